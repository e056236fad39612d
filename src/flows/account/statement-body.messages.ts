export const statementBodyMessages = {
  total: 'Total given',
  own: 'Your own money',
  stores: 'From stores, in your name',
  byCause: 'By recipient',
  byMonth: 'By month passed on',
  cause: 'Recipient',
  month: 'Passed on in',
  donations: 'Donations',
  amount: 'Amount',
  nothing: 'Nothing was given in this period.',
  taxNote: 'This statement isn’t a tax receipt.',
} as const;
