import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { routesOf } from '@lemma/screens';
import { paths } from '#shared/paths.ts';

/** The page that each route of the area opens. */
const pages = {
  children: async () => (await import('./features/children/page.tsx')).ChildrenPage,
  submissions: async () => (await import('./features/submissions/page.tsx')).SubmissionsPage,
  settings: async () => (await import('./features/settings/page.tsx')).ParentSettingsPage,
};

export const createRoutes = (_context: RemoteContext): RouteObject[] => routesOf(paths, pages);
