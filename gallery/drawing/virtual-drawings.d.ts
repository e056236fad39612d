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
