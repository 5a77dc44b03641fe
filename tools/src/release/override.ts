import { readFile, writeFile } from 'node:fs/promises';
import { type Area, newOverrideKeys, OVERRIDE_PATH, signOverride } from '@lemma/contract';
import { Explained } from '../explained.ts';

const HOUR_MS = 3_600_000;
const ONLY_OWNER = 0o600;

/** Creates a key pair: writes the private key to the file and returns the public key for the shell's environment. */
export async function makeOverrideKey(file: string): Promise<string> {
  const { privateKey, publicKey } = await newOverrideKeys();
  await writeFile(file, `${privateKey}\n`, { mode: ONLY_OWNER, flag: 'wx' }).catch((cause: unknown) => {
    throw new Explained(`${file} can't be written, or is there already: ${cause}`);
  });
  return publicKey;
}

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
  const key = await readFile(keyFile, 'utf8').catch(() => {
    throw new Explained(`There is no key in ${keyFile}: npm run release -- override-key ${keyFile}`);
  });
  const override = { area, address: new URL(address).origin, until: Date.now() + hours * HOUR_MS, by };
  const token = await signOverride(override, key.trim()).catch((cause: unknown) => {
    throw new Explained(`The link can't be signed: only http://localhost:PORT may be named. ${cause}`);
  });
  return `${new URL(OVERRIDE_PATH, shell).href}#${token}`;
}
