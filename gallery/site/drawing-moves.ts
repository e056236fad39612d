export type Direction = 'up' | 'down' | 'left' | 'right';

const ways: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The nearest box in a direction that can be visited; what lies aside counts double. */
export function neighbour(
  sheet: Element,
  from: string,
  direction: Direction,
  canVisit: (state: string) => boolean,
): string | null {
  const boxes = [...sheet.querySelectorAll('[data-state]')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { state: element.getAttribute('data-state') ?? '', x: left + width / 2, y: top + height / 2 };
  });
  const here = boxes.find(({ state }) => state === from);
  if (!here) return null;
  const [x, y] = ways[direction];
  const [nearest] = boxes
    .filter(({ state }) => state !== from && canVisit(state))
    .map(({ state, ...box }) => {
      const [dx, dy] = [box.x - here.x, box.y - here.y];
      const ahead = dx * x + dy * y;
      return { state, ahead, cost: ahead + 2 * Math.abs(dx * y + dy * x) };
    })
    .filter(({ ahead }) => ahead > 1)
    .toSorted((one, other) => one.cost - other.cost);
  return nearest?.state ?? null;
}
