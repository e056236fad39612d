import { bidiIsolate } from '#src/messages/bidi-isolate.ts';

export const welcomeMessages = {
  title: (name: string) => `Welcome, ${bidiIsolate(name)}`,
  text: (client: string) => `You are now a member of ${client}. Here is how it works:`,
  steps: [
    'Shop with the card you linked, as you always do.',
    'Cash back shows up here in a few days.',
    'Every month, what your purchases give helps the people you support.',
  ],
  receipt: 'See your receipt',
  close: 'Start exploring',
} as const;
