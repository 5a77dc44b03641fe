import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Area,
  isSignedBy,
  type Preview,
  type Release,
  releaseSchema,
  signPreview,
  withSignatures,
} from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { makeSigningKey, publicKeyOf, readSigningKey } from './signing-key.ts';
import { isOfOneArea, KEY_GUIDE, TOOL } from './tool-name.ts';

/** Signs what an area's site serves, and checks what it reads from there with the same keys. */
export type Signer = {
  /** The public keys in the shell's environment, by which the shell verifies. */
  readonly publicKeys: () => Promise<readonly string[]>;
  readonly sign: (release: Release) => Promise<Release>;
  /** The token of a link to a version that nobody is served. */
  readonly signPreview: (preview: Preview) => Promise<string>;
  /**
   * Parses a ledger. Undefined if a new ledger begins, which trusts no earlier one. @throws Explained if the text is no
   * ledger, or has no signature of a known key.
   */
  readonly read: (text: string, where: string) => Promise<Release | undefined>;
  /** Whether a new ledger begins, which trusts no earlier file either. */
  readonly startsAnew: boolean;
};

export type SignerOptions = {
  /** Files of private keys: the first is the team's, more are given while keys are exchanged. */
  readonly keyFiles: readonly string[];
  /** Earlier public keys, whose signature of the ledger is accepted this once. */
  readonly trusted?: readonly string[];
  /** Whether a ledger without a signature is accepted, as ledgers were before releases were signed. */
  readonly takesUnsigned?: boolean;
  readonly startsAnew?: boolean;
};

/** Parses a ledger, whoever signed it. @throws Explained. */
function parseLedger(text: string, where: string): Release {
  const parsed = releaseSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Explained(`${where} is not a release that this version reads: ${z.prettifyError(parsed.error)}`);
}

function signerOf(privateKeys: () => Promise<readonly string[]>, options: Omit<SignerOptions, 'keyFiles'>): Signer {
  const { trusted = [], takesUnsigned = false, startsAnew = false } = options;
  const publicKeys = async () => (await privateKeys()).map(publicKeyOf);
  return {
    publicKeys,
    startsAnew,
    sign: async (release) => withSignatures(withoutSignatures(release), await privateKeys()).then(asRelease),
    signPreview: async (preview) => signPreview(preview, (await privateKeys())[0] ?? ''),
    read: async (text, where) => {
      if (startsAnew) return undefined;
      const release = parseLedger(text, where);
      if (release.signatures === undefined && takesUnsigned) return withoutSignatures(release);
      if (await isSignedBy(JSON.parse(text), [...(await publicKeys()), ...trusted])) return withoutSignatures(release);
      throw new Explained(
        release.signatures === undefined
          ? `${where} carries no signature. If it was published before releases were signed: ${TOOL} sign ${isOfOneArea ? '' : `${release.area} `}--unsigned`
          : `${where} is not signed by the key that you gave. What to do when keys change, or when somebody else wrote this: ${KEY_GUIDE}`,
      );
    },
  };
}

const withoutSignatures = ({ signatures: _, ...release }: Release): Release => release;
const asRelease = ({ signatures, ...release }: Release & { readonly signatures: readonly string[] }): Release => ({
  ...release,
  signatures: [...signatures],
});

/** Signs with the keys in these files. @throws Explained if one is missing. */
export const fileSigner = ({ keyFiles, ...options }: SignerOptions): Signer =>
  signerOf(() => Promise.all(keyFiles.map(readSigningKey)), options);

/** No site serves this folder. */
const KEYS = '.keys';

/**
 * Signs what is served from a folder on this machine, with a key that is made on the spot and lies beside the sites.
 * Whoever can write the ledger can read the key, so a ledger of before is believed without one.
 */
export function folderSigner(sites: string, area: Area): Signer {
  const file = join(sites, KEYS, area);
  let key: Promise<readonly string[]> | undefined;
  const open = async () => {
    await mkdir(dirname(file), { recursive: true });
    // Two runs may meet here: the second finds the key of the first.
    await makeSigningKey(file).catch(() => undefined);
    return [await readSigningKey(file)];
  };
  return signerOf(() => (key ??= open()), { takesUnsigned: true });
}
