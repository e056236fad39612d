/** How often a test at random instants repeats itself: as often as the environment's `name` says; else a few times. */
export function repetitions(name: 'KILLS' | 'ROUNDS' | 'VISITS', few: number): number {
  const asked = Number(process.env[name] ?? '');
  return Number.isInteger(asked) && asked > 0 ? asked : few;
}
