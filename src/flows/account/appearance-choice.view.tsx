import { useState } from 'react';
import { asScheme } from '#machines/domain/color-scheme.ts';
import { storeScheme } from '#src/browser/stored-scheme.ts';
import { chosenScheme, markScheme } from '#src/theme/chosen-scheme.ts';
import { RadioCards } from '#src/ui/radio-cards/radio-cards.tsx';
import { accountMessages } from './account.messages.ts';

const copy = accountMessages.appearance;

/** Whether this browser follows the system's color scheme, or has one of its own. */
export default function AppearanceChoice() {
  const [scheme, setScheme] = useState(() => chosenScheme(document));
  return (
    <RadioCards
      name="scheme"
      legend={copy.legend}
      isLegendHidden
      options={copy.options}
      value={scheme ?? 'system'}
      onChange={(value) => {
        const chosen = asScheme(value);
        storeScheme(chosen);
        markScheme(document, chosen);
        setScheme(chosen);
      }}
    />
  );
}
