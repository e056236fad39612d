import type { Chart } from '#gallery/words/chart.ts';

/** Everything, or the happy path alone. */
export type Part = 'all' | 'happy';

type OneOpen = `folded but ${string}`;

/** How the states inside others are shown: all, none, or those of one group. */
export type Fold = 'open' | 'folded' | OneOpen;

export type Variant = `${Part}.${Fold}`;

export interface DrawnSvg {
  width: number;
  height: number;
  /** How many transitions are left out: those that fail or take too long, and those inside what is folded. */
  hidden: number;
  /** Each state bears `data-state`, each transition `data-transition`, the link to a child's drawing `data-machine`. */
  svg: string;
}

/** A machine as the gallery shows it: its words, and its chart drawn in each way; a group can be unfolded alone where there are several. */
export interface MachineDrawing extends Chart {
  drawings: Record<`${Part}.${'open' | 'folded'}`, DrawnSvg> &
    Partial<Record<`${Part}.${OneOpen}`, DrawnSvg>>;
}
