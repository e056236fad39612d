import * as v from 'valibot';
import type { DemoState } from '#server/demo/stories.ts';

const memberSchema = v.object({ email: v.string(), password: v.string() });

export type JourneyMember = v.InferOutput<typeof memberSchema>;

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
  addFault: (fault: Fault) => Promise<void>;
  /** Moves the server's clock, in seconds. */
  advanceClock: (seconds: number) => Promise<void>;
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
    addFault: async (fault) => void (await call('POST', '/faults', { client, ...fault })),
    advanceClock: async (seconds) => {
      isClockMoved = true;
      await call('POST', '/clock', { advance: seconds });
    },
    tidy: async () => {
      await call('DELETE', '/faults');
      if (isClockMoved) await call('POST', '/clock', { now: new Date().toISOString() });
    },
  };
}
