import type { TestClient } from './api-client.ts';

/** What a tester tells the sandbox, as JSON. */
export function orderFrom(tester: TestClient) {
  return (path: string, body: unknown, headers: Record<string, string> = {}) =>
    tester.request(`/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
}
