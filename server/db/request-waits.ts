import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseAwayError } from './failures.ts';

/** The time that a request has left to wait for the database. Waits that run side by side count once. */
class RequestWaits {
  #spent = 0;
  #running = 0;
  #since = 0;
  readonly most: number;
  /** Whose request it is, once that is known. */
  member: string | null = null;

  constructor(milliseconds: number) {
    this.most = milliseconds;
  }

  get left(): number {
    const running = this.#running > 0 ? performance.now() - this.#since : 0;
    return Math.max(0, this.most - this.#spent - running);
  }

  async count<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.#running === 0) this.#since = performance.now();
    this.#running += 1;
    try {
      return await act();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#spent += performance.now() - this.#since;
    }
  }
}

const requests = new AsyncLocalStorage<RequestWaits>();

/** Does something that waits for the database no longer than this altogether; it rejects with a {@link DatabaseAwayError}. */
export function withDatabaseWaits<Result>(seconds: number, act: () => Result): Result {
  return requests.run(new RequestWaits(seconds * 1000), act);
}

/** From now on the request is a member's: all requests of one member together hold two connections at most. */
export function setRequestMember(id: string): void {
  const request = requests.getStore();
  if (request) request.member = id;
}

export const requestMember = (): string | null => requests.getStore()?.member ?? null;

/** The milliseconds that a request may wait in all; null outside of one. */
export const requestPatience = (): number | null => requests.getStore()?.most ?? null;

/** The milliseconds that the present request may still wait; null outside of one. */
export const requestTimeLeft = (): number | null => requests.getStore()?.left ?? null;

/** Does something that waits for the database; `limit` says for how many milliseconds where no request does. */
export async function waitFor<Result>(
  limit: number,
  act: (milliseconds: number) => Promise<Result>,
): Promise<Result> {
  const request = requests.getStore();
  if (request === undefined) return act(limit);
  const { left } = request;
  if (left <= 0) throw new DatabaseAwayError('The request has waited long enough.');
  return request.count(() => act(left));
}
