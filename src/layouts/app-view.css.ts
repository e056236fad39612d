import { style } from '@vanilla-extract/css';

/** What the router shows beside the login page: nothing, until another page has come. */
export const routedPages = style({ display: 'contents' });

export const loginPage = style({
  display: 'contents',
  selectors: { [`&:has(+ ${routedPages} > *)`]: { display: 'none' } },
});
