import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { cardLinkEntry } from '#machines/card-link/card-link.entry.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import type { AppError } from '#machines/domain/app-error.ts';
import { sampleHostedCard } from '#machines/samples/cards.ts';
import { refusal } from '#machines/samples/failures.ts';
import { cardLinkMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { paymentMessages } from '#src/flows/payment/payment.messages.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { audited } from '#tests/support/audited-screens.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const frame = () => document.querySelector('iframe');
const mandate =
  /^By submitting the card form you agree that \$25\.00 is charged to this card now and every month/;

const isLoading = () => expect.element(page.getByText(copy.loading)).toBeInTheDocument();
const isDrawnBehind = async () => {
  await isLoading();
  expect(frame()?.closest('[aria-hidden]')).not.toBe(null);
};
const isLinking = async () => {
  await expect
    .element(page.getByText(copy.working).or(page.getByText(paymentMessages.confirming.title)))
    .toBeVisible();
  expect(page.getByText(mandate).query()).toBe(null);
};
const isOpen = async () => {
  await expect.element(page.getByTitle(copy.frameTitle)).toBeVisible();
  await expect.element(page.getByText(copy.accepted)).toBeVisible();
  await expect.element(page.getByText(mandate)).toBeVisible();
  await expect.poll(() => frame()?.closest('[aria-hidden]')).toBe(null);
};

const screens = walkScreens<typeof cardLinkMachine>({
  ...onScreen(cardLinkEntry),
  gestures: {
    'form.rendered': external,
    'form.succeeded': external,
    'form.failed': external,
    'form.unreadable': external,
    'form.broken': external,
    'work.started': external,
    'work.finished': external,
    'form.retry': () => button(copy.unavailable.retry).click(),
    'notice.close': () => button(copy.alreadyLinked.close).click(),
  },
  screens: audited({
    loading: async () => {
      await isLoading();
      expect(frame()).toBe(null);
    },
    'mounting.blank': isDrawnBehind,
    'mounting.rendered': isDrawnBehind,
    'open.choosing': async () => {
      await isOpen();
      expect(page.getByRole('alert').elements()).toEqual([]);
    },
    'open.refused': async () => {
      await isOpen();
      await expect.element(page.getByRole('alert').getByText(copy.refusedTitle)).toBeVisible();
    },
    'open.unread': async () => {
      await isOpen();
      await expect.element(page.getByRole('alert')).toHaveTextContent(copy.unread.text);
    },
    'open.awaited': async () => {
      await isOpen();
      expect(page.getByText(copy.loading).elements()).toEqual([]);
      expect(page.getByText(copy.unavailable.title).elements()).toEqual([]);
    },
    'open.late': async () => {
      await isOpen();
      await expect.element(page.getByText(copy.unavailable.title)).toBeVisible();
    },
    'linking.working': isLinking,
    'linking.unclear': isLinking,
    alreadyLinked: async () => {
      await expect.element(page.getByRole('dialog', { name: copy.alreadyLinked.title })).toBeVisible();
    },
    unavailable: async () => {
      await expect.element(page.getByRole('alert').getByText(copy.unavailable.title)).toBeVisible();
      expect(frame()).toBe(null);
    },
    linked: () => expect.element(page.getByText(copy.linked, { exact: true }).first()).toBeVisible(),
    finished: () => expect.element(page.getByText(copy.linked, { exact: true }).first()).toBeVisible(),
  }),
});

describe('the card step', () => {
  it('[FLOW-03] [CARD-01] asserts each state in which it rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [CARD-01] $title', async (path) => {
    await screens.walk(path);
  });
});

async function openForm() {
  const clock = new SimulatedClock();
  const flow = await renderFlowView(
    {
      machine: settleLeaves(cardLinkMachine),
      input: { plan: null, maxRoundUp: null, isInterrupted: false },
      clock,
      inspect: () => {},
    },
    (actor) => <CardLinkView actor={actor} submitLabel="Link card" />,
  );
  resolve(flow, 'fetchCardForm', 'hosted form');
  await expect.poll(frame).not.toBe(null);
  flow.send({ type: 'form.rendered' });
  clock.increment(2000);
  await expect.element(page.getByTitle(copy.frameTitle)).toBeVisible();
  const decline = async (error: AppError, key = '9f0c6f1e-7f0f-4ad1-9d43-3d0f6a9f8a11') => {
    flow.send({ type: 'form.succeeded', card: sampleHostedCard });
    await expect.element(page.getByText(copy.working)).toBeVisible();
    const { cardPayment } = flow.getSnapshot().children;
    if (!cardPayment) throw new Error('No card is being linked.');
    resolve(cardPayment, 'prepareKey', { key });
    reject(cardPayment, 'sendOrder', error);
  };
  return { flow, clock, decline };
}

describe('the hosted form', () => {
  it('[CARD-01] [JOIN-05] stays the same element while a card is linked and refused, so that its inputs stay', async () => {
    const { decline } = await openForm();
    const first = frame();
    await decline(refusal('', 'i_card_007').error);
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(frame()).toBe(first);
    await decline(refusal('', 'olive_cc_003').error);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(frame()).toBe(first);
    await button(copy.alreadyLinked.close).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(frame()).toBe(first);
  });

  it('[CARD-01] [SUBS-13] takes nothing while a card is being linked', async () => {
    const { flow } = await openForm();
    expect(frame()?.inert).toBe(false);
    flow.send({ type: 'form.succeeded', card: sampleHostedCard });
    await expect.element(page.getByText(copy.working)).toBeVisible();
    expect(frame()?.inert).toBe(true);
    expect(frame()?.closest('[aria-hidden]')).not.toBe(null);
  });

  it('[CARD-01] runs in a frame that has scripts and forms, and nothing of the page', async () => {
    await openForm();
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame()?.getAttribute('src')).toBe('/card-frame.html');
    expect(frame()?.referrerPolicy).toBe('no-referrer');
  });

  it('[BACK-06] may open windows where the document says that it has a provider', async () => {
    const mark = Object.assign(document.createElement('meta'), { name: 'card-form', content: 'provider' });
    document.head.append(mark);
    await openForm();
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    mark.remove();
  });

  it('[CARD-01] believes no success that another window forges', async () => {
    const { flow } = await openForm();
    const received = new Promise((receive) => window.addEventListener('message', receive, { once: true }));
    window.postMessage({ type: 'success', detail: sampleHostedCard }, '*');
    await received;
    expect(flow.getSnapshot().value).toEqual({ open: 'choosing' });
  });

  it.each<[error: AppError, words: string]>([
    [
      refusal('', 'olive_cc_001').error,
      'Discover cards are not supported. We accept Visa and Mastercard only. Please use a different card.',
    ],
    [
      refusal('', 'olive_cc_002').error,
      'American Express (Amex) cards are not supported. We accept Visa and Mastercard only. Please use a different card.',
    ],
    [
      refusal('', 'i_card_007').error,
      'Failed transaction. Please check your card details. Nothing was charged. If the details are right, please try a different card.',
    ],
  ])('[CARD-02] says of %j what to do', async (error, words) => {
    const { decline } = await openForm();
    await decline(error);
    await expect.element(page.getByRole('alert')).toHaveTextContent(`${copy.refusedTitle}${words}`);
  });

  it.each(['olive_cc_003', 'i_card_003'] as const)(
    '[CARD-07] of a card that is linked already (%s) names whom to ask, and closes by the keyboard',
    async (code) => {
      const { decline } = await openForm();
      await decline(refusal('', code).error);
      const dialog = page.getByRole('dialog', { name: copy.alreadyLinked.title });
      await expect.element(dialog).toHaveTextContent(copy.alreadyLinked.text('help@varsity.example'));
      await expect
        .element(dialog.getByRole('link', { name: copy.alreadyLinked.contact }))
        .toHaveAttribute('href', 'mailto:help@varsity.example');
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(page.getByRole('alert').getByText(copy.refusedTitle)).toBeVisible();
    },
  );
});
