import { providerNames } from '#src/flows/social-sign-in/social-sign-in.messages.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import * as styles from './settings.css.ts';

const names: Readonly<Record<string, string>> = providerNames;

/** For who signs in by a provider: there is neither an email nor a password of ours to change. */
export function SocialRow({ provider, email }: { provider: string; email: string }) {
  const name = names[provider] ?? provider;
  return (
    <div className={styles.row}>
      <p className={styles.label}>{email}</p>
      <div className={styles.value}>
        <p>{copy.social(name)}</p>
        <p className={styles.note}>{copy.socialNote(name)}</p>
      </div>
    </div>
  );
}
