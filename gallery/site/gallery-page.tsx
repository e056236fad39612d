import { useEffect, type ReactNode } from 'react';
import { ColoursButton } from './colours-button.tsx';
import { brand, header, spacer, summary as summaryStyle, title as titleStyle } from './layout.css.ts';
import * as styles from './gallery-page.css.ts';

interface GalleryPageProps {
  title: string;
  summary: string;
  /** Links of the header. */
  links?: ReactNode;
  /** What stands under the title: filters and counts. */
  tools: ReactNode;
  children: ReactNode;
}

/** A page of the gallery beside its drawings: the way back, the title, its filters, and what they leave. */
export function GalleryPage({ title, summary, links, tools, children }: GalleryPageProps) {
  useEffect(() => {
    document.title = `${title} · Flow gallery`;
  }, [title]);
  return (
    <div className={styles.shell}>
      <header className={header}>
        <a className={`${brand} ${styles.home}`} href="#/">
          Flow gallery
        </a>
        {links}
        <span className={spacer} />
        <ColoursButton />
      </header>
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 className={titleStyle}>{title}</h1>
          <p className={summaryStyle}>{summary}</p>
          {tools}
        </div>
        {children}
      </main>
    </div>
  );
}
