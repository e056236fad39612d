import { style } from '@vanilla-extract/css';
import { colour, from, radius, text } from '#src/theme/tokens.ts';

export const roomForTwo = from.lg;

export const calendar = style({ display: 'grid', gap: '12px', justifyItems: 'start' });

export const picker = style({
  vars: {
    '--rdp-accent-color': colour.primaryStrong,
    '--rdp-accent-background-color': colour.primarySoft,
    '--rdp-range_start-color': colour.surface,
    '--rdp-range_end-color': colour.surface,
    '--rdp-range_start-date-background-color': colour.primaryStrong,
    '--rdp-range_end-date-background-color': colour.primaryStrong,
    '--rdp-today-color': colour.primaryStrong,
    '--rdp-outside-opacity': '1',
    '--rdp-disabled-opacity': '0.5',
    '--rdp-day-width': 'clamp(36px, 12.5vw, 44px)',
    '--rdp-day-height': '44px',
    '--rdp-day_button-width': 'clamp(34px, 12vw, 42px)',
    '--rdp-day_button-height': '42px',
    '--rdp-day_button-border-radius': radius.field,
    '--rdp-nav_button-width': '44px',
    '--rdp-nav_button-height': '44px',
    '--rdp-weekday-opacity': '1',
    '--rdp-months-gap': '24px',
  },
});

export const status = style({ fontSize: text.sm, color: colour.inkSoft });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
