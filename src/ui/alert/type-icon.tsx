import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ToastType } from '#machines/domain/toast.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

export function TypeIcon({ type }: { type: ToastType }) {
  const Icon = icons[type];
  return <Icon size={20} />;
}
