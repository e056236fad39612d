import { afterEach, describe, expect, test, vi } from 'vitest';
import { cardFrameTheme } from '#src/flows/card-link/card-frame-theme.ts';

describe('the looks of the card frame', () => {
  afterEach(() => vi.unstubAllGlobals());

  const root = {} as Element;
  const stubColours = (colours: Record<string, string>) =>
    vi.stubGlobal('getComputedStyle', (element: Element) => ({
      colorScheme: 'normal',
      getPropertyValue: (name: string) => (element === root ? (colours[name] ?? '') : 'of another'),
    }));

  test('[CARD-01] are those of the page, under the names of the hosted form', () => {
    stubColours({
      'font-family': '"Figtree Variable", sans-serif',
      '--ink': ' #111111 ',
      '--ink-soft': '#222222',
      '--line-strong': '#333333',
      '--surface': '#444444',
      '--sunken': '#555555',
      '--focus': '#666666',
      '--error-strong': '#777777',
      '--primary-fill': '#888888',
      '--on-primary': '#999999',
      '--radius-field': '2px',
      '--radius-button': '999px',
      '--secondary': '#000000',
    });
    expect(cardFrameTheme(root)).toEqual({
      '--card-font': '"Figtree Variable", sans-serif',
      '--card-ink': '#111111',
      '--card-muted': '#222222',
      '--card-line': '#333333',
      '--card-field': '#444444',
      '--card-locked': '#555555',
      '--card-focus': '#666666',
      '--card-error': '#777777',
      '--card-accent': '#888888',
      '--card-on-accent': '#999999',
      '--card-radius': '2px',
      '--card-button-radius': '999px',
    });
  });

  test('[CARD-01] leave out what the page does not have, so that the form uses its own', () => {
    stubColours({ '--ink': '#111111', '--focus': '  ' });
    expect(cardFrameTheme(root)).toEqual({ '--card-ink': '#111111' });
  });
});
