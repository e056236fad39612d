import * as v from 'valibot';
import { apiOriginOf, type HostRules } from '#machines/domain/host.ts';
import { safeExternal } from './external.ts';

export interface Env extends HostRules {
  /** Origin of the API, without a closing slash; empty for the app's own origin. */
  apiHost: string;
  /** Where visitors go when the app cannot start. */
  programPageUrl: string | null;
  /** The script that records sessions, once cookies were accepted. */
  sessionRecordingUrl: string | null;
  /** Where errors of the app are posted to. */
  errorReportUrl: string | null;
  /** Where a downgrade is scheduled and taken back, below the API's prefix. */
  downgradePath: string;
}

/** An empty variable counts as one that is not set. */
const textOr = (byDefault: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim() || byDefault),
  );

const external = v.pipe(
  textOr(''),
  v.check((text) => text === '' || safeExternal(text) !== null, 'must be an https address'),
);

const optionalExternal = v.pipe(
  external,
  v.transform((text) => text || null),
);

const domain = v.pipe(v.string(), v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a list of domains'));

const envSchema = v.object({
  VITE_API_HOST: v.pipe(
    textOr(''),
    v.check((text) => text === '' || apiOriginOf(text) !== null, 'must be an https origin without a path'),
    v.transform((text) => apiOriginOf(text) ?? ''),
  ),
  VITE_PROGRAM_PAGE_URL: optionalExternal,
  VITE_SESSION_RECORDING_URL: optionalExternal,
  VITE_ERROR_REPORT_URL: optionalExternal,
  VITE_ALLOWED_HOSTS: v.pipe(
    textOr('localhost'),
    v.transform((text) => text.toLowerCase().split(/\s*,\s*/)),
    v.array(domain),
  ),
  VITE_DEFAULT_CLIENT: v.pipe(
    textOr('varsity'),
    v.regex(/^[a-z0-9-]{1,63}$/, 'must be the label of a client'),
  ),
  VITE_DOWNGRADE_PATH: v.pipe(
    textOr('membership/downgrade'),
    v.transform((text) => text.replace(/^\/+|\/+$/g, '')),
    v.regex(/^[\w-]+(\/[\w-]+)*$/, 'must be a path such as membership/downgrade'),
  ),
});

/** Reads the `VITE_*` variables. Throws one error that names every bad one. */
export function readEnv(variables: Readonly<Record<string, unknown>>): Env {
  const result = v.safeParse(envSchema, variables);
  if (!result.success) {
    const complaints = result.issues.map((issue) => `${String(issue.path?.[0].key)} ${issue.message}`);
    throw new Error(`Bad environment: ${complaints.join('; ')}.`);
  }
  const { output } = result;
  return {
    apiHost: output.VITE_API_HOST,
    programPageUrl: output.VITE_PROGRAM_PAGE_URL,
    sessionRecordingUrl: output.VITE_SESSION_RECORDING_URL,
    errorReportUrl: output.VITE_ERROR_REPORT_URL,
    downgradePath: output.VITE_DOWNGRADE_PATH,
    allowedHosts: output.VITE_ALLOWED_HOSTS,
    defaultClient: output.VITE_DEFAULT_CLIENT,
  };
}
