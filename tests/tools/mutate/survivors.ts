/**
 * The mutants that may survive, by their id, each with the reason: what is changed makes no difference to anybody. A
 * mutant that matters gets an expectation instead.
 */
export const survivors: Readonly<Record<string, string>> = {
  "machines/account-settings/account-settings.setup.ts | assign's property dropped | accountSettingsSetup.actions.openRow.requested | requested: null → ":
    'The row that was wanted is forgotten before another one can be opened.',
  'machines/activity/activity.machine.ts | number changed | exportOf.total | 0 → 1':
    'There is a file to go on with whenever one is fetched or saved.',
  'machines/activity/activity.machine.ts | number changed | exportOf.nextPage | 1 → 2':
    'There is a file to go on with whenever one is fetched or saved.',
  'machines/activity/activity.setup.ts | number changed | activitySetup.guards.isWhole | 0 → 1 | 2':
    'There is a file to go on with whenever a page of it comes.',
  "machines/activity/activity.setup.ts | assign's property dropped | activitySetup.actions.beginExport.error | error: null, → ":
    'What went wrong is forgotten with its file, before another one can be begun.',
  "machines/app/app.machine.ts | tag removed | appMachine.states.checkingHost.tags | tags: 'starting', → ":
    'The state is left in the step that enters it: nobody sees its tag.',
  'machines/call.ts | number changed | answerTimeout | 45_000 → 45001':
    'Whatever is longer than a call takes serves as well.',
  "machines/deals/deals.machine.ts | target swapped | dealsMachine.states.list.states.shown.initial | 'browsing' → 'finding'":
    'Whoever opens the state names the one inside.',
  'machines/domain/rows.ts | comparison changed | withSkippedOf | > → >=':
    'A list without skipped rows counts none, noted or not.',
  'machines/domain/rows.ts | comparison changed | rows.~run | > → >=':
    'A list without skipped rows counts none, noted or not.',
  'machines/domain/transaction-order.ts | number changed | inOrder.sign | 1 → 2':
    'Only the sign of a comparison counts.',
  'machines/domain/transaction-order.ts | number changed | inOrder.sign | 1 → 2 | 2':
    'Only the sign of a comparison counts.',
  'machines/domain/transaction-order.ts | number changed | inOrder.compare | 1 → 2':
    'Only the sign of a comparison counts.',
  'machines/domain/transaction-order.ts | number changed | inOrder.compare | 1 → 2 | 2':
    'Only the sign of a comparison counts.',
  'machines/domain/transaction-order.ts | comparison changed | inOrder.compare | < → <=':
    'Equal values are told apart before.',
  'machines/form/form.machine.ts | number changed | formParts.setup.guards.mustWait | 0 → 1':
    'A wait is given in whole seconds: none has one millisecond.',
  'machines/form/form.machine.ts | number changed | formParts.setup.delays.wait | 0 → 1':
    'It is waited for nothing but a refusal that says how long.',
  "machines/navigation/navigation.machine.ts | target swapped | navigationMachine.states.checkingLogin.always.target | 'redirecting' → 'arrived'":
    'A visitor may see the login page by every guard that is asked once more.',
  "machines/navigation/navigation.machine.ts | target swapped | navigationMachine.states.redirecting.always.target | 'checkingEntrance' → 'checkingEnrolment'":
    'No redirect leads somebody who is signed in to an entrance.',
  "machines/overlay-link/overlay-link.machine.ts | target swapped | overlayLinkMachine.states.open.initial | 'unnamed' → 'named'":
    'Whoever opens the state names the one inside.',
  'machines/page/page.setup.ts | number changed | stepOf.step | 0 → 1':
    'A flow runs only while there is a route.',
  'machines/password-reset/password-reset.setup.ts | number changed | passwordResetSetup.guards.mustPause | 0 → 1':
    'A pause is given in whole seconds: none has one millisecond.',
  'machines/password-reset/password-reset.setup.ts | number changed | passwordResetSetup.guards.mustWait | 0 → 1':
    'A wait is given in whole seconds: none has one millisecond.',
  'machines/pending-payment/pending-payment.machine.ts | logical operator swapped | pendingPaymentMachine.guards.isPaid | before !== null && membership !== null → (before !== null || membership !== null)':
    'Nobody here is told apart before, and what ran before is kept from the first moment on.',
  "machines/domain/app-error.ts | logical operator swapped | hasCode | kind === 'rejected' && 'code' in rest && rest.code !== null → (kind === 'rejected' && 'code' in rest || rest.code !== null)":
    'What is no refusal has no code, and no code is among those that are asked for.',
  "machines/domain/app-error.ts | logical operator swapped | hasCode | kind === 'rejected' && 'code' in rest → (kind === 'rejected' || 'code' in rest)":
    'Every refusal has a code or null, and nothing else has one.',
  'machines/domain/inviting.ts | number changed | dayOf | 0 → 1':
    'Two days that differ in their thousand of years alone are not compared.',
  'machines/domain/inviting.ts | number changed | dayOf | 10 → 11': 'What follows the day is always a T.',
  'machines/domain/plan-choice.ts | comparison changed | annualSaving | < → <=':
    'Nothing is saved where twelve months cost nothing.',
  'machines/domain/plan-choice.ts | number changed | annualSaving | 0 → 1':
    'Nothing is saved where twelve months cost nothing.',
  'machines/domain/card-actions.ts | number changed | inListOrder.rank | 1 → 2':
    'Whatever is below the rank of the first status comes first.',
  'machines/domain/withdrawal.ts | number changed | withdrawalSchema.amount | 0 → 1':
    'What is no amount was refused before.',
  'machines/domain/theme.ts | comparison changed | parseCss | > → >=':
    'A declaration without a name has none of the properties that are allowed.',
  'machines/domain/theme.ts | number changed | parseCss | 0 → 1':
    'No property that is allowed has a name of one letter.',
  "machines/resource/resource.machine.ts | transition removed | createResourceMachine.states.shown.on.resource.load | { target: 'loading', actions: [ 'clearData', { type: 'setParams', params: ({ event }) => ({ params: event.params }) }, ], }, → ":
    'The transition of the whole chart does the same.',
  "machines/subscription/upgrade.machine.ts | guard removed | upgradeMachine.states.checkout.states.consented.on.change.confirm.guard | guard: 'needsConsent', → ":
    'Consent can be given only where it is needed, and whatever changes that takes it back.',
  'machines/subscription/upgrade.setup.ts | number changed | orderOf.amountToCharge | 0 → 1':
    'Without a price there is no order.',
  'machines/subscription/upgrade.setup.ts | logical operator swapped | hasPrice | preview !== null && preview.choice === choice → (preview !== null || preview.choice === choice)':
    'A price is asked for anew with each choice, and is read only once it is there.',
  'machines/withdrawal/withdrawal.setup.ts | number changed | balanceOf | 0 → 1':
    'A balance is asked for only once the facts are there.',
  "machines/deals/deals.machine.ts | target swapped | dealsMachine.states.list.on.filters.clear.target | '.deciding' → '.shown'":
    'Without filters nothing is near, and `deciding` leads to `shown` at once.',
};
