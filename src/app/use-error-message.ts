import { useEffect, useState } from 'react';
import { firstErrorMessage } from '#src/messages/first-errors.ts';

let known = firstErrorMessage;

/** How to tell an error in parts that come with the app: the words for all errors are fetched once it stands. */
export function useErrorMessage(): typeof firstErrorMessage {
  const [errorMessage, setErrorMessage] = useState(() => known);
  useEffect(() => {
    const firstWordsStay = () => {};
    import('#src/messages/errors.ts')
      .then((words) => {
        known = words.errorMessage;
        setErrorMessage(() => known);
      })
      .catch(firstWordsStay);
  }, []);
  return errorMessage;
}
