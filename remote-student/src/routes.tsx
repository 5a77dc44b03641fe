import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { screen } from '@lemma/screens';

/** The area at a glance: the children of /student (specification, section 2). */
export function createRoutes({ reportError }: RemoteContext): RouteObject[] {
  // On every screen, so that what waits is sent wherever the area is open.
  import('#shared/outbox/start-sending.ts')
    .then(({ startSending }) => startSending())
    .catch((error: unknown) => reportError(error, 'sending what waits'));
  return [
    { index: true, element: screen(async () => (await import('./home-screen.tsx')).HomeScreen) },
    {
      path: 'assignments',
      element: screen(async () => (await import('./features/assignments/page.tsx')).AssignmentsPage),
    },
    {
      path: 'progress',
      element: screen(async () => (await import('./features/progress/page.tsx')).ProgressPage),
    },
    { path: 'upload', element: screen(async () => (await import('@lemma/screens/upload')).UploadPage) },
    { path: 'settings', element: screen(async () => (await import('@lemma/screens/settings')).SettingsPage) },
  ];
}
