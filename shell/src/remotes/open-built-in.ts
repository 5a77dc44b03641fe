import { areas } from 'virtual:lemma-built-in-areas';
import { AppError, type Area } from '@lemma/contract';
import type { RemoteLoader } from './open-remotes.ts';

function builtIn(area: Area) {
  const open = areas[area];
  if (open === undefined) throw new AppError('remote/unreachable', area);
  return open();
}

/**
 * Opens areas that are built into the shell, in place of `open-remotes.ts`: the delivery benchmark builds the same
 * sources as one application. There is only one version, so nothing is chosen, checked or replaced.
 */
export const openRemotes = (): RemoteLoader => ({
  load: async (area) => ({ remote: (await builtIn(area)).remote, version: 'monolith' }),
  fetchAhead: async (area) => void (await builtIn(area)),
  giveUp: () => 'none left',
  forget: () => undefined,
  needsNewPage: () => false,
  expect: () => undefined,
});
