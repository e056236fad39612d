import { late } from '#src/ui/late/late.tsx';

/** The lists whose code comes with their reads, which fail where the code does. */
export const DeviceList = late(() => import('./device-list.tsx'));
export const HistoryList = late(() => import('./history-list.tsx'));
