import { areaPaths, areas } from '@lemma/contract';
import { createBrowserRouter, type RouteObject } from '@lemma/router';
import type { ComponentType } from 'react';
import { RouteFault } from '../pages/route-fault.tsx';
import type { RemoteLoader } from '../remotes/open-remotes.ts';
import { withoutAreaCode } from './area-code.ts';
import { Guard } from './guard.tsx';
import { LoadingText } from './loading-text.tsx';
import { ownPart } from './own-part.ts';

const page = (load: () => Promise<ComponentType>) => async () => ({ Component: await ownPart(load) });

/** The public pages of the specification, section 2, each loaded on demand. */
const publicRoutes: RouteObject[] = [
  { path: '/', lazy: page(async () => (await import('../pages/home.tsx')).HomePage) },
  {
    path: '/sign-in',
    loader: withoutAreaCode,
    lazy: page(async () => (await import('../pages/sign-in.tsx')).SignInPage),
  },
  {
    path: '/sign-up',
    loader: withoutAreaCode,
    lazy: page(async () => (await import('../pages/sign-up.tsx')).SignUpPage),
  },
  {
    path: '/forgot-password',
    lazy: page(async () => (await import('../pages/forgot-password.tsx')).ForgotPasswordPage),
  },
  {
    path: '/student-login',
    loader: withoutAreaCode,
    lazy: page(async () => (await import('../pages/student-login.tsx')).StudentLoginPage),
  },
  { path: '/auth-success', lazy: page(async () => (await import('../pages/auth-success.tsx')).AuthSuccessPage) },
  {
    path: '/auth/callback',
    loader: withoutAreaCode,
    lazy: page(async () => (await import('../pages/auth-callback.tsx')).AuthCallbackPage),
  },
];

/** Every route of the application. What is under an area's path is the remote's; the guard and the gate are the shell's. */
export function createShellRouter(loader: RemoteLoader) {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      ErrorBoundary: RouteFault,
      HydrateFallback: LoadingText,
      children: [
        ...publicRoutes,
        {
          element: <Guard />,
          children: areas.map((area) => ({
            path: `${areaPaths[area]}/*`,
            lazy: async () => {
              const { AreaScreen } = await ownPart(() => import('../remotes/area-screen.tsx'));
              return { element: <AreaScreen area={area} loader={loader} moves={router} /> };
            },
          })),
        },
        {
          path: '*',
          lazy: page(async () => (await import('../pages/public-not-found.tsx')).PublicNotFound),
        },
      ],
    },
  ]);
  return router;
}
