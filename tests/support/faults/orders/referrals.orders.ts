import { read, type SituationOrders } from '../situation-order.ts';

export const orders: SituationOrders = {
  fetchReferralLink: read('/referrals/link'),
  fetchReferrals: read('/referrals'),
};
