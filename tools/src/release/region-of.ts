import { stagedEnvironment } from './health.ts';
import { readEnvironment } from './shell-page.ts';

const USUAL = 'us-central1';

/** The region in which functions are deployed, by the text of functions/.env. */
export const deployedRegion = (env: string): string => /^\s*LEMMA_REGION\s*=\s*["']?([\w-]+)/m.exec(env)?.[1] ?? USUAL;

type Where = { readonly project: string; readonly sites: string; readonly shell: string | undefined };

/** The region that a project's shell names: as it is staged in `sites`, else as it is served at the address `shell`. */
export async function regionOf({ project, sites, shell }: Where): Promise<string> {
  const staged = await stagedEnvironment(sites);
  if (staged?.firebase.projectId === project) return staged.functionsRegion;
  const reply = shell === undefined ? undefined : await fetch(shell).catch(() => undefined);
  const served = reply?.ok ? readEnvironment(await reply.text()) : undefined;
  // Without a shell nobody is served the area; its next release names the region.
  return served?.functionsRegion ?? USUAL;
}
