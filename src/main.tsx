import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/global.css.ts';
import { createApp } from './app/create-app.ts';
import { createErrorReporter } from './app/error-reporter.ts';
import { flows } from './routes/flows.ts';
import { lazyModule, OfflineError } from '#src/code/lazy-module.ts';
import { AppView, firstPage } from './layouts/app-view.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('There is no root.');

/** What the actors do is inspected in development only; the built app has no code for it. */
const inspect = import.meta.env.DEV
  ? await (await lazyModule(() => import('./app/inspection/inspection.ts')).load()).inspection(window)
  : undefined;

const routedPages = lazyModule(() => import('./layouts/routed-pages.tsx'));

const created = createApp({
  fetchPages: async (app, options) => (await routedPages.load()).startRoutedPages(app, options),
  flows,
  env: import.meta.env,
  reportError: createErrorReporter(import.meta.env),
  ...(inspect && { inspect }),
});

const options = {
  onUncaughtError: (error: unknown) => console.error(error),
  /** That there is no connection is said on the screen, which goes on by itself: nobody has to mend it. */
  onCaughtError: (error: unknown) => {
    if (!(error instanceof OfflineError)) console.error(error);
  },
};
const view = (
  <StrictMode>
    <AppView {...created} />
  </StrictMode>
);

/** A page that the server made stays until the app has the same one, or another in its place. */
async function takeOver(root: HTMLElement): Promise<void> {
  const { page: made } = root.dataset;
  const shown = made === undefined ? null : await firstPage(created);
  if (made !== undefined && shown === made) hydrateRoot(root, view, options);
  else flushSync(() => createRoot(root, options).render(view));
  delete root.dataset['page'];
  document.querySelector('.late')?.remove();
}

void takeOver(container);
