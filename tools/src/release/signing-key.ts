import { createPrivateKey, createPublicKey } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newSigningKeys } from '@lemma/contract';
import { Explained } from '../explained.ts';
import { TOOL } from './tool-name.ts';

const ONLY_OWNER = 0o600;

/** Creates a key pair: writes the private key to the file and returns the public key for the shell's environment. */
export async function makeSigningKey(file: string): Promise<string> {
  const { privateKey, publicKey } = await newSigningKeys();
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
  await writeFile(draft, `${privateKey}\n`, { mode: ONLY_OWNER });
  // A second process that starts at the same time finds a complete key, never a part of one.
  await link(draft, file)
    .catch((cause: unknown) => {
      throw new Explained(`${file} can't be written, or is there already: ${cause}`);
    })
    .finally(() => rm(draft));
  return publicKey;
}

/** The public key that belongs to a private one. */
export function publicKeyOf(privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** A private key from its file. */
export async function readSigningKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Explained(`There is no key in ${file}: ${TOOL} release-key ${file}`);
  });
  const key = text.trim();
  try {
    publicKeyOf(key);
    return key;
  } catch {
    throw new Explained(`${file} holds no private key as ${TOOL} release-key makes it.`);
  }
}
