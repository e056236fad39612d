import { asWritten, inParallel, read, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  fetchCardForm: read('/card-hosted-form'),
  linkCard: inParallel('joining with a card'),
  resumeCard: inParallel('resuming a card'),
  pauseCard: inParallel('pausing a card'),
  deleteCard: asWritten('deleting a card'),
  makeCardDefault: asWritten('choosing the primary card'),
};
