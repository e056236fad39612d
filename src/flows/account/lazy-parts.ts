import { lazyComponent } from '#src/code/lazy-component.tsx';
import type { HistoryListProps } from './history-list.tsx';
import type { UpdateEntriesProps } from './update-entries.view.tsx';

/** The parts whose code comes with their reads, which fail where the code does. */
export const AppearanceChoice = lazyComponent(() => import('./appearance-choice.view.tsx'));
export const DeviceList = lazyComponent(() => import('./device-list.tsx'));
/** Without its code the account says nothing of a new email, and works. */
export const EmailChange = lazyComponent(() => import('./email-change.view.tsx'), { when: () => true });
export const HistoryList = lazyComponent<HistoryListProps>(() =>
  import('./entry-lists.view.tsx').then(({ HistoryList: part }) => ({ default: part })),
);
export const ReceiptBody = lazyComponent(() => import('./receipt-body.tsx'));
export const UpdateEntries = lazyComponent<UpdateEntriesProps>(() =>
  import('./entry-lists.view.tsx').then(({ UpdateEntries: part }) => ({ default: part })),
);
export const StatementBody = lazyComponent(() => import('./statement-body.tsx'));
