import type { LinkCardRef } from '#machines/link-card/link-card.machine.ts';
import type { FlowView } from '#src/app/flow-dialog.tsx';
import { furtherCardMessages as copy } from '#src/flows/card-link/card-link.messages.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import * as styles from './link-card.css.ts';

/** One more card is linked. The dialog stays open while that is under way. */
export const linkCardView: FlowView<LinkCardRef, 'linking'> = {
  width: 520,
  selectStep: ({ value }) => (typeof value === 'object' ? 'linking' : null),
  useStep: ({ snapshot: { children }, step }) => ({
    step,
    title: copy.title,
    body: (
      <div className={styles.stack}>
        <p className={styles.words}>{copy.lead}</p>
        {children.cardLink && (
          <CardLinkView actor={children.cardLink} submitLabel={copy.submit} surface="dialog" />
        )}
      </div>
    ),
  }),
};
