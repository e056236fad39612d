import { lazyComponent } from '#src/code/lazy-component.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { PaidReceiptProps } from './paid-receipt-props.ts';

/** The receipt at the end of a page that has taken a payment; without its code there is the way on alone. */
export const PaidReceipt = lazyComponent<PaidReceiptProps>(() => import('./paid-receipt.view.tsx'), {
  onError: ({ action, onAction }) => (
    <Button isWide onClick={onAction}>
      {action}
    </Button>
  ),
});
