import * as v from 'valibot';

const made = v.object({ email: v.string() });

/** Makes members, one after the other, until the server is gone. Only whom it acknowledged is added. */
export async function makeMembers(address: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${address}/sandbox/members`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ client: 'varsity', state: 'nonmember' }),
      });
      if (response.status === 201) acknowledged.push(v.parse(made, await response.json()).email);
    } catch {
      return;
    }
  }
}
