import type { ComponentPropsWithRef, ReactNode } from 'react';
import { choice, tone as tones } from './chip.css.ts';

/** A short label: a kind, a status, a saving. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}

interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> {
  isSelected: boolean;
}

/** One of several filters. */
export function Chip({ isSelected, ...rest }: ChipProps) {
  return <button {...rest} type="button" className={choice} aria-pressed={isSelected} />;
}
