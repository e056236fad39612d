import { useSelector } from '@xstate/react';
import type { AccountSettingsRef } from '#machines/account-settings/account-settings.machine.ts';
import type { Affinities, Affinity } from '#machines/domain/affinity.ts';
import type { ResourceRef } from '#machines/resource/resource.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useTerminology } from '#src/app/use-terminology.ts';
import { useReadSection } from '#src/app/use-section.ts';
import { controlMessages } from '#src/messages/controls.ts';
import { errorMessage } from '#src/messages/errors.ts';
import { AffinityCards, confirmChoice } from '#src/ui/affinity-cards/affinity-cards.tsx';
import { Alert } from '#src/ui/alert/alert.tsx';
import { ErrorText } from '#src/ui/alert/error-text.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Waiting } from '#src/ui/waiting/waiting.tsx';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { SettingRow } from './setting-row.tsx';
import { settingsMessages as copy } from './settings.messages.ts';
import { useRow } from './use-row.ts';
import * as styles from './settings.css.ts';

interface AffinityRowProps {
  read: ResourceRef<Affinities, Record<string, never>>;
  settings: AccountSettingsRef;
}

/** Whom a member supports; nothing where the client has no list. */
export function AffinityRow({ read, settings }: AffinityRowProps) {
  const place = useRow(settings, 'affinity');
  const terminology = useTerminology();
  return (
    <SectionView
      section={useReadSection(read)}
      failureTitle={copy.affinityFailed(terminology)}
      skeleton={<RowSkeleton />}
    >
      {({ items, selectedId }) => {
        if (items.length === 0) return null;
        const name = items.find(({ id }) => id === selectedId)?.name;
        return (
          <SettingRow
            {...place}
            row="affinity"
            value={{ text: name ?? copy.noAffinity(terminology), isMissing: name === undefined }}
          >
            {place.isOpen && <AffinityChoice settings={settings} onCancel={place.onClose} />}
          </SettingRow>
        );
      }}
    </SectionView>
  );
}

const none: readonly Affinity[] = [];

function AffinityChoice({ settings, onCancel }: { settings: AccountSettingsRef; onCancel: () => void }) {
  const { supportEmail } = useClient();
  const terminology = useTerminology();
  const affinity = useSelector(settings, ({ children }) => children.affinity);
  const state = useSelector(affinity, (snapshot) => snapshot?.value ?? 'loading');
  const items = useSelector(affinity, (snapshot) => snapshot?.context.items ?? none);
  const selectedId = useSelector(affinity, (snapshot) => snapshot?.context.selectedId ?? null);
  const error = useSelector(affinity, (snapshot) => snapshot?.context.error ?? null);
  const problem = error && errorMessage(error, { supportEmail });
  const isSaving = state === 'saving' || state === 'decided';
  return (
    <div className={styles.choices}>
      {problem && (
        <Alert type="error" {...(state === 'failed' && { title: copy.affinityFailed(terminology) })}>
          <ErrorText error={problem} />
        </Alert>
      )}
      {items.length === 0 ? (
        state !== 'failed' && (
          <Waiting>
            <Skeleton height={64} radius={12} />
          </Waiting>
        )
      ) : (
        <AffinityCards
          legend={copy.labels.affinity}
          items={items}
          selectedId={selectedId}
          onChoose={(id) => affinity?.send({ type: 'affinity.choose', id })}
          {...(state === 'empty' && { error: copy.affinityLacking })}
        />
      )}
      <div className={styles.actions}>
        {state === 'failed' ? (
          <Button onClick={() => affinity?.send({ type: 'affinities.retry' })}>
            {controlMessages.retry}
          </Button>
        ) : (
          <Button
            isBusy={isSaving}
            isDisabled={state === 'loading'}
            busyLabel={copy.saving}
            onClick={({ currentTarget }) =>
              confirmChoice(() => affinity?.send({ type: 'affinity.confirm' }), currentTarget)
            }
          >
            {copy.save}
          </Button>
        )}
        <Button variant="quiet" isDisabled={isSaving} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.row}>
      <p className={styles.label}>{copy.labels.affinity}</p>
      <p className={styles.value}>
        <Skeleton width={140} />
      </p>
    </div>
  );
}
