import * as v from 'valibot';
import type { DemoState } from '#server/demo/personas.ts';

const memberSchema = v.object({ email: v.string(), password: v.string() });

export type JourneyMember = v.InferOutput<typeof memberSchema>;

const importedSchema = v.object({ email: v.string(), activationToken: v.string() });
const mailsSchema = v.object({ items: v.array(v.object({ subject: v.string(), body: v.string() })) });

export type ImportedMember = v.InferOutput<typeof importedSchema>;
export type JourneyMail = v.InferOutput<typeof mailsSchema>['items'][number];

/** What a call runs into, as the sandbox of the API understands it. */
export interface Fault {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | '*';
  /** Below `/w/v1/{client}`; may end in `*`. */
  path: string;
  fault:
    | 'reset'
    | 'lost'
    | 'malformed'
    | 'shape'
    | { delayMs: number }
    | { status: number; code?: string; message?: string; retryAfter?: number };
  times?: number;
}

/** The sandbox of a journey's server. */
export interface Sandbox {
  makeMember: (state: DemoState) => Promise<JourneyMember>;
  /** A member who has a plan, and no password yet. */
  makeImported: () => Promise<ImportedMember>;
  /** What was sent to an address, the newest first. */
  mailsTo: (email: string) => Promise<JourneyMail[]>;
  addFault: (fault: Fault) => Promise<void>;
  /** Moves the server's clock, in seconds. */
  advanceClock: (seconds: number) => Promise<void>;
  /** Forgets how often anything was tried. */
  clearAttempts: () => Promise<void>;
  /** Takes faults back, and sets the clock right. */
  tidy: () => Promise<void>;
}

export function openSandbox(port: number, client: string): Sandbox {
  let isClockMoved = false;
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`http://localhost:${port}/sandbox${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sandbox${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    makeMember: async (state) =>
      v.parse(memberSchema, await (await call('POST', '/members', { client, state })).json()),
    makeImported: async () =>
      v.parse(importedSchema, await (await call('POST', '/members', { client, state: 'incomplete' })).json()),
    mailsTo: async (email) => {
      const answer = await call('GET', `/outbox?to=${encodeURIComponent(email)}`);
      return v.parse(mailsSchema, await answer.json()).items;
    },
    addFault: async (fault) => void (await call('POST', '/faults', { client, ...fault })),
    advanceClock: async (seconds) => {
      isClockMoved = true;
      await call('POST', '/clock', { advance: seconds });
    },
    clearAttempts: async () => void (await call('DELETE', '/throttle')),
    tidy: async () => {
      await call('DELETE', '/faults');
      if (isClockMoved) await call('POST', '/clock', { now: new Date().toISOString() });
    },
  };
}
