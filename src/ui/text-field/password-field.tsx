import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { controlMessages } from '#src/messages/controls.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** It stays a secret while it is shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      data-secret
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      button={
        <IconButton
          label={isShown ? controlMessages.hidePassword : controlMessages.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
