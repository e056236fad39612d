export const offerSearchMessages = {
  label: 'Search offers',
  placeholder: 'Search brands',
  title: 'Search offers',
  clear: 'Clear the search',
  hint: 'Type the name of a brand or a store.',
  searching: 'Searching…',
  results: (count: number) => (count === 1 ? '1 brand found' : `${count} brands found`),
  none: (query: string) => `No offers for “${query}”.`,
  noneHint: 'Check the spelling, or browse all offers.',
  failed: 'The search did not work.',
  all: 'See all offers',
  allFor: (query: string) => `See all offers for “${query}”`,
} as const;
