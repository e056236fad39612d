/** What the API says, with 419, to a write that came without any cookie: the browser blocks them, or has none yet. */
export const cookiesNeeded = 'Cookies are needed.';
