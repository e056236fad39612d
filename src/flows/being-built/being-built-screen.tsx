import { Check } from 'lucide-react';
import { routes, type RouteName } from '#machines/domain/routes.ts';
import { beingBuiltMessages } from './being-built.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Badge } from '#src/ui/chip/chip.tsx';
import * as styles from './being-built-screen.css.ts';

/** A page that is not there yet: what it will hold, and a way on. */
export function BeingBuiltScreen({ route }: { route: RouteName }) {
  const { title, text, points } = beingBuiltMessages.previewOf(route);
  return (
    <div className={points.length > 0 ? styles.screen : undefined}>
      <div className={styles.words}>
        <Badge tone="secondary">{beingBuiltMessages.badge}</Badge>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>
          {text} {beingBuiltMessages.soon}
        </p>
        <p className={styles.action}>
          <ButtonLink href={routes.home.path}>{beingBuiltMessages.home}</ButtonLink>
        </p>
      </div>
      {points.length > 0 && (
        <section className={styles.preview} aria-labelledby="preview">
          <h2 id="preview" className={styles.heading}>
            {beingBuiltMessages.what}
          </h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <span className={styles.check} aria-hidden="true">
                  <Check size={14} strokeWidth={3} />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
