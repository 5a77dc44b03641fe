import { appendFileSync } from 'node:fs';

/** What logs may not hold, by the field of a call that it stands in. */
const KINDS: Readonly<Record<string, TypedKind>> = {
  ...{ fullName: 'name', email: 'address', address: 'address' },
  ...{ secret: 'secret', password: 'secret' },
  ...{ text: 'words', response: 'words', comment: 'words', note: 'words', body: 'words', message: 'words' },
};
export type TypedKind = 'name' | 'address' | 'secret' | 'words';
export type Typed = { readonly kind: TypedKind; readonly value: string };

/** Shorter ones, and words without a space between them, stand in logs by themselves. */
const LEAST = { name: 6, address: 6, secret: 6, words: 10 } as const;

const isTelling = ({ kind, value }: Typed): boolean =>
  value.length >= LEAST[kind] &&
  /\p{L}/u.test(value) &&
  (kind === 'secret' || kind === 'address' || value.includes(' '));

/** Everything personal in the input or the answer of a call that is distinct enough to be found in a log. */
export function typedIn(value: unknown): Typed[] {
  if (Array.isArray(value)) return value.flatMap(typedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, of]) => {
    const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined;
    const one = kind !== undefined && typeof of === 'string' ? { kind, value: of.trim() } : undefined;
    return one === undefined ? typedIn(of) : isTelling(one) ? [one] : [];
  });
}

/**
 * Notes what a run types, in the file that `LEMMA_TYPED` names, so that its logs can be searched for it when it has ended.
 * Without the variable nothing is noted.
 */
export function noteTyped(...values: readonly unknown[]): void {
  const file = process.env.LEMMA_TYPED;
  const typed = file === undefined ? [] : typedIn(values);
  if (file !== undefined && typed.length > 0)
    appendFileSync(file, typed.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
}
