/** The colours of the page. `deriveColours` gives each its value for a tenant. */
export const colour = {
  page: 'var(--page)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  primary: 'var(--primary)',
  primaryFill: 'var(--primary-fill)',
  primaryFillHover: 'var(--primary-fill-hover)',
  onPrimary: 'var(--on-primary)',
  primaryStrong: 'var(--primary-strong)',
  primarySoft: 'var(--primary-soft)',
  secondary: 'var(--secondary)',
  secondaryFill: 'var(--secondary-fill)',
  onSecondary: 'var(--on-secondary)',
  secondaryStrong: 'var(--secondary-strong)',
  secondarySoft: 'var(--secondary-soft)',
  errorFill: 'var(--error-fill)',
  errorFillHover: 'var(--error-fill-hover)',
  onError: 'var(--on-error)',
  errorStrong: 'var(--error-strong)',
  errorSoft: 'var(--error-soft)',
  successStrong: 'var(--success-strong)',
  successSoft: 'var(--success-soft)',
  warningStrong: 'var(--warning-strong)',
  warningSoft: 'var(--warning-soft)',
  infoStrong: 'var(--info-strong)',
  infoSoft: 'var(--info-soft)',
  /** Behind a logo, which is drawn for a light ground. */
  plate: 'var(--plate)',
  deep: 'var(--deep)',
  onDeep: 'var(--on-deep)',
  onDeepSoft: 'var(--on-deep-soft)',
  deepAccent: 'var(--deep-accent)',
  deepLine: 'var(--deep-line)',
  focus: 'var(--focus)',
} as const;

export const font = {
  family: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  /** Of headings and large figures; `lookOf` gives its value for a tenant. */
  display: 'var(--font-display)',
  regular: 400,
  medium: 500,
  semibold: 600,
} as const;

export const text = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  xxxl: '2.5rem',
} as const;

/** How round corners are; `lookOf` gives each its value for a tenant. */
export const radius = {
  field: 'var(--radius-field)',
  button: 'var(--radius-button)',
  card: 'var(--radius-card)',
  panel: 'var(--radius-panel)',
  dialog: 'var(--radius-dialog)',
  round: '999px',
} as const;

/** Widths in pixels: the page, a form, and the longest comfortable line. */
export const width = { page: 'var(--page-width)', form: '400px', line: '68ch' } as const;

export const motion = {
  quick: '120ms ease-out',
  normal: '220ms ease-out',
  slow: '250ms cubic-bezier(.2,.8,.2,1)',
} as const;

export const shadow =
  '0 3px 6px rgb(16 24 40 / 4%), 0 12px 24px rgb(16 24 40 / 8%), 0 32px 64px rgb(16 24 40 / 10%)';

/** Heights of the frame; content that sticks or floats keeps clear of them. */
export const frame = { topBar: '64px', bottomBar: '64px' } as const;

export const layer = { banner: 10, bar: 20, overlay: 30, toast: 40, skip: 50 } as const;

export const from = {
  sm: 'screen and (min-width: 600px)',
  md: 'screen and (min-width: 960px)',
  lg: 'screen and (min-width: 1280px)',
  xl: 'screen and (min-width: 1920px)',
  xxl: 'screen and (min-width: 2560px)',
  /** Wider than 1280: the search field stands in the top bar. */
  wide: 'screen and (min-width: 1281px)',
} as const;

export const below = {
  xs: 'screen and (max-width: 379.98px)',
  sm: 'screen and (max-width: 599.98px)',
  md: 'screen and (max-width: 959.98px)',
} as const;

export const motionAllowed = '(prefers-reduced-motion: no-preference)';

/** Somebody wants more contrast within the page's own colors. */
export const moreContrast = '(prefers-contrast: more) and (forced-colors: none)';

/** A contrast theme: the system's colours take the place of the page's, and tints and shadows are not drawn. */
export const forcedColors = '(forced-colors: active)';

/** What is chosen, or has the focus among others, in a contrast theme. */
export const forcedChoice = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** An edge where the page has a shadow or a tint. */
export const forcedEdge = { border: '1px solid CanvasText' } as const;
