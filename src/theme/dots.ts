/** A static grid of dots, 24 px apart. */
export const dotted = (dots: string, share: number) =>
  `radial-gradient(circle at 12px 12px, color-mix(in srgb, ${dots} ${share}%, transparent) 1.25px, transparent 1.75px)`;
