import { randomUUID } from 'node:crypto';
import type { TestServer } from './api-server.ts';
import { newMember, reset, validate } from './password-reset.ts';
import { form } from './sign-up.ts';

/** A call that may be tried so many times within a window. */
export interface LimitedCall {
  name: string;
  /** The file below `server/` and the constant that has its windows. */
  declared: string;
  /** How the key that counts its tries begins. */
  counter: string;
  /** How many tries in how many seconds, the shortest window first. */
  windows: readonly (readonly [attempts: number, seconds: number])[];
  /** The refusal; `i_auth_005` unless given. */
  code?: string;
  /** False where an address is counted, whoever calls. */
  isPersonal?: false;
  /** Only on such a server; in the sandbox unless given. */
  sandbox?: boolean;
  /** Somebody new, and how they try once more. No try is refused for another reason before it is counted. */
  prepare: (server: TestServer) => Promise<() => Promise<Response>>;
}

let calls = 0;
/** An address of IPv4 that nobody has called from. */
const newAddress = () => `10.${(calls += 1) >> 16}.${(calls >> 8) & 255}.${calls & 255}`;

/** A login that fails. */
const logIn = async (server: TestServer) => {
  const [visitor, email] = [server.client(), `${randomUUID()}@example.com`];
  return () => visitor.login(email, 'Wrong!2345');
};

export const hourly = (attempts: number) => [[attempts, 3600]] as const;
const address = {
  declared: 'auth/auth.routes.ts addressLimits',
  counter: 'logins:',
  isPersonal: false,
} as const;
const tryingSecrets = {
  declared: 'auth/password-reset.routes.ts tryLimits',
  windows: [
    [10, 60],
    [30, 3600],
  ],
  code: 'i_pass_003',
} as const;

/** Every call of nobody in particular that has a limit of its own. */
export const limitedVisits: readonly LimitedCall[] = [
  {
    name: 'logging in with an email',
    declared: 'auth/auth.routes.ts loginLimits',
    counter: 'login:',
    windows: [
      [5, 60],
      [20, 3600],
    ],
    prepare: logIn,
  },
  {
    name: 'logging in to an account from everywhere',
    declared: 'auth/auth.routes.ts accountLimits',
    counter: 'account:',
    windows: [
      [20, 60],
      [100, 3600],
    ],
    prepare: async (server) => {
      const email = `${randomUUID()}@example.com`;
      return () => server.client(undefined, newAddress()).login(email, 'Wrong!2345');
    },
  },
  {
    name: 'logging in from an address',
    ...address,
    windows: [
      [30, 60],
      [300, 3600],
    ],
    sandbox: false,
    prepare: logIn,
  },
  {
    name: 'logging in from an address in the sandbox',
    ...address,
    windows: [
      [600, 60],
      [6000, 3600],
    ],
    prepare: logIn,
  },
  {
    name: 'signing up with an address that is taken',
    declared: 'auth/sign-up.routes.ts limits',
    counter: 'signup:',
    windows: hourly(5),
    prepare: async (server) => {
      const visitor = server.client();
      return () => visitor.post('/signup', form({ email: 'active@example.com' }));
    },
  },
  {
    name: 'signing up from a network',
    declared: 'auth/sign-up.routes.ts networkLimits',
    counter: 'signups:',
    windows: [
      [60, 60],
      [200, 3600],
    ],
    isPersonal: false,
    prepare: async (server) => () => server.client().post('/signup', form()),
  },
  {
    name: 'asking for a code to choose a new password',
    declared: 'auth/password-reset.routes.ts mailLimits',
    counter: 'reset:',
    windows: [
      [1, 30],
      [3, 3600],
    ],
    code: 'i_pass_003',
    prepare: async (server) => {
      const [visitor, email] = [server.client(), await newMember(server)];
      return () => visitor.post('/password-reset-begin', { email });
    },
  },
  {
    name: 'asking for codes for one address from one network',
    declared: 'auth/password-reset.routes.ts networkMailLimits',
    counter: 'reset-network:',
    windows: hourly(10),
    code: 'i_pass_003',
    prepare: async (server) => {
      const [email, network] = [await newMember(server), newAddress()];
      return () => server.client(undefined, network).post('/password-reset-begin', { email });
    },
  },
  {
    name: 'asking for codes for one address from everywhere',
    declared: 'auth/password-reset.routes.ts accountMailLimits',
    counter: 'reset-account:',
    windows: hourly(300),
    code: 'i_pass_003',
    prepare: async (server) => {
      const email = await newMember(server);
      return () => server.client(undefined, newAddress()).post('/password-reset-begin', { email });
    },
  },
  {
    name: 'trying a code',
    ...tryingSecrets,
    counter: 'reset-code:',
    prepare: async (server) => {
      const [visitor, email] = [server.client(), await newMember(server)];
      return () => validate(visitor, email, '000000');
    },
  },
  {
    name: 'trying a token',
    ...tryingSecrets,
    counter: 'reset-token:',
    prepare: async (server) => {
      const [visitor, email] = [server.client(), await newMember(server)];
      return () => reset(visitor, email, 'wrong');
    },
  },
];
