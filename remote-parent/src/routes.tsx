import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { screen } from '@lemma/screens';

/** The area at a glance: the children of /parent-dashboard (specification, section 2). */
export const createRoutes = (_context: RemoteContext): RouteObject[] => [
  { index: true, element: screen(async () => (await import('./features/children/page.tsx')).ChildrenPage) },
  {
    path: 'submissions',
    element: screen(async () => (await import('./features/submissions/page.tsx')).SubmissionsPage),
  },
  {
    path: 'settings',
    element: screen(async () => (await import('./features/settings/page.tsx')).ParentSettingsPage),
  },
];
