import { withDigits } from './with-digits.ts';

const DAY = 24 * 60;

/** A time of day in minutes; `sure` where morning or afternoon is said. */
type ClockTime = { readonly minutes: number; readonly sure: boolean };

const HALF_DAY = /(?<![a-z])([ap])\.?\s?m\b\.?|in the (morning|afternoon|evening)|at night/i;

/** `3:45 pm`, `15:45`, `3.45`, "quarter to 4", "five past twelve", "noon"; undefined for everything else. */
function clockTime(text: string): ClockTime | undefined {
  const plain = withDigits(
    text
      .replace(/\.?\s*$/, '')
      .trim()
      .replace(/\boh[ -]/i, '0:'),
  ).replace(/\s*:\s*/, ':');
  if (/^(?:12 )?(?:noon|midnight)$/i.test(plain)) return { minutes: /noon/i.test(plain) ? DAY / 2 : 0, sure: true };
  const half = HALF_DAY.exec(plain)?.[0];
  const rest = plain
    .replace(HALF_DAY, '')
    .replace(/o.?clock|^(?:at|it'?s|it is)\s/i, '')
    .trim();
  const words = /^(?:a )?(\d+|1\/2|1\/4|quarter|half)(?: minutes?)? (past|after|to|til|till|before) (\d+)$/i.exec(rest);
  const digits = /^(\d{1,2})(?:[:. ]\s?(?:0:)?(\d{1,2}))?$/.exec(rest.replace(/ ?0:(\d)$/, ':0$1'));
  let minutes: number;
  if (words) {
    const [, part = '', side = '', hour = ''] = words;
    const span = { '1/2': 30, '1/4': 15, quarter: 15, half: 30 }[part.toLowerCase()] ?? Number(part);
    minutes = Number(hour) * 60 + (/past|after/i.test(side) ? span : -span);
  } else if (digits && (digits[2] !== undefined ? digits[2].length === 2 : half !== undefined || /clock/.test(plain)))
    minutes = Number(digits[1]) * 60 + Number(digits[2] ?? 0);
  else return undefined;
  const hours = Math.floor(minutes / 60);
  if (hours > 24 || minutes % 60 > 59 || Number(digits?.[2] ?? 0) > 59) return undefined;
  if (half === undefined) return { minutes, sure: hours > 12 };
  const later = /p|afternoon|evening|night/i.test(half.replace(/m/gi, ''));
  return { minutes: (minutes % (DAY / 2)) + (later ? DAY / 2 : 0), sure: true };
}

/**
 * Whether a key is a time of day. `3:45` is one; `3:2` and 7:12 are ratios. A key such as `3:45` is no ratio, because
 * nobody asks for a ratio that can be reduced.
 */
function isClockTime(key: string): boolean {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(key.trim()) ?? [];
  if (hour === undefined || minute === undefined) return /^\d{1,2}:\d{2}\s?[ap]\.?m\b/i.test(key.trim());
  const [h, m] = [Number(hour), Number(minute)];
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  return h <= 24 && m < 60 && (minute.startsWith('0') || common(h, m) > 1);
}

/** Whether two times are the same; if one of them does not say morning or afternoon, either may be meant. */
const sameTime = (a: ClockTime, b: ClockTime): boolean =>
  (a.minutes - b.minutes) % (a.sure && b.sure ? DAY : DAY / 2) === 0;

/** Words that only a time of day has. */
const SAID =
  /^[a-z]+[ -](?:oh[ -])?[a-z]+(?:[ -][a-z]+)?$|\b(?:half|quarter|\d+|[a-z]+(?: minutes?)?) (?:past|to|till?) [a-z\d]|o.?clock|\b[ap]\.?m\b/i;

const SIGNS = [
  ['<', /^(?:<|\\lt\b|(?:is )?(?:less|smaller|fewer) than)/i],
  ['>', /^(?:>|\\gt\b|(?:is )?(?:greater|more|bigger|larger) than)/i],
  ['=', /^(?:=|(?:is )?(?:equal|the same))/i],
] as const;

/** The comparison sign that an answer consists of: alone, in words, or between two numbers. */
const signIn = (text: string): string | undefined =>
  /^[^<>=]*\d\s*([<>=])\s*[\d-][^<>=]*$/.exec(text)?.[1] ?? SIGNS.find(([, words]) => words.test(text.trim()))?.[0];

/**
 * Whether an answer says the time of day or the sign (`<`) of the key. Undefined if either of them is no such thing:
 * then both are read as mathematics.
 */
export function fitsClockTime(key: string, response: string): boolean | undefined {
  if (/^\s*[<>=]\s*$/.test(key)) return signIn(response) === key.trim();
  if (!key.includes(':')) return undefined;
  const said = /^\d{1,2}:\d{2}$/.test(key.trim()) && SAID.test(response);
  const wanted = isClockTime(key) || said ? clockTime(key) : undefined;
  const given = wanted && clockTime(response);
  return wanted && given && sameTime(given, wanted);
}
