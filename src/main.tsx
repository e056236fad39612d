import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/global.css.ts';
import { createApp } from './app/create-app.ts';
import { flows } from './routes/flows.ts';
import { AppView, firstPage } from './routes/app-view.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no place for the app.');

const created = createApp({
  fetchPages: async (app, options) =>
    (await import('./routes/routed-pages.tsx')).startRoutedPages(app, options),
  flows,
  env: import.meta.env,
  reportError: (error, during) => console.info(`[${during}]`, error),
});

const options = {
  onUncaughtError: (error: unknown) => console.error(error),
  onCaughtError: (error: unknown) => console.error(error),
};
const view = (
  <StrictMode>
    <AppView {...created} />
  </StrictMode>
);

/** A page that the server made stays until the app has the same one, or another in its place. */
async function takeOver(root: HTMLElement): Promise<void> {
  if (root.dataset['page'] === undefined) createRoot(root, options).render(view);
  else if ((await firstPage(created)) === root.dataset['page']) hydrateRoot(root, view, options);
  else createRoot(root, options).render(view);
  document.querySelector('.late')?.remove();
}

void takeOver(container);
