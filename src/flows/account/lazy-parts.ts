import { lazyComponent } from '#src/code/lazy-component.tsx';
import type { HistoryListProps } from './history-list.tsx';
import type { UpdateEntriesProps } from './update-entries.view.tsx';

/** The parts whose code comes with their reads, which fail where the code does. */
export const AppearanceChoice = lazyComponent(() => import('./appearance-choice.view.tsx'));
export const DeviceList = lazyComponent(() => import('./device-list.tsx'));
export const HistoryList = lazyComponent<HistoryListProps>(() =>
  import('./entry-lists.view.tsx').then(({ HistoryList: part }) => ({ default: part })),
);
export const ReceiptBody = lazyComponent(() => import('./receipt-body.tsx'));
export const UpdateEntries = lazyComponent<UpdateEntriesProps>(() =>
  import('./entry-lists.view.tsx').then(({ UpdateEntries: part }) => ({ default: part })),
);
export const StatementBody = lazyComponent(() => import('./statement-body.tsx'));
