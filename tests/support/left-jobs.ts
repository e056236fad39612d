import type { Jobs } from '#server/services.ts';

/** The jobs of a server that leaves them to others. */
export const leftJobs: Jobs = {
  sendMail: () => Promise.resolve(),
  renewSoon: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
