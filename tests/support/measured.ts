import { noopTelemetry, type Observed, type Telemetry } from '#server/telemetry/telemetry.ts';

/** A watch that measures when a test asks for it. */
export function openWatch() {
  const observed: Observed[] = [];
  const telemetry: Telemetry = { ...noopTelemetry, observe: (each) => void observed.push(each) };
  return {
    telemetry,
    measure: async (name: string) => {
      const own = observed.filter((each) => each.name === name);
      return (await Promise.all(own.map(async ({ measure }) => measure()))).flat();
    },
  };
}
