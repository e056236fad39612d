import { formatDateLong } from '#src/messages/format-date.ts';
import { supportMessages, type SupportText } from './support.messages.ts';
import { Link } from '#src/ui/link/link.tsx';
import { heading } from '#src/ui/section/section.css.ts';
import * as styles from './support-article.css.ts';

interface SupportArticleProps {
  text: SupportText;
  supportEmail: string;
}

/** A long text with its list of contents. */
export function SupportArticle({ text, supportEmail }: SupportArticleProps) {
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {text.title}
        </h1>
        <p className={styles.lead}>{text.lead}</p>
        <p className={styles.updated}>{supportMessages.updated(formatDateLong(text.updated))}</p>
      </header>
      <nav className={styles.contents} aria-label={supportMessages.onThisPage}>
        <ol>
          {text.parts.map(({ title }) => (
            <li key={title}>
              <a className={styles.contentsLink} href={`#${anchorOf(title)}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {text.parts.map(({ title, paragraphs, list }) => (
          <section key={title} className={styles.part} aria-labelledby={anchorOf(title)}>
            <h2 id={anchorOf(title)} className={heading}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul className={styles.list}>
                {list.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <aside className={styles.questions}>
          <p className={styles.question}>{supportMessages.questions}</p>
          <p>
            {supportEmail === '' ? (
              supportMessages.noAddress
            ) : (
              <>
                {supportMessages.write} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
              </>
            )}
          </p>
        </aside>
      </div>
    </article>
  );
}

function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}
