import type { ComponentPropsWithRef } from 'react';
import { card } from './card.css.ts';

export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={className === undefined ? card : `${card} ${className}`} />;
}
