import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './theme/global.css.ts';
import { createApp } from './app/create-app.ts';
import { flows } from './routes/flows.ts';
import { AppView } from './routes/app-view.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The document has no place for the app.');

const created = createApp({
  fetchPages: async (app, options) =>
    (await import('./routes/routed-pages.tsx')).startRoutedPages(app, options),
  flows,
  env: import.meta.env,
  reportError: (error, during) => console.info(`[${during}]`, error),
});

createRoot(container, {
  onUncaughtError: (error) => console.error(error),
  onCaughtError: (error) => console.error(error),
}).render(
  <StrictMode>
    <AppView {...created} />
  </StrictMode>,
);
