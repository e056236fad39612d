import { useEffect, useEffectEvent } from 'react';
import type { Moves, Place } from './place.ts';

interface Keys {
  place: Place;
  moves: Moves;
  onSearch: () => void;
  onShortcuts: () => void;
  onFold: () => void;
  onHappy: () => void;
}

/** The keys of the gallery. Fields, dialogs and chords of the browser keep theirs. */
export function useKeys({ place, moves, onSearch, onShortcuts, onFold, onHappy }: Keys): void {
  const actionOf = (key: string): (() => void) | null => {
    if (/^[1-9]$/.test(key)) {
      const choice = place.choices.filter(({ leaves }) => leaves !== null)[Number(key) - 1];
      return choice ? () => moves.step(choice.id) : null;
    }
    switch (key) {
      case '/':
        return onSearch;
      case '?':
        return onShortcuts;
      case 'f':
        return onFold;
      case 'h':
        return onHappy;
      case 'Backspace':
        return moves.back;
      case '[':
        return () => visitNeighbour(place, moves, -1);
      case ']':
        return () => visitNeighbour(place, moves, 1);
      default:
        return null;
    }
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function visitNeighbour({ chart, leaves }: Place, moves: Moves, by: 1 | -1): void {
  const reached = [...chart.ways.keys()];
  const next = reached.at((reached.indexOf(leaves[0] ?? '') + by) % reached.length);
  if (next !== undefined) moves.visit(next);
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [role=dialog], dialog') !== null
  );
}
