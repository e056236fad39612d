import { useSelector } from '@xstate/react';
import type { SignUpRef } from '#machines/sign-up/sign-up.machine.ts';
import { useActor, useClient } from '#src/app/app-context.ts';
import { lazyComponent } from '#src/code/lazy-component.tsx';
import { formatDate } from '#src/messages/format-date.ts';
import { signUpMessages } from './sign-up.messages.ts';
import { lead as leadStyle, title as titleStyle } from './step-frame.css.ts';
import { screen } from './return-plan.css.ts';

export const ReturnPlan = lazyComponent(() => import('./return-plan.view.tsx'));

const copy = signUpMessages.comeBack;

/** Coming back to a membership that is over: who joins for the first time loads nothing of the plan that was left. */
export function SignUpReturn({ flow }: { flow: SignUpRef }) {
  const { name } = useClient();
  const user = useSelector(useActor('session'), ({ context }) => context.session?.user);
  const endsAt = user?.lastSubscription?.endsAt;
  return (
    <div className={screen}>
      <h1 className={titleStyle} tabIndex={-1}>
        {copy.title(user?.firstName ?? '')}
      </h1>
      <p className={leadStyle}>{copy.lead(name, endsAt === undefined ? null : formatDate(endsAt))}</p>
      <ReturnPlan flow={flow} />
    </div>
  );
}
