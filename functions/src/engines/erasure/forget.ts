import { everydayWords } from './everyday-words.ts';

/** The person whose data is erased, and what replaces their id and name. */
export type Forgotten = {
  readonly id: string;
  readonly fullName: string;
  readonly displayName: string;
  /** What the person was called before. */
  readonly formerNames?: readonly string[];
  /** Random, and used instead of the id, so that nothing leads back to the person. */
  readonly standIn: string;
};

/** Replaces a name in texts; the short form where the text would become longer than its document allows. */
const SOMEBODY = { long: 'a former student', short: '…' } as const;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const WORD_OF_NAME = /^["“(]?\p{L}[\p{L}\p{M}'’ʼ.,()"”·-]*$/u;
const isLong = (word: string): boolean => (word.match(/\p{L}/gu) ?? []).length > 1;
const isEveryday = (word: string): boolean => everydayWords().has(word.toLowerCase());

/** Both ways in which a word of a name stands in a text: "The", "THE". */
const asInNames = (word: string): string =>
  `(?:${escaped(word.charAt(0).toUpperCase() + word.slice(1))}|${escaped(word.toUpperCase())})`;

/**
 * Matches a name as whole words. A first name alone is not replaced, because other children have it too: every "Ana" of a
 * class would be renamed. Anybody may call a child "x + 1" or "of the", and the texts belong to others: what is no name is
 * looked for nowhere, and everyday words only where they are written as a name.
 */
function patternOf(name: string): RegExp[] {
  const words = name.trim().split(/\s+/);
  const long = words.filter(isLong);
  if (words.length < 2 || long.length === 0 || !words.every((word) => WORD_OF_NAME.test(word))) return [];
  const isOnlyWords = long.every(isEveryday);
  const looked = words.map(isOnlyWords ? asInNames : escaped).join(String.raw`\s+`);
  return [new RegExp(`(?<![\\p{L}\\p{N}])${looked}(?![\\p{L}\\p{N}])`, isOnlyWords ? 'gu' : 'giu')];
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a function that removes a person from a document: their id is replaced and, with `names`, their name in texts
 * too, by `somebody`. Timestamps and other database values stay. If nothing was found, it returns the same object.
 */
export function forgetter(
  forgotten: Forgotten,
  { names, somebody = 'long' }: { readonly names: boolean; readonly somebody?: keyof typeof SOMEBODY },
) {
  const { fullName, displayName, formerNames = [] } = forgotten;
  // The longest first: of two names that begin or end alike, nothing is to be left over.
  const all = [fullName, displayName, ...formerNames].toSorted((one, other) => other.length - one.length);
  const patterns = names ? all.flatMap(patternOf) : [];
  const withoutId = (text: string): string => text.replaceAll(forgotten.id, forgotten.standIn);
  const inText = (text: string): string =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, SOMEBODY[somebody]), withoutId(text));
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) {
      const next = value.map(inValue);
      return next.some((one, index) => one !== value[index]) ? next : value;
    }
    return isPlain(value) ? inRecord(value) : value;
  };
  const inRecord = (record: Record<string, unknown>): Record<string, unknown> => {
    const before = Object.entries(record);
    const after = before.map(([key, value]) => [withoutId(key), inValue(value)] as const);
    const same = after.every(([key, value], index) => key === before[index]?.[0] && value === before[index]?.[1]);
    return same ? record : Object.fromEntries(after);
  };
  return inRecord;
}
