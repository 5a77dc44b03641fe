import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { routesOf } from '@lemma/screens';
import { expectCall, loadAfterHeading } from '@lemma/shared-auth';
import { paths } from '#shared/paths.ts';

/** The page that each route of the area opens. */
const pages = {
  home: async () => (await import('./home-screen.tsx')).HomeScreen,
  assignments: async () => {
    expectCall();
    return (await import('./features/assignments/page.tsx')).AssignmentsPage;
  },
  progress: async () => (await import('./features/progress/page.tsx')).ProgressPage,
  upload: async () => (await import('@lemma/screens/upload')).UploadPage,
  settings: async () => (await import('@lemma/screens/settings')).SettingsPage,
};

export function createRoutes({ reportError }: RemoteContext): RouteObject[] {
  // On every screen, so that waiting answers are sent wherever the area is open; the screen itself comes first.
  loadAfterHeading(() => import('#shared/outbox/start-sending.ts'))
    .then(({ startSending }) => startSending())
    .catch((error: unknown) => reportError(error, 'sending what waits'));
  return routesOf(paths, pages);
}
