import { useState, useSyncExternalStore } from 'react';
import { dayOf } from '#machines/domain/day.ts';
import { onServerTime, serverNow } from '#src/clock/server-clock.ts';

const presentDay = () => dayOf(serverNow());

/** An instant of the present day, UTC, by the server's clock. It stays until an answer of the API is of another day. */
export function useToday(): Date {
  const day = useSyncExternalStore(onServerTime, presentDay, presentDay);
  const [today, setToday] = useState(serverNow);
  if (dayOf(today) !== day) setToday(serverNow());
  return today;
}
