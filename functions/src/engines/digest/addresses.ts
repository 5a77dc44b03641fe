import { regionOf } from '../../platform/region.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The address of an HTTP endpoint without the product's host: in the emulator, or at Google. */
export function doorAddress(door: string, env: Variables = process.env): string {
  const project = env.GCLOUD_PROJECT ?? '';
  const emulated = env.FUNCTIONS_EMULATOR_HOST ?? env.LEMMA_FUNCTIONS_HOST;
  return emulated === undefined
    ? `https://${regionOf()}-${project}.cloudfunctions.net/api/${door}`
    : `http://${emulated}/${project}/${regionOf()}/api/${door}`;
}
