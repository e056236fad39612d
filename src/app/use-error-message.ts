import { useEffect, useState } from 'react';
import { firstErrorMessage } from '#src/messages/first-errors.ts';
import { kept } from '#src/code/kept.ts';
import { useTouched } from './quiet.ts';

let known = firstErrorMessage;
const fetchWords = kept(() => import('#src/messages/errors.ts'));

/** How to tell an error in parts that come with the app: the words for all errors are fetched once it is used. */
export function useErrorMessage(): typeof firstErrorMessage {
  const [errorMessage, setErrorMessage] = useState(() => known);
  const isTouched = useTouched();
  useEffect(() => {
    if (!isTouched) return;
    const firstWordsStay = () => {};
    fetchWords()
      .then((words) => {
        known = words.errorMessage;
        setErrorMessage(() => known);
      })
      .catch(firstWordsStay);
  }, [isTouched]);
  return errorMessage;
}
