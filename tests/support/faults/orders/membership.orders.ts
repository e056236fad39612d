import { planBody } from '#tests/support/api-members.ts';
import { firstOf, inParallel, read, type SituationOrders } from '../situation-order.ts';

const preview = new URLSearchParams(planBody('Captain')).toString();

export const orders: SituationOrders = {
  fetchAffinities: read('/membership/affinities'),
  chooseAffinity: {
    state: 'active',
    request: async (_, member) => ({
      method: 'POST',
      path: '/membership/affinities',
      body: { affinityId: await firstOf(member, '/membership/affinities') },
    }),
    history: 'none',
  },
  enrol: inParallel('enrolling'),
  changeMembership: inParallel('an upgrade'),
  previewChange: read(`/membership/update-preview?${preview}`, 'manager'),
  chargeMembership: inParallel('paying what is due'),
  cancelMembership: inParallel('cancelling'),
  scheduleDowngrade: inParallel('scheduling a downgrade'),
  cancelDowngrade: inParallel('taking a downgrade back'),
};
