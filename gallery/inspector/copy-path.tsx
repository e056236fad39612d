import { useState } from 'react';
import { version } from '../../package.json';
import { control } from '../site/layout.css.ts';
import { pathOf, type InspectedActor } from './inspected.ts';

/** Copies what the actor has heard, for an issue or to be played back. */
export function CopyPath({ actor }: { actor: InspectedActor }) {
  const [copied, setCopied] = useState<number | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(pathOf(actor, version));
    setCopied(actor.steps.length);
  };
  return (
    <button type="button" className={control} onClick={() => void copy()}>
      {copied === actor.steps.length ? 'Copied' : 'Copy the path'}
    </button>
  );
}
