import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import facts from '../area.json';
import { createRoutes } from './routes.tsx';

it('answers every address that it promises', () => {
  const routes = createRoutes({ queryClient: new QueryClient(), reportError: () => undefined });
  expect(routes.map(({ path = '' }) => path)).toEqual(expect.arrayContaining(facts.routes));
});
