import { createContext } from 'react';

/** The origin that pictures with a path are loaded from; empty for the app's own. */
export const PictureOrigin = createContext('');
