import { CircleAlert } from 'lucide-react';
import { routes } from '#machines/domain/routes.ts';
import { membershipNotices } from './membership-notices.messages.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { bar, renew, words } from './overdue-bar.css.ts';

const copy = membershipNotices.overdue;

/** On every page of a member whose payment is overdue. */
export function OverdueBar() {
  return (
    <div className={bar} role="region" aria-label={copy.title}>
      <p className={words}>
        <CircleAlert size={18} aria-hidden="true" />
        {copy.bar}
      </p>
      <ButtonLink className={renew} variant="outlined" href={routes.renew.path}>
        {copy.renew}
      </ButtonLink>
    </div>
  );
}
