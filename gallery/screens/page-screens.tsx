import { hasTierPages } from '#machines/domain/client.ts';
import { accountReads } from '#machines/account/account-reads.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts';
import { activationMachine } from '#machines/activation/activation.machine.ts';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import type { affinityMachine } from '#machines/affinity/affinity.machine.ts';
import type { Session } from '#machines/domain/member.ts';
import type { RouteName } from '#machines/domain/routes.ts';
import { enrolmentMachine } from '#machines/enrolment/enrolment.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import {
  passwordResetMachine,
  type PasswordResetRef,
} from '#machines/password-reset/password-reset.machine.ts';
import { referralsMachine } from '#machines/referrals/referrals.machine.ts';
import { renewalMachine } from '#machines/renewal/renewal.machine.ts';
import { sampleContributions, samplePageOf, sampleTransaction } from '#machines/samples/activity.ts';
import { sampleCard } from '#machines/samples/cards.ts';
import { sampleCharges, sampleGiving } from '#machines/samples/charges.ts';
import { sampleDevices } from '#machines/samples/devices.ts';
import { sampleUpdates } from '#machines/samples/updates.ts';
import { samplePayout } from '#machines/samples/payouts.ts';
import { sampleReferralLink } from '#machines/samples/referral-link.ts';
import { sampleReferrals } from '#machines/samples/referrals.ts';
import { sampleProfile, sampleSessions } from '#machines/samples/sessions.ts';
import { sampleSummary } from '#machines/samples/summary.ts';
import { signUpMachine, type SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import type { videosMachine } from '#machines/videos/videos.machine.ts';
import { AccountScreen } from '#src/flows/account/account-screen.tsx';
import { Account } from '#src/flows/account/account.page.tsx';
import { AccountSettings } from '#src/flows/account/settings.view.tsx';
import { Activate } from '#src/flows/activation/activation.page.tsx';
import { Activity } from '#src/flows/activity/activity.page.tsx';
import { Enrolment } from '#src/flows/enrolment/enrolment.page.tsx';
import LoginRoute from '#src/flows/login/login.page.tsx';
import { PasswordReset } from '#src/flows/password-reset/password-reset.page.tsx';
import { ReferralsPage } from '#src/flows/referrals/referrals.page.tsx';
import { Renewal } from '#src/flows/renewal/renewal.page.tsx';
import { AffinityView } from '#src/flows/sign-up/affinity.view.tsx';
import { SignUp } from '#src/flows/sign-up/sign-up.page.tsx';
import { MainPage } from '#src/layouts/main-page.tsx';
import { PublicPage } from '#src/layouts/public-page.tsx';
import { VideosPage } from '#src/flows/videos/videos.page.tsx';
import type { Cause } from '#paths/explore/position.ts';
import { resolve, settleLeaves } from '#paths/explore/settle-on-command.ts';
import { createActor } from 'xstate';
import { cardForm, inApp, innerMachines, ofPage, type Screen } from './screen.tsx';
import { listScreens } from './account-lists-screens.tsx';
import { emailChange } from './email-change-screen.tsx';
import { dealsScreens } from './deals-screens.tsx';
import { stageFlow } from './story-harness.tsx';
import { member, type TenantFixture } from './tenant-fixture.ts';

const causes = {
  items: [
    { id: 'rowing', name: 'Rowing', imagePath: '/media/affinities/rowing.svg' },
    { id: 'soccer', name: 'Soccer', imagePath: '/media/affinities/soccer.svg' },
  ],
  selectedId: 'rowing',
};
const gold = { membershipTierId: 'gold', membershipTierPlanId: 'gold-month', endsAt: '2026-12-21T00:00:00Z' };
const silver = {
  membershipTierId: 'silver',
  membershipTierPlanId: 'silver-month',
  endsAt: '2027-01-21T00:00:00Z',
};

/** A member whose profile is filled in. */
const settledMember: Session = {
  ...sampleSessions.active,
  user: { ...sampleSessions.active.user, ...sampleProfile },
};
/** A member on Gold who goes on with Silver. */
const changing: Session = {
  ...settledMember,
  membership: { ...sampleSessions.active.membership, membershipSubscriptions: [gold, silver] },
};

/** A member who has cancelled, before the paid period is over. */
const ending: Session = {
  ...settledMember,
  membership: { ...sampleSessions.active.membership, status: 'churned' },
};

/** What the account page has to say of the membership: that it changes, or ends, by which of the two was taken back. */
function noticeOf(happened: readonly Cause[]): 'changing' | 'ending' {
  const types = happened.flatMap((cause) => (cause.kind === 'event' ? cause.event.type : []));
  return types.findLast((type) => type.endsWith('.undo')) === 'cancellation.undo' ? 'ending' : 'changing';
}

/** Who sees their account. Where there is one plan, they are on it, and none is changed for another. */
function accountHolder(
  { programme: { client, tiers }, local }: TenantFixture,
  happened: readonly Cause[],
): Session {
  const isEnding = noticeOf(happened) === 'ending';
  if (hasTierPages(client)) return local(isEnding ? ending : changing);
  const [only] = tiers;
  const holder = local(isEnding ? ending : settledMember);
  if (!only || !holder.membership) return holder;
  const plan = {
    membershipTierId: only.id,
    membershipTierPlanId: only.membershipTierPlans[0]?.id ?? only.id,
  };
  const { currentSubscription } = holder.membership;
  return {
    ...holder,
    membership: {
      ...holder.membership,
      ...plan,
      currentSubscription: currentSubscription && { ...currentSubscription, ...plan },
    },
  };
}

/** The settings of an account, as they stand on its page. */
const accountSettings: Screen = {
  isWhole: true,
  inner: innerMachines(accountSettingsMachine, 'setting', 'newsletter', 'affinity'),
  answers: ({ local }) => ({ affinity: local(causes) }),
  stage: (mounting, fixture) => {
    const here = fixture.local(settledMember);
    const affinities = createActor(settleLeaves(accountReads.affinities)).start();
    affinities.send({ type: 'resource.load', params: {} });
    resolve(affinities, 'fetchResource', fixture.local(causes));
    return stageFlow<typeof accountSettingsMachine>(
      mounting as never,
      (settings) => (
        <MainPage route="account">
          <AccountScreen email={here.user.email} completeness={null}>
            <AccountSettings settings={settings} affinities={affinities} session={here} />
          </AccountScreen>
        </MainPage>
      ),
      fixture,
      { session: here },
    );
  },
};

/** The page that a flow of several shows now. */
const stepOf = (flow: SignUpRef | PasswordResetRef): RouteName => flow.getSnapshot().context.step;

/** The machines of the pages. */
export const pageScreens = {
  login: inApp(
    'login',
    'login',
    <PublicPage route="login">
      <LoginRoute />
    </PublicPage>,
    {
      inner: innerMachines(loginMachine, 'social'),
      isWhole: true,
      begin: () => ({ storedConsent: 'rejected' }),
    },
  ),
  passwordReset: ofPage<typeof passwordResetMachine>(stepOf, (flow) => <PasswordReset flow={flow} />, {
    inner: innerMachines(passwordResetMachine, 'requestCode', 'enterCode', 'choosePassword'),
  }),
  activation: ofPage<typeof activationMachine>('activate', (flow) => <Activate flow={flow} />, {
    inner: innerMachines(activationMachine, 'activate', 'requestLink'),
  }),
  signUp: ofPage<typeof signUpMachine>(stepOf, (flow) => <SignUp flow={flow} />, {
    ...cardForm,
    answers: ({ local }) => ({ ...cardForm.answers(), affinity: local(causes) }),
    inner: innerMachines(signUpMachine, 'account', 'social', 'cardLink', 'affinity', 'details'),
  }),
  affinity: ofPage<typeof affinityMachine>('sign-up-affinity', (flow) => <AffinityView affinity={flow} />),
  enrolment: ofPage<typeof enrolmentMachine>('enroll', (flow) => <Enrolment flow={flow} />, {
    inner: innerMachines(enrolmentMachine, 'enrolmentPayment'),
  }),
  renewal: ofPage<typeof renewalMachine>('renew', (flow) => <Renewal flow={flow} />, {
    ...cardForm,
    inner: innerMachines(renewalMachine, 'cardLink', 'renewalPayment'),
  }),
  account: ofPage<typeof accountMachine>(
    'account',
    (flow) => <Account flow={flow} />,
    {
      inner: innerMachines(
        accountMachine,
        'settings',
        'cancellationUndo',
        'charges',
        'giving',
        'receipt',
        'statement',
        'affinities',
        'devices',
        'updates',
        'emailChange',
      ),
      answers: (fixture) => ({
        charges: fixture.local(sampleCharges),
        giving: sampleGiving,
        statement: sampleGiving,
        receipt: { of: 'charge', charge: fixture.local(sampleCharges.items[0]), next: null },
        affinities: fixture.local(causes),
        'devices.devicesRead': sampleDevices,
        'updates.updatesRead': fixture.local(sampleUpdates),
      }),
      scene: noticeOf,
    },
    (fixture, happened) => ({
      session: accountHolder(fixture, happened),
      reads: { cards: [sampleCard] },
    }),
  ),
  accountSettings,
  ...listScreens,
  emailChange,
  activity: ofPage<typeof activityMachine>(
    'activity',
    (flow) => <Activity flow={flow} />,
    {
      inner: innerMachines(activityMachine, 'transactions', 'contributions', 'payouts'),
      answers: () => ({
        transactions: samplePageOf([sampleTransaction]),
        contributions: sampleContributions,
        payouts: [samplePayout],
      }),
    },
    (fixture) => ({
      ...member(fixture),
      reads: { cards: [sampleCard], summary: fixture.local(sampleSummary) },
    }),
  ),
  ...dealsScreens,
  referrals: ofPage<typeof referralsMachine>(
    'refer',
    (flow) => <ReferralsPage flow={flow} />,
    {
      inner: innerMachines(referralsMachine, 'friends', 'inviteLink'),
      answers: ({ local }) => ({ friends: sampleReferrals, inviteLink: local(sampleReferralLink) }),
    },
    member,
  ),
  videos: ofPage<typeof videosMachine>('videos', (flow) => <VideosPage flow={flow} />, {}, member),
} satisfies Record<string, Screen>;
