/** One part of a long text: a heading, paragraphs, and a list where there is something to count. */
export interface TextPart {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

/** A page to be read from top to bottom. */
export interface SupportText {
  title: string;
  lead: string;
  updated: string;
  parts: readonly TextPart[];
}

export const supportMessages = {
  onThisPage: 'On this page',
  questions: 'Questions about this page?',
  write: 'Write to us at',
  noAddress: 'Ask the support of your program.',
  updated: (date: string) => `Last changed on ${date}`,
} as const;
