import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SimulatedClock } from 'xstate';
import { refusal } from '#machines/samples/failures.ts';
import { manyUpdates, sampleUpdates } from '#machines/samples/updates.ts';
import { updatesEntry } from '#machines/updates/updates.entry.ts';
import { updatesMachine } from '#machines/updates/updates.machine.ts';
import { accountMessages } from '#src/flows/account/account.messages.ts';
import { updatesMessages as copy } from '#src/flows/account/updates.messages.ts';
import { UpdatesSection } from '#src/flows/account/updates-section.view.tsx';
import { controlMessages } from '#src/messages/controls.ts';
import { renderFlowView } from '#tests/support/flow-view.tsx';
import { inputOf, reject, resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { external, walkScreens } from '#tests/support/view-walk.ts';
import { onScreen } from '#tests/support/on-screen.ts';
import { expectNoAxeViolations } from '#tests/support/view-axe.ts';

const { title, unread, failed } = accountMessages.updates;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const list = page.getByRole('list', { name: copy.list });
const alert = page.getByRole('alert');
const isTitled = () => expect.element(page.getByRole('heading', { name: title })).toBeVisible();

const screens = walkScreens<typeof updatesMachine>({
  ...onScreen(updatesEntry),
  gestures: {
    'updates.refresh': external,
    'updates.seen': external,
    'updates.more': external,
  },
  screens: { 'listed.resting': isTitled, 'listed.noting': isTitled },
});

async function open() {
  const flow = await renderFlowView(
    {
      machine: settleLeaves(updatesMachine),
      input: undefined,
      clock: new SimulatedClock(),
      inspect: () => {},
    },
    (actor) => <UpdatesSection updates={actor} />,
  );
  const child = (name: 'updatesRead' | 'marking' | 'markRead') => {
    const actor = flow.getSnapshot().children[name];
    if (!actor) throw new Error(`"${name}" is not running.`);
    return actor;
  };
  const answer = (updates: unknown, asked = 'fetchResource') => resolve(child('updatesRead'), asked, updates);
  const noted = () => expect.poll(() => flow.getSnapshot().context.noted);
  return { flow, child, answer, noted };
}

async function openWith(updates: unknown = sampleUpdates) {
  const opened = await open();
  opened.answer(updates);
  await expect.element(list).toBeVisible();
  return opened;
}

const rows = () =>
  list
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const renewed =
  'Membership renewed on Gold, monthly: $12.50 charged to the card ending in 4242Nov\u00a022,\u00a02026, 11:30\u00a0PM';

describe('the updates', () => {
  it('[FLOW-03] are asserted in each state in which the flow rests, and no other', () => {
    expect(screens.gaps()).toEqual({ missing: [], orphaned: [] });
  });

  it.each(screens.paths)('[FLOW-03] [LIFE-07] $title', async (path) => {
    await screens.walk(path);
  });

  it('[LIFE-07] are sentences with amounts and dates; what is unread says that it is new', async () => {
    await openWith();
    await expect.element(heading(`${title} ${unread(2)}`)).toBeVisible();
    expect(rows()).toEqual([
      `New${renewed}`,
      'New$9.00 for October passed on to Paws on WheelsNov\u00a03,\u00a02026, 12:00\u00a0AM',
      '$4.10 of cash back confirmedOct\u00a020,\u00a02026, 12:00\u00a0AM',
      'Plan changed to Gold, monthly: $12.50 charged to the card ending in 4242Oct\u00a012,\u00a02026, 9:05\u00a0AM\u00a0· from Chrome on Linux\u00a0· 203.0.113.9',
    ]);
    await expect.element(page.getByText(`4 of 9. ${copy.times}`)).toBeVisible();
    expect(button(copy.markAll).query()).toBe(null);
    await expectNoAxeViolations();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectNoAxeViolations();
    await page.viewport(1440, 900);
  });

  it('[LIFE-07] are noted as read once all that is unread was in view; the marks stay', async () => {
    const { flow, noted } = await openWith();
    await noted().toBe('update-1');
    expect(inputOf(flow, 'markRead')).toEqual({ id: 'update-1' });
    resolve(flow, 'markRead', undefined);
    await expect.poll(() => flow.getSnapshot().matches({ listed: 'resting' })).toBe(true);
    expect(rows()[0]).toBe(`New${renewed}`);
    await expect.element(heading(`${title} ${unread(2)}`)).toBeVisible();
  });

  it('[LIFE-07] that could not be noted say nothing of it', async () => {
    const { flow, noted } = await openWith();
    await noted().toBe('update-1');
    reject(flow, 'markRead', { kind: 'offline' });
    await expect.poll(() => flow.getSnapshot().matches({ listed: 'resting' })).toBe(true);
    expect(alert.query()).toBe(null);
    expect(rows()[0]).toBe(`New${renewed}`);
  });

  it('[LIFE-07] are marked as read together where more is unread than is shown', async () => {
    const { child, answer, noted } = await openWith(manyUpdates);
    await expect.element(heading(`${title} ${unread(5)}`)).toBeVisible();
    await noted().toBe(null);
    await button(copy.markAll).click();
    expect(inputOf(child('marking'), 'sendForm')).toEqual({ values: { id: 'update-1' } });
    await expect.element(button(copy.marking)).toHaveAttribute('aria-busy', 'true');
    resolve(child('marking'), 'sendForm', { id: 'update-1' });
    const items = manyUpdates.items.map((update) => ({ ...update, isUnread: false }));
    answer({ ...manyUpdates, items, unread: 0 }, 'refetchResource');
    await expect.element(heading(title)).toBeVisible();
    expect(rows()[0]).toBe(renewed);
    await expect.element(heading(title)).toHaveFocus();
  });

  it('[LIFE-07] that could not be marked stay so, with the reason, and are marked on another try', async () => {
    const { child } = await openWith(manyUpdates);
    await button(copy.markAll).click();
    reject(child('marking'), 'sendForm', refusal('', 'i_000').error);
    await expect.element(alert).toHaveTextContent(copy.refused);
    await expectNoAxeViolations();
    await button(copy.markAll).click();
    await expect.element(button(copy.marking)).toHaveAttribute('aria-busy', 'true');
    expect(alert.query()).toBe(null);
  });

  it('[TRST-06] [LIFE-02] say of a waiver what is not owed any more, and that support did it', async () => {
    const [first] = sampleUpdates.items;
    await openWith({
      ...sampleUpdates,
      items: [{ ...first, kind: 'duesWaived', by: 'program', currencyCode: '' }],
    });
    expect(rows()).toEqual([
      'NewPayment of $12.50 for Gold, monthly waived: you no longer owe itNov\u00a022,\u00a02026, 11:30\u00a0PM\u00a0· by support',
    ]);
  });

  it('[LIFE-07] show earlier ones below, and are noted once the unread ones are all there', async () => {
    const { child, answer, noted } = await openWith(manyUpdates);
    await button(copy.more).click();
    expect(inputOf(child('updatesRead'), 'fetchResource')).toEqual({
      read: 'updatesRead',
      params: { count: 12 },
    });
    const third = { ...sampleUpdates.items[2], isUnread: true };
    answer({ ...manyUpdates, items: [...manyUpdates.items, third], unread: 3, total: 3 });
    await expect.element(list.getByRole('listitem').last()).toHaveFocus();
    await noted().toBe('update-1');
    expect(button(copy.markAll).query()).toBe(null);
  });

  it('[LIFE-07] [BACK-02] count those that are shown where the server counts none', async () => {
    await openWith({ ...sampleUpdates, unread: null });
    await expect.element(heading(`${title} ${unread(2)}`)).toBeVisible();
  });

  it('[LIFE-07] say what will appear, while nothing has happened', async () => {
    const { answer } = await open();
    answer({ items: [], pageNumber: 1, pageSize: 6, total: 0, unread: 0 });
    await expect.element(page.getByText(copy.empty.text)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('[LIFE-07] that cannot be read say so by themselves, and are read again', async () => {
    const { child, answer } = await open();
    reject(child('updatesRead'), 'fetchResource', { kind: 'offline' });
    await button(controlMessages.retryHint(failed)).click();
    answer(sampleUpdates);
    await expect.element(list).toBeVisible();
  });

  it('[LIFE-07] [BACK-02] leave nothing on the page where the server does not have them', async () => {
    const { child } = await open();
    await isTitled();
    reject(child('updatesRead'), 'fetchResource', { kind: 'missing', status: 404 });
    await expect.element(page.getByRole('heading', { name: title })).not.toBeInTheDocument();
  });
});
