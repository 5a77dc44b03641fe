/** The person whose data is erased, and what takes the place of their id and name. */
export type Forgotten = {
  readonly id: string;
  readonly fullName: string;
  readonly displayName: string;
  /** Random, in place of the id, so that nothing leads back to the person. */
  readonly standIn: string;
};

/** What stands where a name stood. */
const SOMEBODY = 'a former student';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A full name as whole words. A first name alone is not replaced: other children have it too, so every "Ana" of a
 * class would be renamed.
 */
const patternOf = ({ fullName, displayName }: Forgotten): RegExp | undefined => {
  const names = [fullName, displayName].map((name) => name.trim()).filter((name) => /\s/.test(name));
  if (names.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * How a document reads without somebody: their id stands for nobody, and with `names` their name is gone from texts. Dates and other
 * values of the database stay what they are. The same object comes back where nothing was found.
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
