import { useEffect, useEffectEvent } from 'react';
import { registry } from '#machines/registry.ts';
import { views, widths } from '../address.ts';
import { tenants } from '../screens/tenants.ts';
import type { Moves, Place } from './place.ts';

interface Keys {
  place: Place;
  moves: Moves;
  onSearch: () => void;
  onShortcuts: () => void;
  onFold: () => void;
  onHappy: () => void;
}

/** The keys of the gallery. */
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
      case 'j':
        return () => goToMachine(place, moves, 1);
      case 'k':
        return () => goToMachine(place, moves, -1);
      case 't':
        return () => moves.go({ tenant: after(tenants, ({ id }) => id === place.tenant.id).id });
      case 'w':
        return () => moves.go({ width: after(widths, (width) => width === place.address.width) });
      case 'v':
        return () => moves.go({ view: after(views, (view) => view === place.address.view) });
      case '[':
        return () => visitNeighbour(place, moves, -1);
      case ']':
        return () => visitNeighbour(place, moves, 1);
      default:
        return null;
    }
  };
  useKey((key) => {
    const action = actionOf(key);
    action?.();
    return action !== null;
  });
}

/** A key that is pressed anywhere; `press` says whether it took it. Fields, dialogs and chords of the browser keep theirs. */
export function useKey(press: (key: string) => boolean): void {
  const receive = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', receive);
    return () => window.removeEventListener('keydown', receive);
  }, []);
}

function visitNeighbour({ chart, leaves }: Place, moves: Moves, by: 1 | -1): void {
  const reached = [...chart.ways.keys()];
  const next = reached.at((reached.indexOf(leaves[0] ?? '') + by) % reached.length);
  if (next !== undefined) moves.visit(next);
}

/** What follows in a list that begins again at its end. */
function after<Value>(list: readonly Value[], isHere: (value: Value) => boolean, by = 1): Value {
  return list.at((list.findIndex(isHere) + by) % list.length) as Value;
}

function goToMachine({ address }: Place, moves: Moves, by: 1 | -1): void {
  const { machine } = after(registry, (entry) => entry.machine.id === address.machine, by);
  moves.go({ machine: machine.id, state: '', way: null });
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [role=dialog], dialog') !== null
  );
}
