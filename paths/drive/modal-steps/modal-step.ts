import type { AnyActorRef, SimulatedClock } from 'xstate';
import type { Overlay } from '#machines/domain/overlay.ts';
import { sampleHostedCard } from '#machines/samples/cards.ts';
import { reject, resolve } from '#paths/explore/settle-on-command.ts';

/** A modal that is open: the machine in it at the end of a path, and its time. */
export interface OpenModal {
  at: (...path: string[]) => AnyActorRef;
  clock: SimulatedClock;
}

/** What leads on in an open modal. */
export type Lead = (modal: OpenModal) => void;

/** A step of a modal, and how it is come to. */
export interface ModalStep {
  step: string;
  overlay: Overlay;
  /** From the opened modal to the step. */
  lead?: Lead;
  /** Whether something is under way that a member must not tear away. */
  stays?: true;
}

export const offline = { kind: 'offline' };

/** One after the other. */
export const leads =
  (...all: Lead[]): Lead =>
  (modal) =>
    all.forEach((lead) => lead(modal));

export const answer =
  (path: readonly string[], id: string, output: unknown): Lead =>
  ({ at }) =>
    resolve(at(...path), id, output);

export const refuse =
  (path: readonly string[], id: string, error: unknown): Lead =>
  ({ at }) =>
    reject(at(...path), id, error);

export const does =
  (path: readonly string[], event: { type: string; [detail: string]: unknown }): Lead =>
  ({ at }) =>
    at(...path).send(event);

/** The key of a payment is kept, and the order goes out. */
export const begins = (...path: string[]) =>
  answer(path, 'prepareKey', { key: '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11' });

/** The hosted form is drawn, filled in and sent. */
export const sends = (...path: string[]) =>
  leads(
    answer(path, 'fetchCardForm', 'void 0;'),
    does(path, { type: 'form.rendered' }),
    ({ clock }) => clock.increment(2000),
    does(path, { type: 'form.succeeded', card: sampleHostedCard }),
    begins(...path, 'cardPayment'),
  );
