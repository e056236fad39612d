import { useSelector } from '@xstate/react';
import type { ConsentInput } from '#machines/consent/consent.machine.ts';
import type { FormRef, formMachine } from '#machines/form/form.machine.ts';
import type { giveawayReminderMachine } from '#machines/giveaway-reminder/giveaway-reminder.machine.ts';
import type { idleSessionMachine } from '#machines/idle-session/idle-session.machine.ts';
import type { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts';
import type { socialSignInMachine } from '#machines/social-sign-in/social-sign-in.machine.ts';
import type { ToastRef } from '#machines/toasts/toast.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { useForm } from '#src/app/use-form.ts';
import { useSection } from '#src/app/use-section.ts';
import { GiveawayReminderView } from '#src/flows/giveaway-reminder/giveaway-reminder.view.tsx';
import { IdleSessionView } from '#src/flows/idle-session/idle-session.view.tsx';
import { LoginScreen } from '#src/flows/login/login-screen.tsx';
import { unsentForm } from '#src/ui/form/sent-form.ts';
import { SearchModal } from '#src/flows/offer-search/search.modal.tsx';
import { RequestCodeScreen } from '#src/flows/password-reset/request-code-screen.tsx';
import { PendingPaymentView } from '#src/flows/pending-payment/pending-payment.view.tsx';
import { useSocial, type SocialRef } from '#src/flows/social-sign-in/use-social.ts';
import { toastText } from '#src/flows/toasts/toasts.messages.ts';
import ToastStack from '#src/flows/toasts/toasts.view.tsx';
import { Notices } from '#src/layouts/notices.tsx';
import Overlays from '#src/layouts/overlays.tsx';
import { applyTheme } from '#src/theme/apply-theme.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Toasts } from '#src/ui/toast/toasts.tsx';
import { startChild } from '#paths/explore/start-child.ts';
import { inApp, innerMachines, ofFlow, type Screen } from './screen.tsx';
import { member, type TenantFixture } from './tenant-fixture.ts';

/** A form, as every flow shows one. */
function SentEmail({ actor }: { actor: FormRef<Record<string, string>, unknown> }) {
  const { form, submit } = useForm(actor, { fields: ['email'] });
  return <RequestCodeScreen form={form} onSubmit={submit} />;
}

/** The buttons of the providers where they stand. */
function Providers({ actor, fixture }: { actor: SocialRef; fixture: TenantFixture }) {
  const social = useSocial(actor);
  const { name, socialProviders } = fixture.programme.client;
  return (
    <LoginScreen
      clientName={name}
      form={{ ...unsentForm, error: social.error }}
      notice={null}
      email=""
      social={{ ...social, providers: socialProviders }}
      onSubmit={() => {}}
      onForgot={() => {}}
    />
  );
}

/** One toast in the stack, and a place beside it to point at. */
function OneToast({ toast }: { toast: ToastRef }) {
  const snapshot = useSelector(toast, (current) => current);
  const { id, content } = snapshot.context;
  const view = {
    id,
    type: content.type,
    message: toastText(content.message),
    isLeaving: snapshot.matches('leaving'),
  };
  return (
    <main>
      <h1>Elsewhere</h1>
      <Toasts
        toasts={snapshot.matches('closed') ? [] : [view]}
        onPause={() => toast.send({ type: 'toast.pause' })}
        onResume={() => toast.send({ type: 'toast.resume' })}
        onClose={() => toast.send({ type: 'toast.close' })}
      />
    </main>
  );
}

const readPart = { failure: 'The categories could not be read', content: 'What was read' };

/** A part of a page, as every read is shown. */
function Part() {
  return (
    <SectionView section={useSection('categories')} failureTitle={readPart.failure} skeleton={null}>
      {() => <p>{readPart.content}</p>}
    </SectionView>
  );
}

const nothingToSay = 'Nothing is shown in this state.';
const beforeIt = 'Nothing stands over the page.';

/** The machines of parts that stand on many pages. */
export const partScreens = {
  socialSignIn: ofFlow<typeof socialSignInMachine>((flow, fixture) => (
    <Providers actor={flow} fixture={fixture} />
  )),
  form: ofFlow<typeof formMachine>((flow) => <SentEmail actor={flow} />),
  resource: inApp('categories', 'home', <Part />, {
    unseen: {
      idle: 'Nothing has been asked for: the part shows its skeleton, if it has one.',
      loading: 'The part shows its skeleton, if it has one.',
      absent: 'The server has no such call: the part leaves the page for this session.',
    },
  }),
  offerSearch: inApp('offerSearch', 'home', <SearchModal isOpen />),
  consent: inApp('consent', 'login', <Notices />, {
    begin: (input) => ({ storedConsent: (input as ConsentInput).stored }),
    unseen: {
      storing: nothingToSay,
      accepted: nothingToSay,
      trackingUnavailable: nothingToSay,
      rejected: nothingToSay,
    },
  }),
  network: inApp('network', 'login', <Notices />, {
    begin: () => ({ storedConsent: 'rejected' }),
    unseen: { online: nothingToSay },
  }),
  toasts: inApp('toasts', 'login', <ToastStack />, {
    inner: innerMachines(toastsMachine, 'toast'),
    unseen: { empty: nothingToSay },
  }),
  toast: {
    inner: {},
    unseen: { leaving: 'The toast slides out.' },
    stage: ({ machine, input, clock, inspect }, fixture) => {
      applyTheme(fixture.theme, document);
      const { actor, stop } = startChild(machine, input, { clock, inspect });
      return { actor, view: <OneToast toast={actor as ToastRef} />, stop };
    },
  },
  giveawayReminder: ofFlow<typeof giveawayReminderMachine>(
    (flow) => <GiveawayReminderView actor={flow} />,
    { unseen: { hidden: nothingToSay, dismissing: nothingToSay, dismissed: nothingToSay } },
    member,
  ),
  pendingPayment: ofFlow<typeof pendingPaymentMachine>(
    (flow) => <PendingPaymentView actor={flow} />,
    { unseen: { quiet: nothingToSay } },
    member,
  ),
  idleSession: ofFlow<typeof idleSessionMachine>(
    (flow) => <IdleSessionView actor={flow} />,
    { unseen: { quiet: nothingToSay } },
    member,
  ),
  overlays: inApp('overlays', 'home', <Overlays />, {
    unseen: {
      closed: beforeIt,
      fetching: beforeIt,
      'open.flowing': 'The flow of the modal draws its own dialog; it has screens of its own here.',
      closing: 'The dialog slides out.',
    },
  }),
} satisfies Record<string, Screen>;
