import { lazyComponent } from '#src/code/lazy-component.tsx';

/** The parts whose code comes with their reads, which fail where the code does. */
export const AppearanceChoice = lazyComponent(() => import('./appearance-choice.view.tsx'));
export const DeviceList = lazyComponent(() => import('./device-list.tsx'));
/** Without its code the account says nothing of a new email, and works. */
export const EmailChange = lazyComponent(() => import('./email-change.view.tsx'), { when: () => true });
export const ReceiptBody = lazyComponent(() => import('./receipt-body.tsx'));
export const StatementBody = lazyComponent(() => import('./statement-body.tsx'));
export const UpdateEntries = lazyComponent(() => import('./update-entries.view.tsx'));
