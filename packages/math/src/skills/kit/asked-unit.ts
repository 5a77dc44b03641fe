import type { AnswerSpec, Prose } from '../../types.ts';
import { units } from './contexts.ts';

/** Words between "how many" and the counted thing, and words in -s that are not counted things. */
const BEFORE = new Set(['more', 'fewer', 'less', 'full', 'whole', 'extra', 'different', 'equal', 'other']);
const NOTHING = new Set([
  'times',
  'does',
  'is',
  'was',
  'has',
  'ones',
  'others',
  'tens',
  'hundreds',
  'thousands',
  'places',
  'of',
]);
const PLURALS = /^(?:people|children|men|women|fish|sheep|feet|mice|geese|kg|km|cm|mm|mL|ml|g|m|L|ft|in|mi|lb|oz)$/;

/** Singular and plural of a thing, in both of which children write it. */
const IRREGULAR = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['feet', 'foot'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
]);
const singular = (many: string): string =>
  IRREGULAR.get(many) ??
  (/(?:[sxz]|ch|sh|oes)es$/.test(many) ? many.slice(0, -2) : many.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''));

/** A unit of measure in all its spellings, or a counted thing in singular and plural. */
function spellings(word: string): readonly string[] {
  const measure = Object.values(units).find(({ symbol, one, many }) => [symbol, one, many].includes(word));
  if (measure !== undefined) return [...new Set([word, measure.many, measure.one, measure.symbol])];
  if (/^dollars?$/.test(word)) return ['dollars', 'dollar', '$'];
  if (/^cents?$/.test(word)) return ['cents', 'cent', '¢'];
  if (/^degrees?$/.test(word)) return ['degrees', 'degree', '°'];
  return [...new Set([word, singular(word)])];
}

/** What "How many … ?" counts: bundles for "full bundles"; undefined for "how many times as many". */
function counted(question: Prose): string | undefined {
  const words = question.split(/[^A-Za-z]+/).filter((word) => word !== '');
  for (const word of words.slice(0, 4)) {
    if (BEFORE.has(word)) continue;
    if (NOTHING.has(word)) return undefined;
    if (PLURALS.test(word) || (/[a-z]s$/.test(word) && !/ss$/.test(word))) return word;
  }
  return undefined;
}

/**
 * The unit that a question asks for, in the spellings that may follow the number: laps for "How many laps", °C for
 * "What is the temperature at noon, in °C?". Undefined if the answer is a number without a unit.
 */
export function askedUnits(prompt: Prose): readonly string[] | undefined {
  const plain = prompt.replaceAll('`', '');
  if (/in (?:scientific notation|lowest terms|digits)\b/.test(plain)) return undefined;
  const named = /\bin (°[CF])|\bin ([A-Za-z]+)[?.]?$/
    .exec(plain)
    ?.slice(1)
    .find((unit) => unit !== undefined);
  if (named !== undefined && (named.startsWith('°') || spellings(named).length > 2)) return spellings(named);
  const many = /[Hh]ow many ([^?]*)/.exec(plain)?.[1];
  if (many !== undefined) {
    const thing = counted(many);
    return thing === undefined ? undefined : spellings(thing);
  }
  if (/\bHow old\b/.test(plain)) return ['years', 'year'];
  if (/\bHow far apart are these two points\b/.test(plain)) return ['units', 'unit'];
  const measured = /\bWhat (?:height|length|distance|cost|price|weight|time) in ([a-z]+)/.exec(plain)?.[1];
  return measured === undefined ? undefined : spellings(measured);
}

/** Adds the unit that the question asks for to a numeric answer without units. */
export function withAskedUnit(prompt: Prose, answer: AnswerSpec): AnswerSpec {
  const found = answer.kind === 'number' && answer.units === undefined ? askedUnits(prompt) : undefined;
  return found === undefined ? answer : { ...answer, units: found };
}
