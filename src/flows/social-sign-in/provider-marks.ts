import type { SocialProvider } from '#machines/domain/client.ts';

interface Drawing {
  /** Width and height of the square it stands in. */
  size: number;
  paths: readonly (readonly [color: string, path: string])[];
}

/**
 * The marks of the providers, in the forms and colors that their brand guidelines ask for on a button: Google's G has
 * four colors on any ground, Facebook's is blue, Apple's has the color of the text.
 */
const drawings: Readonly<Record<SocialProvider, Drawing>> = {
  google: {
    size: 48,
    paths: [
      [
        '#EA4335',
        'M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z',
      ],
      [
        '#4285F4',
        'M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z',
      ],
      [
        '#FBBC05',
        'M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z',
      ],
      [
        '#34A853',
        'M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z',
      ],
    ],
  },
  apple: {
    size: 24,
    paths: [
      [
        '#000',
        'M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04-2.04.03-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.21 3.09 3.79 3.04 1.52-.06 2.09-.99 3.94-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95 1.15-1.69 1.63-3.33 1.66-3.42-.04-.01-3.18-1.22-3.22-4.86-.03-3.04 2.48-4.49 2.6-4.56-1.43-2.09-3.63-2.32-4.39-2.37-2-.16-3.68 1.09-4.62 1.09zM15.53 3.83c.84-1.01 1.4-2.43 1.25-3.83-1.21.05-2.67.8-3.54 1.82-.78.89-1.45 2.34-1.27 3.71 1.35.11 2.72-.69 3.56-1.7',
      ],
    ],
  },
  facebook: {
    size: 24,
    paths: [
      [
        '#0866FF',
        'M9.1 23.69v-7.98H6.63v-3.67H9.1v-1.58c0-4.08 1.85-5.98 5.86-5.98.4 0 .96.04 1.47.1a8.7 8.7 0 0 1 1.14.2v3.32a8.6 8.6 0 0 0-.65-.03 27 27 0 0 0-.74-.01c-.7 0-1.26.1-1.67.31a1.7 1.7 0 0 0-.68.62c-.26.42-.37 1-.37 1.75v1.3h3.92l-.39 2.1-.29 1.57h-3.24v8.24C19.4 23.24 24 18.18 24 12.04c0-6.63-5.37-12-12-12s-12 5.37-12 12c0 5.63 3.87 10.35 9.1 11.65Z',
      ],
    ],
  },
};

/** A provider's mark, as the value of a CSS image. */
export function markOf(provider: SocialProvider): string {
  const { size, paths } = drawings[provider];
  const drawn = paths.map(([color, path]) => `<path fill="${color}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${drawn}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
