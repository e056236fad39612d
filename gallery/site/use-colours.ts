import { useEffect, useState } from 'react';

const key = 'flow-gallery-colours';

/** Light or dark, as the system has it until it is chosen here. */
export function useColours() {
  const [isDark, setDark] = useState(() => {
    const stored = window.localStorage.getItem(key);
    return stored === null ? window.matchMedia('(prefers-color-scheme: dark)').matches : stored === 'dark';
  });
  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
  return {
    isDark,
    setDark: (next: boolean) => {
      window.localStorage.setItem(key, next ? 'dark' : 'light');
      setDark(next);
    },
  };
}
