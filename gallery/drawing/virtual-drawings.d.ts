declare module 'virtual:drawings' {
  import type { MachineDrawing } from '#gallery/drawing/machine-drawing.ts';

  /** Every machine of the catalogue, in its order; each drawing is a file of its own. */
  export const drawings: readonly {
    id: string;
    title: string;
    summary: string;
    load: () => Promise<{ default: MachineDrawing }>;
  }[];
}

declare module 'virtual:drawing/*' {
  import type { MachineDrawing } from '#gallery/drawing/machine-drawing.ts';

  const drawing: MachineDrawing;
  export default drawing;
}

declare module 'virtual:states' {
  import type { Facet } from '#gallery/words/facets.ts';

  /** Each state in which a machine rests; `says` is its heading and its main button, empty where it shows nothing. */
  export const states: readonly { machine: string; state: string; facets: readonly Facet[]; says: string }[];
}
