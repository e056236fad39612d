import type { Chart } from '#gallery/words/chart.ts';
import type { Facet } from '#gallery/words/facets.ts';

type OneOpen = `folded but ${string}`;

/** How the states inside others are shown: all, none, or those of one group. */
export type Fold = 'open' | 'folded' | OneOpen;

/** So many things stand in the head of a drawing one by one; more are counted, and the page around lists them. */
export const mostInHead = 3;

export interface DrawnSvg {
  width: number;
  height: number;
  /** How many transitions are left out: those inside what is folded. */
  hidden: number;
  /** Each state bears `data-state`, each transition `data-transition`, the link to a child's drawing `data-machine`. */
  svg: string;
}

/** A machine as the gallery shows it: its words, and its chart drawn in each way; a group can be unfolded alone where there are several. `facets` has each state in which it rests. */
export interface MachineDrawing extends Chart {
  facets: Readonly<Record<string, readonly Facet[]>>;
  drawings: Record<'open' | 'folded', DrawnSvg> & Partial<Record<OneOpen, DrawnSvg>>;
}
