import type { ToastMessage } from '#machines/domain/toast.ts';
import { loginMessages } from './login.ts';
import { errorMessage } from './errors.ts';

/** What a toast says. */
export function toastText(message: ToastMessage): string {
  switch (message.key) {
    case 'sessionExpired':
      return 'Your session has expired. Log in to go on where you were.';
    case 'loggedOutElsewhere':
      return 'You have logged out in another tab.';
    case 'socialBeingBuilt':
      return loginMessages.socialBeingBuilt(message.provider);
    case 'failure': {
      const { text, hint } = errorMessage(message.error);
      return hint === undefined ? text : `${text}. ${hint}`;
    }
  }
}
