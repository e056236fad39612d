import { useEffect, useState } from 'react';
import { accountMessages } from './account.messages.ts';
import * as styles from './section-nav.css.ts';

export interface SectionEntry {
  /** That of its heading. */
  id: string;
  title: string;
  /** Beside the title: "3 new". */
  note?: string;
}

/** The parts of the page, to go to; the one that is read now is marked. */
export function SectionNav({ sections }: { sections: readonly SectionEntry[] }) {
  const current = useCurrent(sections);
  return (
    <nav className={styles.nav} aria-label={accountMessages.sections}>
      <ul className={styles.list}>
        {sections.map(({ id, title, note }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                const heading = document.getElementById(id);
                if (heading === null) return;
                event.preventDefault();
                heading.focus({ preventScroll: true });
                heading.scrollIntoView();
              }}
            >
              {title}
              {note && ' '}
              {note && <span className={styles.note}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last part whose heading has passed the upper third of the window; the last of all at the end of the page. */
function useCurrent(sections: readonly SectionEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(sections[0]?.id ?? null);
  useEffect(() => {
    const mark = () => {
      const { innerHeight, scrollY } = window;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return isAtEnd || top < innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? null);
    };
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, [sections]);
  return current;
}
