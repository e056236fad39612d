import type { Chart } from '#gallery/words/chart.ts';

type OneOpen = `folded but ${string}`;

/** How the states inside others are shown: all, none, or those of one group. */
export type Fold = 'open' | 'folded' | OneOpen;

export interface DrawnSvg {
  width: number;
  height: number;
  /** How many transitions are left out: those inside what is folded. */
  hidden: number;
  /** Each state bears `data-state`, each transition `data-transition`, the link to a child's drawing `data-machine`. */
  svg: string;
}

/** A machine as the gallery shows it: its words, and its chart drawn in each way; a group can be unfolded alone where there are several. */
export interface MachineDrawing extends Chart {
  drawings: Record<'open' | 'folded', DrawnSvg> & Partial<Record<OneOpen, DrawnSvg>>;
}
