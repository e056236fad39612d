import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login-page.tsx';

const root = createRootRoute();
const page = (path: string, load: Parameters<typeof lazyRouteComponent>[0]) =>
  createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) });
const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/login', component: LoginPage }),
    page('/', async () => ({ default: (await import('./other-pages/home.tsx')).HomePage })),
    page('/account', async () => ({ default: (await import('./other-pages/account.tsx')).AccountPage })),
    page('/support', async () => ({ default: (await import('./other-pages/support.tsx')).SupportPage })),
  ]),
});

createRoot(document.getElementById('root') ?? document.body).render(<RouterProvider router={router} />);
