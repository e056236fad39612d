import type { SocialProvider } from '#machines/domain/client.ts';
import { Button } from '#src/ui/button/button.tsx';
import { socialMessages } from './social-sign-in.messages.ts';
import * as styles from './social-buttons.css.ts';

/** The ways in through a provider's account. */
export interface SocialWays {
  providers: readonly SocialProvider[];
  /** The one whose page is being opened. */
  leavingFor: SocialProvider | null;
  start: (provider: SocialProvider) => void;
}

interface SocialButtonsProps extends SocialWays {
  isDisabled: boolean;
}

/** The ways in through a provider's account, each with its mark, under the form that they replace. */
export function SocialButtons({ providers, leavingFor, isDisabled, start }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <p className={styles.or}>{socialMessages.or}</p>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outlined"
            isWide
            name={provider}
            isBusy={leavingFor === provider}
            isDisabled={isDisabled || leavingFor !== null}
            busyLabel={socialMessages.leaving(provider)}
            onClick={() => start(provider)}
          >
            {socialMessages.start(provider)}
          </Button>
        ))}
      </div>
    </>
  );
}
