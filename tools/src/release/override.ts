import { type Area, OVERRIDE_PATH, signOverride } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { readSigningKey } from './signing-key.ts';

const HOUR_MS = 3_600_000;

export type LinkOptions = {
  readonly area: Area;
  readonly address: string;
  readonly shell: string;
  readonly hours: number;
  readonly keyFile: string;
  readonly by: string;
};

/**
 * A link with which one's own browser loads an area from one's own machine in a deployed shell, valid for some hours.
 */
export async function makeOverrideLink({ area, address, shell, hours, keyFile, by }: LinkOptions): Promise<string> {
  const key = await readSigningKey(keyFile);
  const override = { area, address: new URL(address).origin, until: Date.now() + hours * HOUR_MS, by };
  const token = await signOverride(override, key).catch((cause: unknown) => {
    throw new Explained(`The link can't be signed: only http://localhost:PORT may be named. ${cause}`);
  });
  return `${new URL(OVERRIDE_PATH, shell).href}#${token}`;
}
