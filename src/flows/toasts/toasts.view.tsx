import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ToastEvent, ToastRef } from '#machines/toasts/toast.machine.ts';
import type { Client } from '#machines/domain/client.ts';
import { isOver } from '#machines/domain/membership-over.ts';
import { useActor, useApp, useClient } from '#src/app/app-context.ts';
import { toastDetails, toastLink, toastText } from './toasts.messages.ts';
import { Toasts, type ToastView } from '#src/ui/toast/toasts.tsx';

/** The messages of the toasts actor. */
export default function ToastStack() {
  const actor = useActor('toasts');
  const refs = useSelector(actor, ({ context }) => context.toasts);
  const toasts = useToastViews(refs);
  const send = (id: string, type: ToastEvent['type']) =>
    refs.find((toast) => toast.id === id)?.send({ type });
  return (
    <Toasts
      toasts={toasts}
      onPause={(id) => send(id, 'toast.pause')}
      onResume={(id) => send(id, 'toast.resume')}
      onClose={(id) => send(id, 'toast.close')}
    />
  );
}

interface ToastFacts extends Pick<Client, 'currencyCode' | 'supportEmail'> {
  /** The membership is over. */
  hasLeft: boolean;
}

function viewOf(toast: ToastRef, { currencyCode, supportEmail, hasLeft }: ToastFacts): ToastView {
  const snapshot = toast.getSnapshot();
  const { content } = snapshot.context;
  const link = toastLink(content.message, { supportEmail, hasLeft });
  const details = toastDetails(content.message, currencyCode);
  return {
    id: toast.id,
    type: content.type,
    message: toastText(content.message, supportEmail),
    ...(details !== null && { details }),
    ...(link && { link }),
    isLeaving: snapshot.matches('leaving'),
  };
}

function useToastViews(refs: readonly ToastRef[]): ToastView[] {
  const client = useClient();
  const hasLeft = useSelector(useApp(), ({ context }) => isOver(context.session?.membership ?? null));
  const [, renderAgain] = useState({});
  useEffect(() => {
    const subscriptions = refs.map((toast) => {
      let wasLeaving = toast.getSnapshot().matches('leaving');
      return toast.subscribe((snapshot) => {
        const isLeaving = snapshot.matches('leaving');
        if (isLeaving !== wasLeaving) renderAgain({});
        wasLeaving = isLeaving;
      });
    });
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [refs]);
  return refs.map((toast) => viewOf(toast, { ...client, hasLeft }));
}
