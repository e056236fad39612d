/** On which days after it fell due a payment is tried, until it is paid. */
export const tryDays = [0, 3, 7, 14] as const;

/** After how many days an unpaid membership is suspended. */
export const suspensionDays = 30;
