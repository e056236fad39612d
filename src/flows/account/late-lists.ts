import { late } from '#src/ui/late/late.tsx';

/** The lists whose code comes with their reads, which fail where the code does. */
export const DeviceList = late(async () => ({ default: (await import('./device-list.tsx')).DeviceList }));
export const HistoryList = late(async () => ({ default: (await import('./history-list.tsx')).HistoryList }));
