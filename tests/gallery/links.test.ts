import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { builtGallery } from '#tests/support/built-gallery.ts';
import { test } from '#tests/support/gallery-test.ts';

const long = 'x'.repeat(10_000);
const cut = `${'x'.repeat(60)}…`;
const markup = '<img src=x onerror=alert(1)>';

/** What is not there, or that nobody gets to, named in a link to a machine that is there. */
const lost: [hash: string, says: string][] = [
  ['#/login/gone', 'There is no state “gone” here.'],
  ['#/login/__proto__?tenant=constructor', 'There is no state “__proto__” here.'],
  [`#/login/${long}`, `There is no state “${cut}” here.`],
  ['#/login/a%00b%E2%80%AEc', 'There is no state “a b c” here.'],
  ['#/login/editing?tenant=nobody', 'There is no tenant “nobody”.'],
  ['#/login/editing?tenant=__proto__', 'There is no tenant “__proto__”.'],
  ['#/login/editing?tenant=%ZZ', 'There is no tenant “%ZZ”.'],
  ['#/login/x?path=form.submit~gone', 'Step 1, “gone”, no longer exists here.'],
  [`#/login/x?path=x~${encodeURIComponent(markup)}`, `Step 1, “${markup}”, no longer exists here.`],
  ['#/login/x?path=__proto__,constructor~toString', 'Step 1, “__proto__”, no longer exists here.'],
  ['#/login/x?start=7&path=', 'Start 8 no longer exists here.'],
];

/** A flow that a tenant lacks, of which nobody there sees a state. */
const lacked: [hash: string, says: string][] = [
  ['#/affinity/lacking?tenant=roundup', 'Roundup has no causes'],
  ['#/subscription/tier?tenant=roundup', 'Roundup has no tiers, so members never see this.'],
  ['#/enrolment/filling.editing?tenant=roundup', 'Roundup has no tiers, so members choose no plan here.'],
];

const noMachine: [hash: string, says: string][] = [
  ['#/nothing/here', 'There is no machine “nothing”.'],
  ['#/__proto__', 'There is no machine “__proto__”.'],
  ['#/constructor/toString', 'There is no machine “constructor”.'],
  [`#/${long}`, `There is no machine “${cut}”.`],
  ['#/%E0%A4%A/%%%', 'There is no machine “%E0%A4%A”.'],
  [`#/${encodeURIComponent(markup)}/%`, `There is no machine “${markup}”.`],
];

test('[FLOW-04] a link to what is not there says so in a line, and shows what is', async ({
  page,
  gallery,
}) => {
  for (const [hash, says] of [...lost, ...lacked, ...noMachine]) {
    await page.goto(`${gallery.address}${hash}`);
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Drawing of/ })).toBeVisible();
    await expect(page.locator('aside [data-screen=shown]')).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await page.goto(`${gallery.address}#/navigation/arrived`);
  await expect(page.getByRole('group', { name: /^Drawing of/ })).toBeVisible();
  await expect(page.getByText(/^No screen: It decides which page is shown/)).toBeVisible();
});

test('[FLOW-04] a screen that is opened alone says so, too, and inside the gallery leaves it to the page around', async ({
  page,
  gallery,
}) => {
  const screen = `${gallery.address}screen.html`;
  for (const [hash, says] of [...lost, ...lacked]) {
    await page.goto(`${screen}${hash}`);
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await expect(page.locator('h1, h2').first()).toBeVisible();
  }
  for (const [hash, says] of [
    ...noMachine,
    ['#/navigation/arrived', 'It decides which page is shown'] as const,
  ]) {
    await page.goto(`${screen}${hash}`);
    await expect(page.getByText(says)).toBeVisible();
  }
  await page.goto(`${gallery.address}#/subscription/tier?tenant=roundup`);
  await expect(page.locator('aside [data-screen=shown]')).toBeVisible();
  await expect(page.frameLocator('aside iframe').getByText('Roundup has no tiers')).toHaveCount(0);
});

test('[FLOW-04] nothing of the gallery asks for the worker of the app, whose address is not its own', () => {
  const scripts = readdirSync(builtGallery, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts).not.toEqual([]);
  const asking = scripts.filter((name) =>
    readFileSync(`${builtGallery}/${name}`, 'utf8').includes('/worker.js'),
  );
  expect(asking).toEqual([]);
});
