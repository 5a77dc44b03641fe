import { areas } from 'virtual:lemma-built-in-areas';
import type { RemoteLoader } from './open-remotes.ts';

/**
 * Opens areas that are built into the shell, in place of `open-remotes.ts`: the delivery benchmark builds the same
 * sources as one application. There is only one version, so nothing is chosen, checked or replaced.
 */
export const openRemotes = (): RemoteLoader => ({
  load: async (area) => ({ remote: (await areas[area]()).remote, version: 'monolith' }),
  fetchAhead: async (area) => void (await areas[area]()),
  giveUp: () => 'none left',
  forget: () => undefined,
  expect: () => undefined,
});
