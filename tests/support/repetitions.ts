/**
 * How often a test with kills at random instants repeats itself: `KILLS` where it is set, as `npm run test:kills` does,
 * else a few times.
 */
export function repetitions(few: number): number {
  const asked = Number(process.env['KILLS'] ?? '');
  return Number.isInteger(asked) && asked > 0 ? asked : few;
}
