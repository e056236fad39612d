import { useEffect, useRef, useState, type RefObject } from 'react';

const atOnce = 4;
const waiting: (() => void)[] = [];
let busy = 0;

function next(): void {
  if (busy >= atOnce) return;
  const begin = waiting.shift();
  if (!begin) return;
  busy += 1;
  begin();
}

/** Waits for one of few places; gives back how to leave it, or the queue. */
function takeTurn(begin: () => void): () => void {
  let place: 'waiting' | 'busy' | 'left' = 'waiting';
  const start = () => {
    place = 'busy';
    begin();
  };
  waiting.push(start);
  next();
  return () => {
    if (place === 'waiting') waiting.splice(waiting.indexOf(start), 1);
    if (place === 'busy') busy -= 1;
    place = 'left';
    next();
  };
}

interface Waiting {
  /** Without it, it may load at once. */
  isWaiting: boolean;
  /** It loads though it is not near. */
  isRequested: boolean;
  /** It is unloaded once it is away. */
  isBrief: boolean;
}

/**
 * Whether an element may begin to load, once it is near the view or requested: few do at once. `done` lets the next one
 * begin.
 */
export function useTurn(ref: RefObject<Element | null>, { isWaiting, isRequested, isBrief }: Waiting) {
  const [hasTurn, setTurn] = useState(false);
  const leave = useRef(() => {});
  const [hasComeNear, setNear] = useState(!isWaiting);
  const isNear = hasComeNear || isRequested;
  const isSettled = isNear && !isBrief;
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWaiting || isSettled) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (isSeen || isBrief) setNear(isSeen);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '200px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWaiting, isBrief, isSettled]);
  useEffect(() => {
    if (!isWaiting || !isNear) return;
    leave.current = takeTurn(() => setTurn(true));
    return () => {
      leave.current();
      setTurn(false);
    };
  }, [isWaiting, isNear]);
  return { mayLoad: !isWaiting || (hasTurn && isNear), done: () => leave.current() };
}
