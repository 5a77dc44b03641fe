import type { RemoteContext } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';

export const createRoutes = (_context: RemoteContext): RouteObject[] => [{ index: true, element: <h1>Area</h1> }];
