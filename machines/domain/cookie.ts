/** The text of a cookie. One that is not encoded rightly is none; a page without an origin may read none at all. */
export function cookieOf(name: string, of: { readonly cookie: string }): string | undefined {
  try {
    const pair = of.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
