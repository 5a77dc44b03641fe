const FENCED = /```(?:json)?\s*([\s\S]*?)```/i;
const LINK = /!?\[([^\]]*)\]\([^)]*\)|(?:https?|ftp|data|javascript|file):[^\s)"']*|www\.[^\s)"']+/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;
const LONGEST_CHARACTERS = 4000;

/** The JSON of a reply, also from inside a code fence or after other words; undefined if there is none. */
export function jsonOfReply(text: string): unknown {
  const start = text.indexOf('{');
  const tries = [text, FENCED.exec(text)?.[1] ?? '', start < 0 ? '' : text.slice(start, text.lastIndexOf('}') + 1)];
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
    .replace(LINK, (_, label: string | undefined) => label ?? '')
    .replace(TAG, '')
    .replace(CONTROL, (found) => (found === '\n' || found === '\t' ? found : ''))
    .slice(0, LONGEST_CHARACTERS)
    .trim();

/**
 * Every text of a value without links, tags and invisible characters, then mapped by `each`. Keys that could change a
 * prototype are removed.
 */
export function cleanTexts(value: unknown, each: (text: string) => string): unknown {
  if (typeof value === 'string') return each(cleanText(value));
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, one]) => [key, cleanTexts(one, each)]));
}
