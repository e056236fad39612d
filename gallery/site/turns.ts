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

/**
 * Whether an element may begin to load, once it is near the view or wanted: few do at once. `done` lets the next one
 * begin. With `isWaiting` false it may at once.
 */
export function useTurn(ref: RefObject<Element | null>, isWaiting: boolean, isRequested: boolean) {
  const [hasTurn, setTurn] = useState(false);
  const leave = useRef(() => {});
  const [hasComeNear, setNear] = useState(!isWaiting);
  const isNear = hasComeNear || isRequested;
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  useEffect(() => {
    if (!isWaiting || !isNear) return;
    leave.current = takeTurn(() => setTurn(true));
    return () => leave.current();
  }, [isWaiting, isNear]);
  return { mayLoad: !isWaiting || hasTurn, done: () => leave.current() };
}
