import { useEffect } from 'react';
import { announce } from './announce.ts';

/** What is shorter than this, milliseconds, ends before anybody wonders. */
export const noticeableWait = 500;

/** Announces a text when it comes, and another one in its place; once it has lasted for `after` milliseconds. */
export function useAnnouncement(text: string | false | null | undefined, after = 0): void {
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(announce, after, text);
    return () => clearTimeout(timer);
  }, [text, after]);
}
