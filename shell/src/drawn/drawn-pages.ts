import type { ComponentType } from 'react';
import { paths } from '../app/paths.ts';

/** The pages that the build draws (packages/federation, `draw-pages.ts`), by their address. */
export const drawnPages: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.home()]: async () => (await import('../pages/home/home-page.tsx')).HomePage,
  [paths.signIn()]: async () => (await import('../pages/sign-in.tsx')).SignInPage,
};
