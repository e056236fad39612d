/** Whether a member of a status owes something: then cash back is not paid out, and a plan is not changed. */
export function owesDues(status: string): boolean {
  return status === 'overdue' || status === 'suspended';
}
