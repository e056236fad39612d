import * as v from 'valibot';
import { hostedCardSchema, type HostedCard } from '#machines/domain/hosted-card.ts';

const pixels = v.pipe(
  v.number(),
  v.check((height) => height >= 0 && height <= 4000),
);

const messageSchema = v.union([
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('rendered') }),
  v.object({ type: v.literal('success'), detail: hostedCardSchema }),
  v.object({ type: v.literal('error') }),
  v.object({ type: v.literal('height'), height: pixels }),
  v.object({ type: v.literal('escape') }),
]);

export interface CardFrameHandlers {
  onReady: () => void;
  onRendered: () => void;
  onSucceeded: (card: HostedCard) => void;
  onFailed: () => void;
  onHeight: (pixels: number) => void;
  onEscape?: () => void;
  /** Which try it is: the first outcome after a refusal is never a repetition of the one before. */
  attempt: () => number;
}

/** The outcome events of the hosted form are handled once in this time. */
const debounceTime = 200;

/** A frame without an origin of its own tells this one. */
const opaqueOrigin = 'null';

/**
 * Hears what the card frame tells. Only that frame is believed, only what parses is handled, and of the outcomes of one
 * attempt that come within 200 ms only the first.
 */
export function listenToCardFrame(
  frame: () => Window | null,
  handlers: CardFrameHandlers,
  now: () => number = () => performance.now(),
): (event: Pick<MessageEvent, 'source' | 'origin' | 'data'>) => void {
  let last = { at: -Infinity, attempt: NaN };

  const isFirst = () => {
    const outcome = { at: now(), attempt: handlers.attempt() };
    const isRepeated = outcome.attempt === last.attempt && outcome.at - last.at < debounceTime;
    last = outcome;
    return !isRepeated;
  };

  return ({ source, origin, data }) => {
    if (source === null || source !== frame() || origin !== opaqueOrigin) return;
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    switch (message.output.type) {
      case 'ready':
        return handlers.onReady();
      case 'rendered':
        return handlers.onRendered();
      case 'height':
        return handlers.onHeight(message.output.height);
      case 'escape':
        return handlers.onEscape?.();
      case 'success':
        return isFirst() ? handlers.onSucceeded(message.output.detail) : undefined;
      case 'error':
        return isFirst() ? handlers.onFailed() : undefined;
    }
  };
}
