/**
 * How often a test at random instants repeats itself: as often as the environment's `name` says; else a few times, and
 * some more where the whole product of the tests is asked for.
 */
export function repetitions(
  name: 'KILLS' | 'ROUNDS',
  { few, whole }: { few: number; whole: number },
): number {
  const asked = Number(process.env[name] ?? '');
  if (Number.isInteger(asked) && asked > 0) return asked;
  return 'WHOLE' in process.env ? whole : few;
}
