import { regionOf } from '../../platform/region.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where people reach the product: `LEMMA_ORIGIN`, which `npm start` sets to the running shell; else Firebase's own address. */
export const siteOrigin = (env: Variables = process.env): string =>
  env.LEMMA_ORIGIN ?? `https://${env.GCLOUD_PROJECT ?? ''}.web.app`;

/** Where a door is reached without the product: at the emulator on a developer's machine, else at Google. */
export function doorAddress(door: string, env: Variables = process.env): string {
  const project = env.GCLOUD_PROJECT ?? '';
  const emulated = env.FUNCTIONS_EMULATOR_HOST ?? env.LEMMA_FUNCTIONS_HOST;
  return emulated === undefined
    ? `https://${regionOf()}-${project}.cloudfunctions.net/api/${door}`
    : `http://${emulated}/${project}/${regionOf()}/api/${door}`;
}
