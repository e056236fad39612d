import { formatMoney } from '#machines/domain/money-format.ts';
import { cardMachine } from '#machines/card/card.machine.ts';
import { cardLinkMachine } from '#machines/card-link/card-link.machine.ts';
import { inviteFriendsMachine } from '#machines/invite-friends/invite-friends.machine.ts';
import type { inviteLinkMachine } from '#machines/invite-link/invite-link.machine.ts';
import { linkCardMachine } from '#machines/link-card/link-card.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import { planOf } from '#machines/domain/plan-choice.ts';
import { samplePreview } from '#machines/samples/plan-previews.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { sampleTiers } from '#machines/samples/tiers.ts';
import { subscriptionMachine } from '#machines/subscription/subscription.machine.ts';
import { CardLinkView } from '#src/flows/card-link/card-link.view.tsx';
import { cardLinkMessages } from '#src/flows/card-link/card-link.messages.ts';
import { cardView } from '#src/flows/card/card.view.tsx';
import { inviteFriendsView } from '#src/flows/invite-friends/invite-friends.view.tsx';
import { InviteLinkView } from '#src/flows/invite-link/invite-link.view.tsx';
import { linkCardView } from '#src/flows/link-card/link-card.view.tsx';
import { membershipCancelView } from '#src/flows/membership-cancel/membership-cancel.view.tsx';
import { PaymentView } from '#src/flows/payment/payment.view.tsx';
import { rewardView } from '#src/flows/reward/reward.view.tsx';
import { mandateOf } from '#src/messages/mandates.ts';
import { ReferralStep } from '#src/flows/subscription/referral-step.tsx';
import { subscriptionView } from '#src/flows/subscription/subscription.view.tsx';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { withdrawalView } from '#src/flows/withdrawal/withdrawal.view.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden/visually-hidden.css.ts';
import { reviewScreens } from './review-screens.tsx';
import { cardForm, innerMachines, ofDialog, ofFlow, type Screen } from './screen.tsx';
import { member } from './tenant-fixture.ts';

/** A part has no page around it that would set its heading apart. */
const apart = { marginBlockEnd: '24px' };

const month = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month' };
const monthly = planOf(month, sampleTiers);

/** The machines of the modals, and of the steps inside them. */
export const modalScreens = {
  card: ofDialog(cardView, { ...cardForm, inner: innerMachines(cardMachine, 'cardLink') }),
  linkCard: ofDialog(linkCardView, { ...cardForm, inner: innerMachines(linkCardMachine, 'cardLink') }),
  reward: ofDialog(rewardView, {}, member),
  membershipCancel: ofDialog(membershipCancelView, {}, member),
  withdrawal: ofDialog(
    withdrawalView,
    { inner: innerMachines(withdrawalMachine, 'withdrawalPayment') },
    member,
  ),
  inviteFriends: ofDialog(inviteFriendsView, {
    inner: innerMachines(inviteFriendsMachine, 'inviteLink'),
    answers: ({ local }) => ({ inviteLink: local(sampleReferralLink) }),
  }),
  subscription: ofDialog(subscriptionView, {
    inner: innerMachines(subscriptionMachine, 'cardLink', 'inviteLink', 'upgrade', 'downgrade'),
    ...cardForm,
    answers: ({ local }) => ({
      ...cardForm.answers(),
      upgrade: local(samplePreview),
      inviteLink: local(sampleReferralLink),
    }),
    unseen: {
      rereading: 'The dialog is gone, and the session is read again behind it.',
    },
  }),
  ...reviewScreens,
  cardLink: ofFlow<typeof cardLinkMachine>(
    (flow, { programme: { client } }) => {
      const amount = formatMoney(2500, client.currencyCode);
      return (
        <>
          <h1 style={apart}>{cardLinkMessages.title}</h1>
          <CardLinkView
            actor={flow}
            submitLabel={`Pay ${amount}`}
            {...(monthly && {
              mandate: (label: string | null) => mandateOf(monthly, null, label, client.currencyCode),
            })}
          />
        </>
      );
    },
    { inner: innerMachines(cardLinkMachine, 'cardPayment') },
  ),
  payment: ofFlow<typeof paymentMachine>((flow) => (
    <>
      <h1 style={apart}>Checkout</h1>
      <PaymentView actor={flow} working={{ title: 'Paying…', text: 'Please stay on this page.' }} />
    </>
  )),
  inviteLink: ofFlow<typeof inviteLinkMachine>((flow, { programme: { client } }) => (
    <>
      <h1 style={apart}>Invite friends</h1>
      <h2 className={visuallyHidden}>The link</h2>
      <ReferralStep reward={formatMoney(1500, client.currencyCode)} link={<InviteLinkView actor={flow} />} />
    </>
  )),
} satisfies Record<string, Screen>;
