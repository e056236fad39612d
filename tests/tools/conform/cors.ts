/** What a browser asks for in a preflight. */
interface Asked {
  origin: string;
  method: string;
  names: readonly string[];
}

/** The methods that need no preflight of their own. */
export const simpleMethods = ['GET', 'HEAD', 'POST'];

/** Why a browser would not send a call after this answer to its preflight; nothing if it would. */
export function preflightRefusals(answer: Response, { origin, method, names }: Asked): string[] {
  if (!answer.ok) return [`the preflight (OPTIONS) answers ${answer.status}`];
  const refused = corsRefusal(answer, origin);
  if (refused !== null) return [refused];
  const methods = listIn(answer, 'access-control-allow-methods');
  const isAllowed = simpleMethods.includes(method) || methods.includes(method.toLowerCase());
  const allowed = listIn(answer, 'access-control-allow-headers');
  const missing = names.filter((name) => !allowed.includes(name));
  const [utm, others] = [missing.filter(isUtm), missing.filter((name) => !isUtm(name))];
  return [
    ...(isAllowed ? [] : [`Access-Control-Allow-Methods does not have ${method}`]),
    ...[utm, others]
      .filter((each) => each.length > 0)
      .map((each) => `Access-Control-Allow-Headers does not have ${each.join(', ')}`),
  ];
}

const isUtm = (name: string) => name.startsWith('x-utm-');

/** Why a browser would keep an answer from the app; null if it would not. */
export function corsRefusal({ headers }: Response, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return 'Access-Control-Allow-Origin is missing';
  if (allowed === '*')
    return 'Access-Control-Allow-Origin is *, which browsers refuse for calls with cookies';
  if (allowed !== origin) return `Access-Control-Allow-Origin is not ${origin}`;
  return headers.get('access-control-allow-credentials') === 'true'
    ? null
    : 'Access-Control-Allow-Credentials is not true';
}

function listIn({ headers }: Response, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
}
