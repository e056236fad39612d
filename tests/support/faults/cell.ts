/** One place at which one fault was tried. */
export interface Cell {
  where: string;
  fault: string;
  /** What went wrong; null where the app survived it. */
  found: string | null;
}
