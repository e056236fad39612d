import { createContext } from 'react';

/** How links move within the app. Without a provider they are plain anchors, and the browser follows them. */
export interface Navigation {
  /** Goes to a path of the app, for example `/rewards?category=shoes`. */
  go: (href: string) => void;
  /** The person is about to follow the link: its page may be fetched. */
  warm?: (href: string) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);
