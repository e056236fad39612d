import type { Chart } from '#gallery/words/chart.ts';
import { findGeometryFlaws, rowsOf } from './check-geometry.ts';
import type { Drawing } from './drawing.ts';

/** What is wrong with a drawing of a chart, one line each; `machines` are the drawings that it may link to. */
export function findDrawingFlaws(drawing: Drawing, chart: Chart, machines: readonly string[]): string[] {
  return [
    ...findGeometryFlaws(drawing, chart),
    ...doubled(drawing),
    ...unsaid(drawing, chart),
    ...adrift(drawing, chart, machines),
  ];
}

function doubled(drawing: Drawing): string[] {
  const { areas, boxes, lines, labels } = drawing;
  const ids = [...areas, ...boxes, ...lines, ...labels, ...rowsOf(drawing)].map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `${id}: is there twice`,
  );
}

/** Every transition of the chart is said once; a line without words of its own is said by another. */
function unsaid(drawing: Drawing, { transitions }: Chart): string[] {
  const said = rowsOf(drawing).flatMap((row) => row.transitions);
  const declared = new Set(transitions.map(({ key }) => key));
  return [
    ...[...declared].flatMap((key) => {
      const times = said.filter((each) => each === key).length;
      return times === 1 ? [] : [`${key}: is said ${times} times`];
    }),
    ...said.filter((key) => !declared.has(key)).map((key) => `${key}: is not in the chart`),
  ];
}

function adrift(drawing: Drawing, { states }: Chart, machines: readonly string[]): string[] {
  const { areas, boxes, lines } = drawing;
  const ends = new Set([...areas, ...boxes].map(({ id }) => id));
  const known = new Set(states.map(({ id }) => id));
  return [
    ...states
      .slice(1)
      .filter(({ id }) => !ends.has(id))
      .map(({ id }) => `${id}: is not drawn`),
    ...lines
      .filter(({ from, to }) => !ends.has(from) || !ends.has(to))
      .map(({ id }) => `${id}: leads nowhere`),
    ...rowsOf(drawing)
      .filter(
        ({ to, machineId }) =>
          (to !== null && !known.has(to)) || (machineId !== null && !machines.includes(machineId)),
      )
      .map(({ id }) => `${id}: links to nothing`),
  ];
}
