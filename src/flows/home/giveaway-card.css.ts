import { style } from '@vanilla-extract/css';
import { colour, font, from, radius, text } from '#src/theme/tokens.ts';

const notch = '10px';
/** Where the ticket would be torn: beside the number on a phone, below it on a desktop. */
const stubWidth = '112px';
const stubHeight = '46%';

const hole = `transparent ${notch}, #000 0`;

/** A ticket: a notch at each end of the line along which it would be torn. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: `${stubWidth} minmax(0, 1fr)`,
  borderRadius: radius.panel,
  background: colour.secondarySoft,
  maskImage: `radial-gradient(circle at ${stubWidth} 0, ${hole}), radial-gradient(circle at ${stubWidth} 100%, ${hole})`,
  maskComposite: 'intersect',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `${stubHeight} 1fr`,
      maskImage: `radial-gradient(circle at 0 ${stubHeight}, ${hole}), radial-gradient(circle at 100% ${stubHeight}, ${hole})`,
    },
  },
});

const torn = `2px dashed color-mix(in srgb, ${colour.secondaryStrong} 35%, transparent)`;

export const stub = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  margin: `${notch} 0`,
  borderRight: torn,
  color: colour.secondaryStrong,
  fontSize: text.sm,
  fontWeight: font.medium,
  '@media': { [from.md]: { margin: `0 ${notch}`, borderRight: 0, borderBottom: torn, fontSize: text.md } },
});

export const count = style({
  fontFamily: font.display,
  fontSize: '3rem',
  fontWeight: font.semibold,
  lineHeight: 1.1,
  letterSpacing: '-0.04em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from.md]: { fontSize: '4rem' } },
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '12px',
  padding: '20px 16px 20px 20px',
  fontSize: text.sm,
  '@media': { [from.md]: { padding: '20px 28px 28px', gap: '16px' } },
});

export const title = style({ marginBottom: '4px', fontSize: text.md, letterSpacing: '-0.01em' });

export const words = style({ textWrap: 'pretty' });
