import { saveAs } from './save-as.ts';
import { sharedLink } from './shared-link.ts';
import { useCopy } from './use-copy.tsx';
import type { Place } from './place.ts';
import { stateTitle } from '../words/state-title.ts';
import { control } from './layout.css.ts';
import * as styles from './steps.css.ts';

/** The way as a list that can be put into an issue or a test plan. */
function pathMarkdown({ entry, tenant, walked }: Place, link: string): string {
  const steps = walked.steps.map(
    ({ cause, leaves }, index) => `${index + 1}. ${tenant.words(cause.title)} → *${stateTitle(leaves)}*`,
  );
  return [
    `# ${entry.title}: ${stateTitle(walked.steps.at(-1)?.leaves ?? walked.first.leaves)}`,
    '',
    `At ${tenant.name}. ${tenant.words(walked.title)} → *${stateTitle(walked.first.leaves)}*`,
    '',
    ...steps,
    '',
    `[Open in the flow gallery](${link})`,
    '',
  ].join('\n');
}

export function PathExport({ place }: { place: Place }) {
  const text = () => pathMarkdown(place, sharedLink());
  const { isCopied, copy, field } = useCopy(text, place);
  return (
    <div className={styles.exports}>
      <button type="button" className={control} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy as Markdown'}
      </button>
      <button
        type="button"
        className={control}
        onClick={() =>
          saveAs(`${place.entry.machine.id}-path.md`, new Blob([text()], { type: 'text/markdown' }))
        }
      >
        Save as Markdown
      </button>
      {field}
    </div>
  );
}
