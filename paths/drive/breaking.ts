import type { AppError } from '#machines/domain/app-error.ts';
import type { Fault } from './sandbox.ts';

/** How a call of the running product is made to fail in a certain way. */
export type Breaking =
  | { kind: 'cut' }
  | { kind: 'expire' }
  | { kind: 'interrupt'; fault: Fault['fault'] }
  | { kind: 'stall'; fault: Fault['fault'] }
  | { kind: 'card'; number: string; fault: Fault['fault'] }
  | { kind: 'fault'; fault: Fault['fault']; mistake?: string };

/** Numbers of the sandbox's cards that the server refuses in this way. */
const refusedCards: Readonly<Record<string, string>> = {
  olive_cc_003: '4000 0000 0000 0069',
  i_card_003: '4000 0000 0000 0119',
  i_card_007: '4000 0000 0000 0002',
};

/** What somebody can do wrong for the server to refuse in this way. */
const mistakes: Readonly<Record<string, string>> = {
  i_auth_003: 'Use a wrong password in the next step.',
};

/** What brings about a failure, for testers and for the player alike. */
export function breakingOf(error: AppError): Breaking {
  switch (error.kind) {
    case 'offline':
      return { kind: 'cut' };
    case 'timeout':
      return { kind: 'stall', fault: { delayMs: 120_000 } };
    case 'expired':
      return { kind: 'expire' };
    case 'unpaid':
      return { kind: 'interrupt', fault: 'reset' };
    case 'unsent':
      return { kind: 'cut' };
    case 'unsupported':
      return { kind: 'fault', fault: { status: 404 } };
    case 'unconfirmed':
    case 'unexpected':
      return { kind: 'fault', fault: 'shape' };
    case 'missing':
      return { kind: 'fault', fault: { status: error.status } };
    case 'rejected': {
      const { status, code, retryAfter } = error;
      const number = code === null ? undefined : refusedCards[code];
      const fault = { status, ...(code !== null && { code }), ...(retryAfter !== null && { retryAfter }) };
      if (number !== undefined) return { kind: 'card', number, fault };
      const mistake = code === null ? undefined : mistakes[code];
      return { kind: 'fault', fault, ...(mistake !== undefined && { mistake }) };
    }
  }
}
