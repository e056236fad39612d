/**
 * How often a test with kills at random instants repeats itself: `KILLS` where it is set, as `npm run test:kills` does,
 * else a few times, and fewer still unless the whole product of the tests is asked for.
 */
export function repetitions({ few, whole }: { few: number; whole: number }): number {
  const asked = Number(process.env['KILLS'] ?? '');
  if (Number.isInteger(asked) && asked > 0) return asked;
  return 'WHOLE' in process.env ? whole : few;
}
