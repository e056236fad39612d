import { useSelector } from '@xstate/react';
import { newPasswordFields } from '#machines/domain/password.ts';
import type { SnapshotFrom } from 'xstate';
import type {
  passwordResetMachine,
  PasswordResetRef,
} from '#machines/password-reset/password-reset.machine.ts';
import { useActor, useClient, useFlow } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { useRoute } from '#src/app/use-route.ts';
import { ChoosePasswordScreen, ResetExpiredScreen } from './choose-password-screen.tsx';
import { EnterCodeScreen, type ResendState } from './enter-code-screen.tsx';
import { RequestCodeScreen } from './request-code-screen.tsx';
import { errorMessage } from '#src/messages/errors.ts';
import { passwordResetMessages } from './password-reset.messages.ts';
import { unsentForm } from '#src/ui/form/sent-form.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Task } from '#src/ui/task/task.tsx';
import { useForm } from '#src/app/use-form.ts';
import { providePasswordReset } from './password-reset.actors.ts';

const { code: codeCopy, password: passwordCopy } = passwordResetMessages;

/** The three pages on the way to a new password. */
function PasswordResetRoute() {
  const flow = useFlow('passwordReset');
  const route = useRoute();
  const isDone = useSelector(useActor('page'), (snapshot) => snapshot.matches('entering'));
  if (flow) return <PasswordReset flow={flow} />;
  if (isDone) return <LoadingTask title={passwordCopy.title} />;
  if (route === 'password-forgot') return <RequestCodeScreen form={unsentForm} onSubmit={() => {}} />;
  return <LoadingTask title={route === 'password-reset-1' ? codeCopy.title : passwordCopy.title} />;
}

export default { view: PasswordResetRoute, provide: providePasswordReset };

export function PasswordReset({ flow }: { flow: PasswordResetRef }) {
  const page = useSelector(flow, selectPage);
  switch (page) {
    case 'request':
      return <RequestCode flow={flow} />;
    case 'code':
      return <EnterCode flow={flow} />;
    case 'password':
      return <ChoosePassword flow={flow} />;
    case 'expired':
      return <ResetExpiredScreen />;
    case 'loading':
      return <LoadingTask title={passwordCopy.title} />;
  }
}

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

/** While the next page is on its way, the one that was sent stays. */
function selectPage(snapshot: Snapshot): 'request' | 'code' | 'password' | 'expired' | 'loading' {
  if (snapshot.matches('expired')) return 'expired';
  if (snapshot.matches('choosingPassword') || snapshot.matches('changed')) return 'password';
  if (snapshot.matches('enteringCode')) return 'code';
  if (snapshot.matches('requestingCode')) return 'request';
  switch (snapshot.context.step) {
    case 'password-reset-1':
      return 'code';
    case 'password-reset-2':
      return 'loading';
    default:
      return 'request';
  }
}

function RequestCode({ flow }: { flow: PasswordResetRef }) {
  const email = useSelector(flow, ({ context }) => context.email ?? '');
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.requestCode),
    { fields: ['email'] },
  );
  return (
    <RequestCodeScreen form={form} email={email} draft={useDraft('password-forgot')} onSubmit={submit} />
  );
}

function EnterCode({ flow }: { flow: PasswordResetRef }) {
  const { supportEmail } = useClient();
  const email = useSelector(flow, ({ context }) => context.email ?? '');
  const sentAt = useSelector(flow, ({ context }) => context.sentAt);
  const state = useSelector(flow, selectResend);
  const error = useSelector(flow, ({ context }) => context.error);
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.enterCode),
    { fields: ['code'], codes: { i_pass_002: { field: 'code', text: codeCopy.wrong } } },
  );
  const resend: ResendState =
    state === 'refused' || state === 'throttled'
      ? { state, error: errorMessage(error ?? { kind: 'timeout' }, { supportEmail }) }
      : { state };
  return (
    <EnterCodeScreen
      email={email}
      form={form}
      sentAt={sentAt}
      resend={resend}
      onSubmit={(code) => submit({ email, code })}
      onResend={() => flow.send({ type: 'code.resend' })}
    />
  );
}

function selectResend(snapshot: Snapshot): ResendState['state'] {
  if (snapshot.matches({ enteringCode: 'offering' })) return 'offered';
  if (snapshot.matches({ enteringCode: 'resending' })) return 'sending';
  if (snapshot.matches({ enteringCode: 'resent' })) return 'resent';
  if (snapshot.matches({ enteringCode: 'refused' })) return 'refused';
  if (snapshot.matches({ enteringCode: 'throttled' })) return 'throttled';
  return 'pausing';
}

function ChoosePassword({ flow }: { flow: PasswordResetRef }) {
  const email = useSelector(flow, ({ context }) => context.email ?? '');
  const { form, submit } = useForm(
    useSelector(flow, ({ children }) => children.choosePassword),
    { fields: Object.keys(newPasswordFields) },
  );
  return <ChoosePasswordScreen email={email} form={form} onSubmit={submit} />;
}

function LoadingTask({ title }: { title: string }) {
  return (
    <Task title={title} isLoading>
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Task>
  );
}
