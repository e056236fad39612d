import type { Change, Look } from '#gallery/words/chart.ts';
import type { Row } from './drawing.ts';

export interface PlannedEdge {
  id: string;
  from: string;
  to: string;
  look: Look;
  transitions: string[];
  rows: Row[];
  /** Not drawn: it only keeps a state below one of those that lead to it. */
  isGhost: boolean;
  change: Change | null;
}
