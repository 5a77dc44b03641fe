import { eachPath, type ListedArea } from '@lemma/contract';
import { createBrowserRouter, type RouteObject } from '@lemma/router';
import type { ComponentType } from 'react';
import { RouteFault } from '../pages/route-fault.tsx';
import type { RemoteLoader } from '../remotes/open-remotes.ts';
import { withoutAreaCode } from './area-code.ts';
import { Guard } from './guard.tsx';
import { LoadingText } from './loading-text.tsx';
import { withTexts } from './on-demand.tsx';
import { ownPart } from './own-part.ts';
import { paths } from './paths.ts';

type Page = () => Promise<ComponentType>;

/** The public pages of the specification, section 2, each loaded on demand. */
const pages = {
  home: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  signIn: async () => (await import('../pages/sign-in.tsx')).SignInPage,
  signUp: async () => (await import('../pages/sign-up.tsx')).SignUpPage,
  forgotPassword: async () => (await import('../pages/forgot-password.tsx')).ForgotPasswordPage,
  studentLogin: async () => (await import('../pages/student-login.tsx')).StudentLoginPage,
  authSuccess: async () => (await import('../pages/auth-success.tsx')).AuthSuccessPage,
  authCallback: async () => (await import('../pages/auth-callback.tsx')).AuthCallbackPage,
  privacy: async () => (await import('../pages/privacy.tsx')).PrivacyPage,
};

/** Pages where people type a password or arrive with one: no code of an area may have run in the page. */
const withSecrets: readonly string[] = [paths.signIn, paths.signUp, paths.studentLogin, paths.authCallback].map(
  ({ pattern }) => pattern,
);

const lazyPage = (load: Page) => async () => ({ Component: await withTexts(() => ownPart(load)) });

const publicRoutes = eachPath<typeof paths, Page>(paths, pages).map(
  ({ pattern, value }): RouteObject => ({
    path: `/${pattern}`,
    ...(withSecrets.includes(pattern) && { loader: withoutAreaCode }),
    lazy: lazyPage(value),
  }),
);

/**
 * Every route of the application. Routes below an area's path belong to the remote; the guard and the role check belong
 * to the shell.
 */
export function createShellRouter(areas: readonly ListedArea[], loader: RemoteLoader) {
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      ErrorBoundary: RouteFault,
      HydrateFallback: LoadingText,
      children: [
        ...publicRoutes,
        {
          element: <Guard />,
          children: areas.map((area) => ({
            path: `${area.path}/*`,
            lazy: async () => {
              const { AreaScreen } = await ownPart(() => import('../remotes/area-screen.tsx'));
              return { element: <AreaScreen area={area} areas={areas} loader={loader} moves={router} /> };
            },
          })),
        },
        {
          path: '*',
          lazy: lazyPage(async () => (await import('../pages/public-not-found.tsx')).PublicNotFound),
        },
      ],
    },
  ]);
  return router;
}
