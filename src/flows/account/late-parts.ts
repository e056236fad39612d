import { late } from '#src/ui/late/late.tsx';

/** The parts whose code comes with their reads, which fail where the code does. */
export const DeviceList = late(() => import('./device-list.tsx'));
export const HistoryList = late(() => import('./history-list.tsx'));
export const ReceiptBody = late(() => import('./receipt-body.tsx'));
export const StatementBody = late(() => import('./statement-body.tsx'));
