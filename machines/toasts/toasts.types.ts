import type { ToastContent } from '#machines/domain/toast.ts';

export type ToastsEvent =
  { type: 'toast.show'; content: ToastContent } | { type: 'toast.closed'; id: string };
