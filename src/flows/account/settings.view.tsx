import { useSelector } from '@xstate/react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { AccountSettingsRef } from '#machines/account-settings/account-settings.machine.ts';
import { profileRows } from '#machines/domain/profile.ts';
import { settingForms, type FormRow, type SettingChange } from '#machines/domain/setting-rows.ts';
import type { Session } from '#machines/domain/member.ts';
import { priceOf } from '#machines/domain/plan-choice.ts';
import { useApp, useClient } from '#src/app/app-context.ts';
import { useDraft } from '#src/app/drafts-context.ts';
import { factsOfMembership } from '#src/app/membership-facts.ts';
import { useForm } from '#src/app/use-form.ts';
import type { FormReading } from '#src/messages/form-reading.ts';
import { fieldMessages } from '#src/messages/fields.ts';
import { capField } from '#src/messages/cap.ts';
import { Section } from './account-section.tsx';
import { AffinityRow } from './affinity-row.view.tsx';
import { NewsletterSwitch } from './newsletter.view.tsx';
import { profileParts } from './profile-rows.tsx';
import type { SettingFormProps } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';
import { CapForm, EmailForm, PasswordForm } from './setting-forms.tsx';
import { capValue, profileValue, type SettingValue } from './settings.facts.ts';
import { settingsMessages as copy } from './settings.messages.ts';
import { SocialRow } from './social-row.tsx';
import { useRow } from './use-row.ts';
import * as styles from './settings.css.ts';

interface SettingsProps {
  affinities: ComponentProps<typeof AffinityRow>['read'];
  settings: AccountSettingsRef;
  session: Session;
  /** What a new email waits for. */
  children?: ReactNode;
}

const noTiers = [] as const;

const signInCodes = {
  i_user_001: 'passwordConfirmation',
  i_user_002: 'emailConfirmation',
  i_user_003: { field: 'currentPassword', text: fieldMessages.currentPasswordWrong },
  i_user_004: 'email',
} satisfies FormReading['codes'];

/** What a member changes in its place, a row a setting. */
export function AccountSettings({
  affinities,
  settings,
  session: { user, membership },
  children,
}: SettingsProps) {
  const client = useClient();
  const tiers = useSelector(useApp(), ({ context }) => context.programme?.tiers ?? noTiers);
  const chosen = membership && factsOfMembership(membership, tiers).chosen;
  const isRoundUp = chosen !== null && priceOf(chosen) === null;
  const cap = capField(chosen, membership?.maxRoundUp ?? null, client.currencyCode);
  const row = { settings };
  return (
    <>
      {membership && (
        <Section id="giving" title={copy.giving}>
          <div className={styles.card}>
            {isRoundUp && (
              <Setting
                {...row}
                row="maxRoundUp"
                value={capValue(membership, chosen.tier, client)}
                codes={cap.codes}
              >
                {(form) => <CapForm {...form} cap={cap} />}
              </Setting>
            )}
            <AffinityRow read={affinities} settings={settings} />
            <NewsletterSwitch settings={settings} isOn={membership.newsletter} clientName={client.name} />
          </div>
        </Section>
      )}
      <Section id="sign-in" title={copy.signIn}>
        <div className={styles.card}>
          {user.oauthProvider === null ? (
            <>
              <Setting {...row} row="email" value={{ text: user.email, isMissing: false }}>
                {(form) => <EmailForm {...form} email={user.email} />}
              </Setting>
              {children}
              <Setting {...row} row="password" value={{ text: copy.passwordValue, isMissing: false }}>
                {(form) => <PasswordForm {...form} email={user.email} />}
              </Setting>
            </>
          ) : (
            <>
              <SocialRow provider={user.oauthProvider} email={user.email} />
              {children}
            </>
          )}
        </div>
      </Section>
      <Section id="profile" title={copy.profile}>
        <div className={styles.card}>
          {profileRows.map((name) => {
            const { textOf, Form } = profileParts[name];
            return (
              <Setting {...row} key={name} row={name} value={profileValue(name, textOf(user))}>
                {(form) => (
                  <Form {...form} user={user} homeCountry={client.currencyCode === 'CAD' ? 'CA' : 'US'} />
                )}
              </Setting>
            );
          })}
        </div>
      </Section>
    </>
  );
}

interface SettingProps {
  settings: AccountSettingsRef;
  row: FormRow;
  value: SettingValue;
  codes?: FormReading['codes'];
  children: (form: SettingFormProps & { submit: (change: SettingChange) => void }) => ReactNode;
}

function Setting({ settings, row, value, codes = signInCodes, children }: SettingProps) {
  const place = useRow(settings, row);
  return (
    <SettingRow {...place} row={row} value={value}>
      {place.isOpen && (
        <OpenSetting settings={settings} row={row} codes={codes} onClose={place.onClose}>
          {children}
        </OpenSetting>
      )}
    </SettingRow>
  );
}

function OpenSetting({
  settings,
  row,
  codes,
  onClose,
  children,
}: Omit<SettingProps, 'value'> & { onClose: () => void }) {
  const actor = useSelector(settings, ({ children: all }) => all.setting);
  const { form, submit } = useForm(actor, { fields: Object.keys(settingForms[row].entries), codes });
  const isAsking = useSelector(settings, (snapshot) => snapshot.matches({ rows: { editing: 'asking' } }));
  const draft = useDraft(`account-${row}`);
  const [isDrafted] = useState(() => Object.keys(draft?.read() ?? {}).length > 0);
  useEffect(() => {
    if (isDrafted) settings.send({ type: 'form.dirtied' });
  }, [isDrafted, settings]);
  return children({
    row,
    form,
    draft,
    isAsking,
    onEnter: () => settings.send({ type: 'form.dirtied' }),
    onStay: () => settings.send({ type: 'edit.resume' }),
    onDiscard: () => {
      draft?.clear();
      settings.send({ type: 'text.discard' });
    },
    onCancel: onClose,
    submit,
  });
}
