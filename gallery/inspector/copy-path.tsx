import { version } from '../../package.json';
import { control } from '../site/layout.css.ts';
import { useCopy } from '../site/use-copy.tsx';
import { pathOf, problemOf, type Inspected, type InspectedActor } from './inspected.ts';

/** Copies what the actor has heard, for an issue or to be played back. */
export function CopyPath({ actor }: { actor: InspectedActor }) {
  const { steps } = actor;
  return <CopyButton label="Copy the path" received={steps.length} read={() => pathOf(actor, version)} />;
}

/** Copies what every machine has heard since the app was opened: `npm run paths -- --replay` plays it back. */
export function ReportProblem({ inspected, page }: { inspected: Inspected; page: () => string }) {
  const received = inspected.received[0]?.number ?? 0;
  return (
    <CopyButton
      label="Report a problem"
      received={received}
      read={() => problemOf(inspected, version, page())}
    />
  );
}

/** Says "Copied" until something else is heard. */
function CopyButton({ label, received, read }: { label: string; received: number; read: () => string }) {
  const { isCopied, copy, field } = useCopy(read, received);
  return (
    <>
      <button type="button" className={control} onClick={copy}>
        {isCopied ? 'Copied' : label}
      </button>
      {field}
    </>
  );
}
