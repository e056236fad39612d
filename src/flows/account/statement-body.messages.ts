export const statementBodyMessages = {
  total: 'Total given',
  byCause: 'By recipient',
  byMonth: 'By month',
  cause: 'Recipient',
  month: 'Month',
  donations: 'Donations',
  amount: 'Amount',
  nothing: 'Nothing was given in this period.',
} as const;
