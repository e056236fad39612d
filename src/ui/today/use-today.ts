import { useState } from 'react';

/** When a component was first shown, by the device's clock. */
export function useToday(): Date {
  const [today] = useState(() => new Date());
  return today;
}
