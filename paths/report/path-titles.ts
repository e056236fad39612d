import { stepId, type TransitionPath } from '#paths/plan/transition-paths.ts';

/**
 * A title of its own for each path: those that begin and end alike name the first step in which they differ from those
 * before them. What differs in nothing but its order is numbered.
 */
export function distinctTitles(paths: readonly TransitionPath[]): string[] {
  const known = new Map<string, TransitionPath[]>();
  const used = new Set<string>();
  return paths.map((path) => {
    const alike = known.get(path.title) ?? [];
    known.set(path.title, [...alike, path]);
    const own =
      alike.length === 0
        ? undefined
        : path.steps.find((_, at) => alike.every((other) => differs(path, other, at)));
    const named = own ? `${path.title}, with “${own.cause.title}”` : path.title;
    let [title, count] = [named, 1];
    while (used.has(title)) title = `${named} (${(count += 1)})`;
    used.add(title);
    return title;
  });
}

function differs({ steps }: TransitionPath, other: TransitionPath, at: number): boolean {
  return idAt(steps, at) !== idAt(other.steps, at);
}

function idAt(steps: TransitionPath['steps'], at: number): string | undefined {
  const step = steps[at];
  return step && stepId({ path: step.member.path, cause: step.cause });
}
