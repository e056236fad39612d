export const welcomeMessages = {
  title: (name: string) => `Welcome, ${name}`,
  text: (client: string) => `You are a member of ${client} now. This is how it works from here:`,
  steps: [
    'Shop with the card you linked, as you always do.',
    'Cash back shows up here in a few days.',
    'Every month part of it helps the people you support.',
  ],
  receipt: 'See your receipt',
  close: 'Start exploring',
} as const;
