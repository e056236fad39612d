import { setImmediate as nextTask } from 'node:timers/promises';
import { vi } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
} from 'xstate';
import type { AppRef } from '#machines/app/app.machine.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { appId } from '#machines/notify.ts';
import { flowOf } from '#machines/page/page-flows.ts';
import { createApi } from '#src/api/api.ts';
import { createHttp } from '#src/api/http.ts';
import { provideActors } from '#src/app/actors.ts';
import { createFetchedFlows } from '#src/app/fetched-flows.ts';
import { hasOpenPayment, writeSignUpEntry } from '#src/app/checkout-guards.ts';
import { createGuards, joinedKey, type Guards } from '#src/app/guards.ts';
import { receiveAs } from '#src/app/receive-as.ts';
import { readCookie, writeCookie } from '#src/browser/cookies.ts';
import { createRememberedTarget } from '#src/browser/remembered-target.ts';
import type { Secret } from '#src/browser/url-tokens.ts';
import { DeviceList, ReceiptBody, StatementBody, UpdateEntries } from '#src/flows/account/lazy-parts.ts';
import { flows as flowTable, modalChart } from '#src/routes/flows.ts';
import { modalModules } from '#src/routes/modals.ts';
import type { BackEnd } from '#tests/other-back-end/back-end.ts';
import { startSession } from '#tests/other-back-end/session.ts';
import { dependenciesWith } from '#tests/support/app-dependencies.ts';
import { recordOf, type PersonName } from '#tests/support/back-end-members.ts';
import { tenantLabel } from '#tests/support/back-end-site.ts';
import { apiOrigin, browserBefore } from './in-process.ts';

type Search = Readonly<Record<string, string>>;

const step = 500;
const shortest = 3000;
const longest = 90_000;
const busyTags = ['busy', 'working', 'confirming', 'starting', 'refreshing'];

function secretOf<Value>(held: Value | null): Secret<Value> {
  return {
    read: () => held,
    take: () => {
      const value = held;
      held = null;
      return value;
    },
    store: (value) => {
      held = value;
    },
  };
}

/** Code that an actor loads at its first call. */
const lateCalls = import.meta.glob([
  '../../../src/api/*.ts',
  '../../../src/flows/account/receipt.actors.ts',
  '../../../src/flows/deals/saved-offers.store.ts',
]);

/** Loads the code of all pages, modals and calls, which no test then waits for. */
export async function loadCode(): Promise<void> {
  const parts = [DeviceList, ReceiptBody, StatementBody, UpdateEntries];
  const modules = [...Object.values(flowTable.pages), ...Object.values(modalModules), modalChart, ...parts];
  await Promise.all([
    ...modules.map((module: { load: () => Promise<unknown> }) => module.load()),
    ...Object.values(lateCalls).map((load) => load()),
  ]);
}

/** The app with its real charts, actors and decoders, without a page: it asks a back end in the same process. */
export class HeadlessApp {
  readonly app: AppRef;
  private readonly clock = new SimulatedClock();
  private readonly guards: Guards;
  private readonly loadFlow: (route: RouteName) => Promise<void>;
  private readonly underWay: () => number;
  private going: Promise<void> = Promise.resolve();
  /** The page that was asked for, and the one that the guards lead to. */
  private sought: { route: RouteName; search: Search } | null = null;
  private shown: RouteName | null = null;
  leftFor: string | null = null;

