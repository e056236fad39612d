import { fromPromise } from 'xstate';
import type { CancelWords } from '#machines/domain/cancel-reason.ts';
import type { Membership } from '#machines/domain/member.ts';
import { membershipCancelMachine } from '#machines/membership-cancel/membership-cancel.machine.ts';
import { cancelMembership } from '#src/api/plan-changes.ts';
import type { AppDependencies } from '#src/app/app-dependencies.ts';
import { membershipNow } from '#src/app/membership-now.ts';

/** Cancelling with its real actors. */
export function provideMembershipCancel(dependencies: AppDependencies) {
  const { api, http } = dependencies;
  return membershipCancelMachine.provide({
    actors: {
      fetchOwed: fromPromise(({ signal }) => api.fetchSummary(signal)),
      cancelMembership: fromPromise<Membership, CancelWords>(({ input, signal }) =>
        cancelMembership(http, input, signal),
      ),
      askMembership: fromPromise(({ signal }) => membershipNow(dependencies, signal)),
    },
  });
}
