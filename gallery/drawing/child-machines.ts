import { grouped } from './grouped.ts';
import type { Chart, ChartState } from '#gallery/words/chart.ts';

/** Who is inside whom. */
export class Family {
  readonly root: ChartState;
  readonly #states: ReadonlyMap<string, ChartState>;
  readonly #children: ReadonlyMap<string | null, ChartState[]>;

  constructor({ id, states }: Pick<Chart, 'id' | 'states'>) {
    const [root] = states;
    if (!root) throw new Error(`The chart "${id}" has no state.`);
    this.root = root;
    this.#states = new Map(states.map((state) => [state.id, state]));
    this.#children = grouped(states, ({ parent }) => parent);
  }

  get(id: string): ChartState {
    const state = this.#states.get(id);
    if (!state) throw new Error(`There is no state "${id}".`);
    return state;
  }

  childrenOf(id: string): ChartState[] {
    return this.#children.get(id) ?? [];
  }

  /** The state itself, the one around it, and so on to the root. */
  lineOf(id: string): ChartState[] {
    const state = this.get(id);
    return state.parent === null ? [state] : [state, ...this.lineOf(state.parent)];
  }

  /** Whether a state is the other one, or anywhere inside it. */
  isWithin(id: string, outer: string): boolean {
    return this.lineOf(id).some((state) => state.id === outer);
  }

  isInside(id: string, outer: string): boolean {
    return id !== outer && this.isWithin(id, outer);
  }
}
