import type { Chart } from '#gallery/words/chart.ts';

export const variants = ['all.open', 'all.folded', 'happy.open', 'happy.folded'] as const;

/** Everything or the happy path alone, with the states inside others shown or folded away. */
export type Variant = (typeof variants)[number];

export interface DrawnSvg {
  width: number;
  height: number;
  /** How many transitions are left out: those that fail or take too long, and those inside what is folded. */
  hidden: number;
  /** Each state bears `data-state`, each transition `data-transition`, the link to a child's drawing `data-machine`. */
  svg: string;
}

/** A machine as the gallery shows it: its words, and its chart drawn in four ways. */
export interface MachineDrawing extends Chart {
  drawings: Record<Variant, DrawnSvg>;
}
