import { useEffect, type RefObject } from 'react';
import { coverage } from 'virtual:coverage';
import * as styles from './coverage-lights.css.ts';

const signs = {
  gesture: { sign: '●', words: 'by a gesture' },
  journey: { sign: '◆', words: 'in a journey' },
  reported: { sign: '○', words: 'only told' },
  headless: { sign: '–', words: 'without a screen' },
  never: { sign: '✕', words: 'never run' },
} as const;

const levels = ['gesture', 'journey', 'reported', 'headless', 'never'] as const;

/** Whether the tests were counted when this gallery was made. */
export const isCounted = coverage !== null;

/** What the signs on the drawing mean, with how often each is there. */
export function CoverageLegend({ machine }: { machine: string }) {
  const taken = Object.values(coverage?.[machine] ?? {});
  return (
    <ul className={styles.legend} aria-label="What the tests took">
      {levels.map((level) => (
        <li key={level}>
          {signs[level].sign} {signs[level].words}: {taken.filter((each) => each === level).length}
        </li>
      ))}
    </ul>
  );
}

/** Puts the sign of each transition behind its words, and says on hover what it means. */
export function useCoverageLights(sheet: RefObject<Element | null>, machine: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !sheet.current) return;
    const taken = coverage?.[machine] ?? {};
    const added: Element[] = [];
    const marked = [...sheet.current.querySelectorAll('[data-transition]')];
    for (const element of marked) {
      const level = taken[element.getAttribute('data-transition') ?? ''] ?? 'never';
      element.setAttribute('data-coverage', level);
      const text = [...element.querySelectorAll('text')].at(-1);
      const sign = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
      sign.textContent = level === 'never' ? ` ${signs.never.sign} ${signs.never.words}` : signs[level].sign;
      /** Small, so that it stands between its words and those beside them. */
      sign.setAttribute('font-size', '8');
      sign.setAttribute('dx', '2');
      text?.append(sign);
      const tip = document.createElementNS('http://www.w3.org/2000/svg', 'title');
      tip.textContent = `${text?.textContent ?? ''} ${signs[level].words}`;
      element.append(tip);
      added.push(sign, tip);
    }
    return () => {
      for (const element of added) element.remove();
      for (const element of marked) element.removeAttribute('data-coverage');
    };
  }, [sheet, machine, isOn]);
}
