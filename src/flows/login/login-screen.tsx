import { SocialButtons, type SocialWays } from '#src/flows/social-sign-in/social-buttons.tsx';
import { credentialsSchema, type Credentials } from '#machines/domain/credentials.ts';
import { routes } from '#machines/domain/routes.ts';
import type { ToastType } from '#machines/domain/toast.ts';
import { loginMessages } from './login.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Form } from '#src/ui/form/form.tsx';
import type { SentForm } from '#src/ui/form/sent-form.ts';
import { Link } from '#src/ui/link/link.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import * as styles from './login-screen.css.ts';

interface LoginScreenProps {
  clientName: string;
  form: SentForm;
  /** What brought the member here. */
  notice?: { type: ToastType; text: string } | null;
  /** The address to begin with. */
  email?: string;
  social: SocialWays;
  onSubmit: (credentials: Credentials) => void;
  /** On the way to a new password, with the email that was entered. */
  onForgot: (email: string) => void;
}

export function LoginScreen({
  clientName,
  form,
  notice = null,
  email,
  social,
  onSubmit,
  onForgot,
}: LoginScreenProps) {
  const isBusy = form.state === 'sending';
  const mustWait = form.state === 'waiting' || social.leavingFor !== null;
  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {loginMessages.title}
      </h1>
      <p className={styles.lead}>{loginMessages.lead(clientName)}</p>
      <p className={styles.join}>
        {loginMessages.newHere} <Link href={routes['sign-up'].path}>{loginMessages.join(clientName)}</Link>
      </p>
      {notice && (
        <div className={styles.notice}>
          <Alert type={notice.type}>{notice.text}</Alert>
        </div>
      )}
      <Form
        className={styles.form}
        schema={credentialsSchema}
        texts={loginMessages.fields}
        isBusy={isBusy}
        error={form.error}
        fieldErrors={form.fieldErrors}
        onSubmit={(credentials) => {
          if (!mustWait) onSubmit(credentials);
        }}
      >
        <TextField
          required
          name="email"
          type="email"
          label={loginMessages.email}
          defaultValue={email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField
            required
            name="password"
            label={loginMessages.password}
            autoComplete="current-password"
          />
          <p className={styles.forgot}>
            <Link
              className={styles.forgotLink}
              href={routes['password-forgot'].path}
              onClick={({ currentTarget }) => onForgot(emailIn(currentTarget.closest('form')))}
            >
              {loginMessages.forgot}
            </Link>
          </p>
        </div>
        <Button type="submit" isWide isBusy={isBusy} isDisabled={mustWait} busyLabel={loginMessages.busy}>
          {form.state === 'waiting' ? loginMessages.wait : loginMessages.submit}
        </Button>
      </Form>
      <SocialButtons {...social} isDisabled={isBusy} />
    </div>
  );
}

function emailIn(form: HTMLFormElement | null): string {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email.trim() : '';
}
