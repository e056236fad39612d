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
  v.pipe(
    v.object({ type: v.literal('success'), detail: v.unknown() }),
    v.transform(() => ({ type: 'unreadable' as const })),
  ),
  v.object({ type: v.literal('unreadable') }),
  v.object({ type: v.literal('broken') }),
  v.object({ type: v.literal('label'), text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)) }),
  v.object({ type: v.literal('error') }),
  v.object({ type: v.literal('height'), height: pixels }),
  v.object({ type: v.literal('escape') }),
]);

export interface CardFrameHandlers {
  onReady: () => void;
  onRendered: () => void;
  onSucceeded: (card: HostedCard) => void;
  onFailed: () => void;
  /** A card was taken, and nobody can read which. */
  onUnreadable: () => void;
  /** The script broke before anything was drawn. */
  onBroken: () => void;
  /** What the button that sends the form says. */
  onLabel: (text: string) => void;
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

  const isRepeated = () => handlers.attempt() === last.attempt && now() - last.at < debounceTime;
  /** What can't be read is no first outcome: the same card may be reported a second time, in words that can be. */
  const isFirst = () => {
    const isNext = !isRepeated();
    last = { at: now(), attempt: handlers.attempt() };
    return isNext;
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
      case 'label':
        return handlers.onLabel(message.output.text);
      case 'broken':
        return handlers.onBroken();
      case 'success':
        return isFirst() ? handlers.onSucceeded(message.output.detail) : undefined;
      case 'unreadable':
        return isRepeated() ? undefined : handlers.onUnreadable();
      case 'error':
        return isFirst() ? handlers.onFailed() : undefined;
    }
  };
}
