import { isSignature, sign } from './signature.ts';

/** A signature of one purpose is worth nothing for another. */
const PURPOSE = 'lemma release 1\n';

/** The most signatures that are looked at: while keys are exchanged there are two. */
export const MOST_SIGNATURES = 4;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** The same value with the names of each object in one order, so that equal values have equal text. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(byName)
      .map(([name, each]) => [name, inOrder(each)]),
  );
}

/** What is signed of a release: everything except the signatures, also fields that this version does not know. */
function payloadOf({ signatures: _, ...release }: { readonly signatures?: unknown }): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${PURPOSE}${JSON.stringify(inOrder(release))}`);
}

/** The release with a signature of each key. A value that is undefined is no part of it, as in JSON. */
export async function withSignatures<T extends object>(
  release: T,
  privateKeys: readonly string[],
): Promise<T & { readonly signatures: readonly string[] }> {
  const payload = payloadOf(release);
  const signatures = await Promise.all(privateKeys.slice(0, MOST_SIGNATURES).map((key) => sign(payload, key)));
  return { ...release, signatures };
}

/** Whether a release, as it was parsed from JSON, carries a signature of one of these keys. Never throws. */
export async function isSignedBy(release: unknown, publicKeys: readonly string[]): Promise<boolean> {
  if (!isRecord(release) || !Array.isArray(release.signatures)) return false;
  const payload = payloadOf(release);
  for (const signature of release.signatures.slice(0, MOST_SIGNATURES))
    for (const key of publicKeys)
      if (typeof signature === 'string' && (await isSignature(signature, payload, key))) return true;
  return false;
}
