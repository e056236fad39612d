/* What shows entries of the account history; it loads together. */
export { HistoryList } from './history-list.tsx';
export { UpdateEntries } from './update-entries.view.tsx';
