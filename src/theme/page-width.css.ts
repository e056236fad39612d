import { globalStyle } from '@vanilla-extract/css';
import { from } from './tokens.ts';

/** How wide the page's content is at most. */
globalStyle(':root', {
  vars: { '--page-width': '1200px' },
  '@media': {
    [from.xl]: { vars: { '--page-width': '1360px' } },
    [from.xxl]: { vars: { '--page-width': '1560px' } },
  },
});
