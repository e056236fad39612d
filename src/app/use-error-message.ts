import { useEffect, useState } from 'react';
import { lazyModule } from '#src/code/lazy-module.ts';
import { firstErrorMessage } from '#src/messages/first-errors.ts';
import { useInteracted } from './idle.ts';

const words = lazyModule(() => import('#src/messages/errors.ts'));

let known = firstErrorMessage;

/** How to tell an error in parts that come with the app: the words for all errors are fetched once it is used. */
export function useErrorMessage(): typeof firstErrorMessage {
  const [errorMessage, setErrorMessage] = useState(() => known);
  const isInteracted = useInteracted();
  useEffect(() => {
    if (!isInteracted) return;
    const firstWordsStay = () => {};
    words.load().then((module) => {
      known = module.errorMessage;
      setErrorMessage(() => known);
    }, firstWordsStay);
  }, [isInteracted]);
  return errorMessage;
}
