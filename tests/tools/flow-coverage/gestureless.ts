/** Why no gesture on a screen makes an event of the member's: by machine, and by the state that takes it. */
export const gestureless: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
