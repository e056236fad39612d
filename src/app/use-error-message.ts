import { useEffect, useState } from 'react';
import { firstErrorMessage } from '#src/messages/first-errors.ts';
import { useInteracted } from './idle.ts';

let known = firstErrorMessage;

/** How to tell an error in parts that come with the app: the words for all errors are fetched once it is used. */
export function useErrorMessage(): typeof firstErrorMessage {
  const [errorMessage, setErrorMessage] = useState(() => known);
  const isInteracted = useInteracted();
  useEffect(() => {
    if (!isInteracted) return;
    const firstWordsStay = () => {};
    import('#src/messages/errors.ts')
      .then((words) => {
        known = words.errorMessage;
        setErrorMessage(() => known);
      })
      .catch(firstWordsStay);
  }, [isInteracted]);
  return errorMessage;
}
