const FENCE = /```(?:json)?/i;
const LINK = /!?\[([^[\]]*)\]\([^()]*\)|(?:https?|ftp|data|javascript|file):[^\s)"']*|www\.[^\s)"']+/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
/** The longest reply that is read: several times as many tokens as a model is allowed. */
const LONGEST_REPLY = 60_000;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;
const LONGEST_CHARACTERS = 4000;

/** What stands in the first code fence. */
function fencedIn(text: string): string {
  const opening = FENCE.exec(text);
  if (opening === null) return '';
  const from = opening.index + opening[0].length;
  const end = text.indexOf('```', from);
  return end < 0 ? '' : text.slice(from, end);
}

/** The JSON of a reply, also from inside a code fence or after other words; undefined if there is none. */
export function jsonOfReply(text: string): unknown {
  if (text.length > LONGEST_REPLY) return undefined;
  const start = text.indexOf('{');
  const tries = [text, fencedIn(text), start < 0 ? '' : text.slice(start, text.lastIndexOf('}') + 1)];
  for (const each of tries) {
    try {
      return JSON.parse(each);
    } catch {
      // Not JSON: try the next part of the reply.
    }
  }
  return undefined;
}

const cleanText = (text: string): string =>
  text
    .slice(0, 2 * LONGEST_CHARACTERS)
    .replace(LINK, (_, label: string | undefined) => label ?? '')
    .replace(TAG, '')
    .replace(CONTROL, (found) => (found === '\n' || found === '\t' ? found : ''))
    .slice(0, LONGEST_CHARACTERS)
    .trim();

/** Every text of a value mapped by `each`. Keys that could change a prototype are removed. */
export function mapTexts(value: unknown, each: (text: string) => string): unknown {
  if (typeof value === 'string') return each(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, one]) => [key, mapTexts(one, each)]));
}

/** Every text of a reply without links, tags and invisible characters, then mapped by `each`. */
export const cleanTexts = (value: unknown, each: (text: string) => string): unknown =>
  mapTexts(value, (text) => each(cleanText(text)));
