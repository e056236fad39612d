interface LastAnswer {
  /** The headers of the API's latest answer, and when it came by the device's clock, in milliseconds since 1970. */
  dated?: readonly [headers: Headers, at: number];
  /** Called after each answer. */
  follow?: () => void;
}

/** What dates the API's latest answer. It comes with the first page; what reads it comes later. */
export const lastAnswer: LastAnswer = {};

export function receiveAnswer({ headers }: Response): void {
  lastAnswer.dated = [headers, Date.now()];
  lastAnswer.follow?.();
}
