/** The person whose data is erased, and what replaces their id and name. */
export type Forgotten = {
  readonly id: string;
  readonly fullName: string;
  readonly displayName: string;
  /** Random, and used instead of the id, so that nothing leads back to the person. */
  readonly standIn: string;
};

/** Replaces a name in texts. */
const SOMEBODY = 'a former student';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Matches a full name as whole words. A first name alone is not replaced, because other children have it too: every
 * "Ana" of a class would be renamed.
 */
const patternOf = ({ fullName, displayName }: Forgotten): RegExp | undefined => {
  const names = [fullName, displayName].map((name) => name.trim()).filter((name) => /\s/.test(name));
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a function that removes a person from a document: their id is replaced and, with `names`, their name in texts
 * too. Timestamps and other database values stay. If nothing was found, it returns the same object.
 */
export function forgetter(forgotten: Forgotten, { names }: { readonly names: boolean }) {
  const pattern = names ? patternOf(forgotten) : undefined;
  const inText = (text: string): string => {
    const without = text.replaceAll(forgotten.id, forgotten.standIn);
    return pattern ? without.replace(pattern, SOMEBODY) : without;
  };
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
    const after = before.map(([key, value]) => [inText(key), inValue(value)] as const);
    const same = after.every(([key, value], index) => key === before[index]?.[0] && value === before[index]?.[1]);
    return same ? record : Object.fromEntries(after);
  };
  return inRecord;
}
