import type { User } from '#machines/domain/member.ts';
import {
  profileCompleteness,
  profileParts,
  type ProfilePart,
} from '#machines/domain/profile-completeness.ts';
import { Progress } from '#src/ui/progress/progress.tsx';
import { settingsMessages } from './settings.messages.ts';
import * as styles from './settings.css.ts';

const copy = settingsMessages.completeness;

interface CompletenessProps {
  user: User;
  onAdd: (part: ProfilePart) => void;
}

/** How much of the profile is there, and what comes next; nothing when it is complete. */
export function Completeness({ user, onAdd }: CompletenessProps) {
  const { missing } = profileCompleteness(user);
  const [next] = missing;
  if (next === undefined) return null;
  const [all, there] = [profileParts.length, profileParts.length - missing.length];
  return (
    <div className={styles.completeness}>
      <span>
        {copy.title}: {copy.done(there, all)}
      </span>
      <span className={styles.meter}>
        <Progress label={copy.title} value={there} max={all} />
      </span>
      <button type="button" className={styles.completeAction} onClick={() => onAdd(next)}>
        {copy.missing[next]}
      </button>
    </div>
  );
}
