import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, setGlobalDispatcher } from 'undici';

const lookupLocalhost: LookupFunction = (hostname, options, callback) =>
  lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, options, callback);

/** Lets `fetch` find names below `localhost` as browsers do: this machine. Node asks the name server for them. */
export const resolveLocalhostNames = (): void =>
  setGlobalDispatcher(new Agent({ connect: { lookup: lookupLocalhost } }));
