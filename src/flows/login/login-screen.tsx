import { useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import type { SocialProvider } from '#machines/domain/client.ts';
import { credentialsSchema, type Credentials } from '#machines/domain/credentials.ts';
import { routes } from '#machines/domain/routes.ts';
import { loginMessages, type LoginFieldError } from '#src/messages/login.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { PasswordField } from '#src/ui/text-field/password-field.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import * as styles from './login-screen.css.ts';

interface LoginScreenProps {
  clientName: string;
  /** `waiting`: too many tries, the form opens again by itself. */
  state: 'editing' | 'signingIn' | 'refused' | 'waiting';
  /** Why it failed, and a second sentence on what to do. */
  error: { text: string; hint?: string } | null;
  providers: readonly SocialProvider[];
  onSubmit: (credentials: Credentials) => void;
  onSocial: (provider: SocialProvider) => void;
}

type FieldErrors = Partial<Record<keyof Credentials, string>>;

export function LoginScreen({ clientName, state, error, providers, onSubmit, onSocial }: LoginScreenProps) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state === 'signingIn';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || state === 'waiting') return;
    const result = v.safeParse(credentialsSchema, Object.fromEntries(new FormData(event.currentTarget)));
    if (result.success) {
      setFieldErrors({});
      onSubmit(result.output);
      return;
    }
    const { nested } = v.flatten<typeof credentialsSchema>(result.issues);
    const errors: FieldErrors = { email: messageOf(nested?.email), password: messageOf(nested?.password) };
    setFieldErrors(errors);
    const first = errors.email === undefined ? 'password' : 'email';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const clear = (name: keyof Credentials) => () => {
    if (fieldErrors[name] !== undefined) setFieldErrors({ ...fieldErrors, [name]: undefined });
  };

  return (
    <div className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {loginMessages.title}
      </h1>
      <p className={styles.lead}>{loginMessages.lead(clientName)}</p>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
        {error && (
          <Alert type="error">
            {error.text} {error.hint}
          </Alert>
        )}
        <TextField
          name="email"
          type="email"
          label={loginMessages.email}
          error={fieldErrors.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={clear('email')}
        />
        <div>
          <PasswordField
            name="password"
            label={loginMessages.password}
            error={fieldErrors.password}
            autoComplete="current-password"
            onChange={clear('password')}
          />
          <p className={styles.forgot}>
            <Link className={styles.forgotLink} href={routes['password-forgot'].path}>
              {loginMessages.forgot}
            </Link>
          </p>
        </div>
        <Button
          type="submit"
          isWide
          isBusy={isBusy}
          isDisabled={state === 'waiting'}
          busyLabel={loginMessages.busy}
        >
          {state === 'waiting' ? loginMessages.wait : loginMessages.submit}
        </Button>
      </form>
      {providers.length > 0 && (
        <>
          <p className={styles.or}>{loginMessages.or}</p>
          <div className={styles.social}>
            {providers.map((provider) => (
              <Button
                key={provider}
                variant="outlined"
                isWide
                isDisabled={isBusy}
                onClick={() => onSocial(provider)}
              >
                {loginMessages.social(provider)}
              </Button>
            ))}
          </div>
        </>
      )}
      <p className={styles.join}>
        {loginMessages.newHere} <Link href={routes['sign-up'].path}>{loginMessages.join(clientName)}</Link>
      </p>
    </div>
  );
}

function messageOf(keys: readonly string[] | undefined): string | undefined {
  const key = keys?.[0];
  return key === undefined ? undefined : (loginMessages.fields[key as LoginFieldError] ?? key);
}
