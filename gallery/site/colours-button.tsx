import { Moon, Sun } from 'lucide-react';
import { useColours } from './use-colours.ts';
import { iconControl } from './layout.css.ts';

/** Changes between light and dark. */
export function ColoursButton() {
  const { isDark, setDark } = useColours();
  return (
    <button
      type="button"
      className={iconControl}
      aria-label={isDark ? 'Light colors' : 'Dark colors'}
      onClick={() => setDark(!isDark)}
    >
      {isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </button>
  );
}
