import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { Updates } from '#machines/domain/updates.ts';
import type { UpdatesRef } from '#machines/updates/updates.machine.ts';
import { useClient } from '#src/app/app-context.ts';
import { useForm } from '#src/app/use-form.ts';
import { UpdateList } from './update-list.tsx';

export interface UpdateEntriesProps {
  flow: UpdatesRef;
  updates: Updates;
  isLoadingMore: boolean;
}

const noFields: readonly string[] = [];

/** The list of updates, and what a member does with it. */
export default function UpdateEntries({ flow, updates, isLoadingMore }: UpdateEntriesProps) {
  const client = useClient();
  const marking = useSelector(flow, ({ children }) => children.marking);
  const { form, submit } = useForm(marking, { fields: noFields });
  const onSeen = useCallback((id: string) => flow.send({ type: 'updates.seen', id }), [flow]);
  return (
    <UpdateList
      updates={updates}
      client={client}
      form={form}
      isLoadingMore={isLoadingMore}
      onMore={() => flow.send({ type: 'updates.more' })}
      onSeen={onSeen}
      onMarkAll={(id) => submit({ id })}
    />
  );
}
