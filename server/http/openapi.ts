import { describeRoute, resolver, type DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';

/** The schema of a call's answer, as it travels; null for none. */
export type Answer = v.GenericSchema | null;

/** For calls that answer 204. */
export const noContent = null;

const message = v.object({ message: v.string() });
const coded = v.object({ code: v.string(), message: v.string() });
const fieldErrors = v.object({
  message: v.string(),
  errors: v.record(v.string(), v.array(v.string())),
  errorDetails: message,
});

/** What travels is what a schema reads, not what it makes of it. */
function asJson(schema: v.GenericSchema) {
  return {
    content: { 'application/json': { schema: resolver(schema, { typeMode: 'input', errorMode: 'ignore' }) } },
  };
}

/** Describes a call in the OpenAPI document: what it does and what it answers; the refusals are the same for all. */
export function describeCall(summary: string, answer: Answer, status: 200 | 201 = 200) {
  const success: DescribeRouteOptions['responses'] =
    answer === null
      ? { 204: { description: 'Done.' } }
      : { [status]: { description: 'The answer.', ...asJson(answer) } };
  return describeResponses(summary, success);
}

/** Describes a call that a browser navigates to, and that leads on to a page. */
export function describeRedirect(summary: string) {
  return describeResponses(summary, { 303: { description: 'Leads on to a page of the app.' } });
}

function describeResponses(summary: string, success: DescribeRouteOptions['responses']) {
  return describeRoute({
    summary,
    responses: {
      ...success,
      401: { description: 'Nobody is signed in.', ...asJson(message) },
      419: { description: 'The CSRF token is missing or stale.', ...asJson(message) },
      421: { description: 'Host and path do not name the same client.', ...asJson(message) },
      422: { description: 'The request is not valid.', ...asJson(fieldErrors) },
      520: { description: 'A refusal with a code of the catalogue.', ...asJson(coded) },
    },
  });
}
