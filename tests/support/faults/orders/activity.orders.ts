import { inParallel, read, readFirst, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  fetchTransactions: read('/transactions'),
  fetchContributions: read('/membership/contributions'),
  fetchPayouts: read('/payouts'),
  fetchPayout: readFirst('/payouts'),
  withdraw: inParallel('withdrawing all cash back'),
};
