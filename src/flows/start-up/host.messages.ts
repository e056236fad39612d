export const hostMessages = {
  forbidden: {
    title: 'Domain not allowed',
    text: (host: string) => `There is no program at ${host}.`,
    next: 'Please check the address, or use the link in your welcome email.',
  },
  crossSite: {
    title: 'This program can’t be opened here',
    text: (host: string) =>
      `The pages at ${host} and the service behind them are on different domains, so nobody can be logged in.`,
    next: 'If you run this program, serve both below one domain, such as app.example.com and api.example.com.',
  },
} as const;
