import { Circle, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { passwordRules, type PasswordRule } from '#machines/domain/password.ts';
import { newPasswordMessages } from '#src/messages/fields.ts';
import { PasswordField } from '../text-field/password-field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fields, met as metRule, rule as unmetRule, rules as rulesStyle } from './new-password-fields.css.ts';

const rules = Object.keys(passwordRules) as PasswordRule[];

interface NewPasswordFieldsProps {
  label?: string;
  confirmationLabel?: string;
}

/** `password` and `passwordConfirmation`. The rules stand below and are ticked as they are met. */
export function NewPasswordFields({
  label = newPasswordMessages.password,
  confirmationLabel = newPasswordMessages.confirmation,
}: NewPasswordFieldsProps) {
  const id = useId();
  const [met, setMet] = useState<readonly PasswordRule[] | null>(null);
  const missing = rules.filter((rule) => !met?.includes(rule));
  return (
    <div className={fields}>
      <PasswordField
        required
        name="password"
        label={label}
        autoComplete="new-password"
        aria-describedby={id}
        onChange={({ currentTarget: { value } }) =>
          setMet(value === '' ? null : rules.filter((rule) => passwordRules[rule](value)))
        }
      />
      <div id={id}>
        <VisuallyHidden>{newPasswordMessages.rules}</VisuallyHidden>
        <ul className={rulesStyle}>
          {rules.map((rule) => {
            const isMet = met?.includes(rule) === true;
            const Icon = isMet ? CircleCheck : Circle;
            return (
              <li key={rule} className={isMet ? metRule : unmetRule}>
                <Icon size={16} aria-hidden="true" />
                <span>
                  {newPasswordMessages.rule[rule]}
                  {isMet && <VisuallyHidden> {newPasswordMessages.met}</VisuallyHidden>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <VisuallyHidden role="status">
        {met === null ? '' : newPasswordMessages.progress(missing)}
      </VisuallyHidden>
      <PasswordField
        required
        name="passwordConfirmation"
        label={confirmationLabel}
        autoComplete="new-password"
      />
    </div>
  );
}
