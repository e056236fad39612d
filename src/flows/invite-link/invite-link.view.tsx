import { useSelector } from '@xstate/react';
import type { InviteLinkRef } from '#machines/invite-link/invite-link.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { canShare } from '#src/browser/share.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { errorLine } from '#src/messages/errors.ts';
import { stack } from './invite-link.css.ts';
import { inviteFriendsMessages as copy } from './invite-link.messages.ts';
import { CopyField } from '#src/ui/copy-field/copy-field.tsx';
import { CopyFieldSkeleton } from '#src/ui/copy-field/copy-field-skeleton.tsx';
import { SectionError } from '#src/ui/section/section-error.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';

/** Without its code the link is copied. */
const ShareLink = lazyComponent(() => import('./share-link.view.tsx'), { onError: () => null });

/** The member's own link with its button, or what stands in its place. */
export function InviteLinkView({ actor }: { actor: InviteLinkRef }) {
  const { supportEmail, name } = useClient();
  const { link, error } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isAbsent = useSelector(actor, (snapshot) => snapshot.matches('absent'));
  const copying = useSelector(actor, ({ value }) => (typeof value === 'string' ? null : value.ready));
  if (isFailed) {
    return (
      <SectionError
        title={copy.failed}
        message={errorLine(error ?? { kind: 'timeout' }, { supportEmail })}
        onRetry={() => actor.send({ type: 'link.retry' })}
      />
    );
  }
  if (isAbsent) return <p>{copy.absent(supportEmail || 'support')}</p>;
  if (!link || copying === null) {
    return (
      <Waiting label={copy.loading}>
        <CopyFieldSkeleton />
      </Waiting>
    );
  }
  return (
    <div className={stack}>
      <CopyField
        label={copy.link}
        value={link.url}
        state={copying}
        words={copy}
        onCopy={() => actor.send({ type: 'link.copy' })}
      />
      {canShare() && <ShareLink url={link.url} title={copy.share.title(name)} />}
    </div>
  );
}