  constructor(backEnd: BackEnd, person: PersonName | null, activationToken: string | null = null) {
    const browser = browserBefore(backEnd);
    this.underWay = browser.underWay;
    if (person !== null) {
      const { id, token } = startSession(backEnd.state, recordOf(backEnd, person).user.id);
      browser.jar.set('rewards_session', id).set('XSRF-TOKEN', encodeURIComponent(token));
    }
    const readToken = () => {
      const token = browser.jar.get('XSRF-TOKEN');
      return token === undefined ? undefined : decodeURIComponent(token);
    };
    const http = createHttp({
      apiHost: apiOrigin,
      client: tenantLabel,
      fetch: browser.fetch,
      storage: { getItem: () => null },
      readToken,
      onExpired: () => this.app.getSnapshot().children.session?.send({ type: 'session.expire' }),
    });
    const dependencies = dependenciesWith({
      api: createApi(http),
      http,
      mayHaveSession: () => readToken() !== undefined,
      path: () => '/',
      client: () => this.app.getSnapshot().context.programme?.client ?? null,
      session: () => this.app.getSnapshot().context.session,
      tiers: () => this.app.getSnapshot().context.programme?.tiers ?? null,
      leaveFor: (address) => {
        this.leftFor = address;
      },
      secrets: {
        reset: secretOf<{ email: string; token: string }>(null),
        activation: secretOf(activationToken),
      },
    });
    const flows = createFetchedFlows(dependencies, flowTable);
    this.loadFlow = (route) => flows.load(flowOf(route));
    this.app = createActor(provideActors(dependencies, flows), {
      systemId: appId,
      clock: this.clock,
      input: { label: tenantLabel, storedConsent: null, logOutPending: false },
    });
    this.app.start();
    receiveAs(this.app, 'router', ({ route, search = {} }) => this.goTo(route, search));
    const tab = dependencies.tab;
    this.guards = createGuards(this.app, {
      remembered: createRememberedTarget(tab),
      readTierId: () => readCookie('signup_tier_id'),
      readJoinedId: () => tab.getItem(joinedKey),
      hasOpenPayment: async (route) => hasOpenPayment(route, this.app, dependencies),
      storeTierId: (id) => writeCookie('signup_tier_id', id),
      storeEntry: async (to, programme) => writeSignUpEntry(to, programme, tab),
      hasResetToken: () => dependencies.secrets.reset.read() !== null,
      leaveFor: () => {},
    });
  }

  stop(): void {
    this.app.stop();
  }

  /** Opens a page, or the one that the guards lead to instead. */
  goTo(route: RouteName, search: Search = {}): void {
    this.sought = { route, search };
    this.going = this.going.then(() => this.enter()).catch((error: unknown) => console.error(error));
  }

  private async enter(): Promise<void> {
    if (this.sought === null || !this.app.getSnapshot().matches({ serving: 'running' })) return;
    const { route, search } = this.sought;
    const query = new URLSearchParams(search).toString();
    const output = await this.guards.run(
      { route, search, query, isPreload: false },
      new AbortController().signal,
    );
    this.guards.store(output);
    if (output.kind !== 'show' || output.route === this.shown) return;
    await this.loadFlow(output.route);
    this.shown = output.route;
    this.app.send({ type: 'route.entered', route: output.route, search });
  }

  /** Everything that was begun comes to its end, as far as time alone brings it there. */
  async settle(): Promise<void> {
    for (let passed = 0; passed < longest; passed += step) {
      await this.rest();
      if (passed >= shortest && !this.isBusy()) break;
      vi.setSystemTime(Date.now() + step);
      this.clock.increment(step);
    }
    await this.rest();
    this.going = this.going.then(() => this.enter()).catch((error: unknown) => console.error(error));
    await this.rest();
  }

  /** No call is on its way, and nothing follows from the last answer any more. */
  private async rest(): Promise<void> {
    let quiet = 0;
    while (quiet < 4) {
      await nextTask();
      await this.going;
      quiet = this.underWay() === 0 ? quiet + 1 : 0;
    }
  }

  private isBusy(): boolean {
    return this.actors().some(([, snapshot]) => busyTags.some((tag) => snapshot.hasTag(tag)));
  }

  /** All charts that run, with the path of each. */
  actors(): [path: string, snapshot: AnyMachineSnapshot, ref: AnyActorRef][] {
    const found: [string, AnyMachineSnapshot, AnyActorRef][] = [];
    const visit = (ref: AnyActorRef, path: string) => {
      const snapshot: unknown = ref.getSnapshot();
      if (!isMachineSnapshot(snapshot)) return;
      found.push([path, snapshot, ref]);
      for (const [id, child] of Object.entries(snapshot.children)) {
        if (child !== undefined) visit(child as AnyActorRef, `${path}/${id}`);
      }
    };
    visit(this.app, 'app');
    return found;
  }

  /** Sends a member's gesture to the chart that takes it, of a path that ends so; false where none does. */
  gesture(event: AnyEventObject, at = ''): boolean {
    const taker = this.actors()
      .toReversed()
      .find(([path, snapshot]) => path.endsWith(at) && snapshot.status === 'active' && snapshot.can(event));
    taker?.[2].send(event);
    return taker !== undefined;
  }

  /** The page that is shown. */
  page(): RouteName | null {
    return this.shown;
  }
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}
