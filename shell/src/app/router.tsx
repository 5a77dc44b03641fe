import { areaPaths, areas } from '@lemma/contract';
import { createBrowserRouter, type RouteObject } from '@lemma/router';
import { RouteFault } from '../pages/route-fault.tsx';
import type { RemoteLoader } from '../remotes/open-remotes.ts';
import { Guard } from './guard.tsx';
import { LoadingText } from './loading-text.tsx';

/** The public pages of the specification, section 2, each loaded on demand. */
const publicRoutes: RouteObject[] = [
  { path: '/', lazy: async () => ({ Component: (await import('../pages/home.tsx')).HomePage }) },
  { path: '/sign-in', lazy: async () => ({ Component: (await import('../pages/sign-in.tsx')).SignInPage }) },
  { path: '/sign-up', lazy: async () => ({ Component: (await import('../pages/sign-up.tsx')).SignUpPage }) },
  {
    path: '/forgot-password',
    lazy: async () => ({ Component: (await import('../pages/forgot-password.tsx')).ForgotPasswordPage }),
  },
  {
    path: '/student-login',
    lazy: async () => ({ Component: (await import('../pages/student-login.tsx')).StudentLoginPage }),
  },
  {
    path: '/auth-success',
    lazy: async () => ({ Component: (await import('../pages/auth-success.tsx')).AuthSuccessPage }),
  },
  {
    path: '/auth/callback',
    lazy: async () => ({ Component: (await import('../pages/auth-callback.tsx')).AuthCallbackPage }),
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
              const { AreaScreen } = await import('../remotes/area-screen.tsx');
              return { element: <AreaScreen area={area} loader={loader} moves={router} /> };
            },
          })),
        },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('../pages/public-not-found.tsx')).PublicNotFound }),
        },
      ],
    },
  ]);
  return router;
}
