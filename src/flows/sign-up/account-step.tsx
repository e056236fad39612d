import { routes } from '#machines/domain/routes.ts';
import { signUpAccountSchema, type SignUpAccount } from '#machines/domain/sign-up-account.ts';
import type { ToastType } from '#machines/domain/toast.ts';
import type { CapField } from '#src/messages/cap.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import type { FormProblem } from '#src/messages/form-reading.ts';
import { SocialButtons, type SocialWays } from '#src/flows/social-sign-in/social-buttons.tsx';
import { signUpMessages } from './sign-up.messages.ts';
import { Alert } from '#src/ui/alert/alert.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field/checkbox-field.tsx';
import { Form, type FormDraft } from '#src/ui/form/form.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MoneyField } from '#src/ui/money-field/money-field.tsx';
import { NewPasswordFields } from '#src/ui/new-password-fields/new-password-fields.tsx';
import { TextField } from '#src/ui/text-field/text-field.tsx';
import { StepFrame, type StepPlace } from './step-frame.tsx';
import * as styles from './step-frame.css.ts';

const copy = signUpMessages.account;

export interface AccountStepProps {
  place: StepPlace;
  clientName: string;
  /** Null where members have no cap to set. */
  cap: CapField | null;
  /** `known`: there is an account with this email. `waiting`: too many tries. */
  state: 'editing' | 'sending' | 'known' | 'waiting';
  problem: FormProblem;
  notice: { type: ToastType; text: string } | null;
  draft: FormDraft | undefined;
  social: SocialWays;
  onSubmit: (account: SignUpAccount) => void;
  /** Log in instead, with the email that was entered. */
  onLogIn: () => void;
}

export function AccountStep({
  place,
  clientName,
  cap,
  state,
  problem,
  notice,
  draft,
  social,
  onSubmit,
  onLogIn,
}: AccountStepProps) {
  return (
    <StepFrame place={place} title={copy.title} lead={copy.lead(clientName)} isForm>
      {notice && (
        <div className={styles.notice}>
          <Alert type={notice.type}>{notice.text}</Alert>
        </div>
      )}
      {state === 'known' && (
        <div className={styles.notice}>
          <Alert type="error" title={copy.known.title} takesFocus>
            {copy.known.text}{' '}
            <Link href={routes.login.path} onClick={onLogIn}>
              {copy.known.link}
            </Link>
          </Alert>
        </div>
      )}
      <Form
        className={styles.body}
        schema={signUpAccountSchema}
        texts={cap?.texts ?? fieldMessages}
        isBusy={state === 'sending'}
        error={state === 'known' ? null : problem.error}
        fieldErrors={problem.fieldErrors}
        {...(draft && { draft })}
        onSubmit={(account) => {
          if (state !== 'waiting' && social.leavingFor === null) onSubmit(account);
        }}
      >
        <div className={styles.pair}>
          <TextField required name="firstName" label={copy.firstName} autoComplete="given-name" />
          <TextField required name="lastName" label={copy.lastName} autoComplete="family-name" />
        </div>
        <TextField
          required
          name="email"
          type="email"
          label={copy.email}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields />
        {cap && <MoneyField {...cap.field} label={copy.cap} />}
        <div>
          <CheckboxField name="newsletter" label={copy.newsletter(clientName)} />
          <CheckboxField
            name="over18"
            label={
              <>
                {copy.over18} <Link href={routes['support-terms'].path}>{copy.terms}</Link> {copy.and}{' '}
                <Link href={routes['support-privacy'].path}>{copy.privacy}</Link>.
              </>
            }
          />
        </div>
        <Button
          type="submit"
          isWide
          isBusy={state === 'sending'}
          isDisabled={state === 'waiting' || social.leavingFor !== null}
          busyLabel={copy.busy}
        >
          {state === 'waiting' ? copy.wait : copy.submit}
        </Button>
      </Form>
      <SocialButtons {...social} isDisabled={state === 'sending'} />
      <p className={styles.aside}>
        {copy.login} <Link href={routes.login.path}>{copy.loginLink}</Link>
      </p>
    </StepFrame>
  );
}
