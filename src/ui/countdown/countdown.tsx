import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { countdown } from './countdown.css.ts';

interface CountdownProps {
  /** The end, in milliseconds since 1970. */
  endsAt: number;
  /** The words around what is left, which comes as `0:24`. */
  words: (left: string) => string;
  /** Told to screen readers when the end has come; the seconds are not. */
  over: string;
  /** What stands there from then on. */
  children: ReactNode;
}

/** The seconds until something can be done, and then the thing itself. */
export function Countdown(props: CountdownProps) {
  return <Ticking key={props.endsAt} {...props} />;
}

function Ticking({ endsAt, words, over, children }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = seconds === 0;

  useEffect(() => {
    const ticking = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(ticking);
    }, 1000);
    return () => clearInterval(ticking);
  }, [endsAt]);

  return (
    <>
      {isOver ? (
        children
      ) : (
        <span className={countdown} role="timer">
          {words(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
        </span>
      )}
      <VisuallyHidden role="status">{isOver ? over : ''}</VisuallyHidden>
    </>
  );
}
