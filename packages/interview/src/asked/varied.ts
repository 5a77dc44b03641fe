import { nameOfProblem, type ProblemRef, restore } from '../problems.ts';
import { askingClause, formOf } from '../reply/form.ts';
import { figures } from '../talk/calculate.ts';
import { type Amount, alikeness, amountsIn, contentOf, stemOf, wordsShared } from './amounts-in.ts';
import { partsOf } from './goal.ts';
import { numbersInOrder, withNumbers, wordsOf } from './other-numbers.ts';

const SUPPOSES =
  /\b(?:what if|what about|how about|suppose|supposing|imagine|pretend|instead|let'?s say|say|if|try|change|changed|were|was|had|now)\b/i;
const OF_WORK =
  /\b(?:did you|you (?:did|got|get|wrote|said|put|add|subtract|use[d]?|multipl\w+|divide[d]?)|i (?:add|subtract|take|put|multiply|divide)|add(?:ed|ing)?|subtract(?:ed|ing)?|plus|minus|times|divided by|plug|why)\b/i;
const NO = /\b(?:nothing(?: at all)?|none(?: of (?:it|them))?|not any|zero)\b/gi;

/** Numbers as figures; "one month" too where the problem counts months. */
function plainOf(text: string, units: ReadonlySet<string>): string {
  return figures(text.replace(NO, '0')).replace(
    /\b(?:just |only |a single |an? |one )+(?=([a-z]+)\b)/gi,
    (all, noun: string) => (/\b(?:one|single)\b/i.test(all) && units.has(stemOf(noun)) ? '1 ' : all),
  );
}

const LENGTHS: ReadonlySet<string> = new Set([
  'inch',
  'foot',
  'yard',
  'mile',
  'millimeter',
  'centimeter',
  'meter',
  'kilometer',
]);

const fits = (said: Amount, there: Amount): number => {
  const isOther = said.unit !== there.unit && !(LENGTHS.has(said.unit) && LENGTHS.has(there.unit));
  const unit = said.unit === '' || there.unit === '' ? 0 : said.unit === there.unit ? 2 : isOther ? -4 : 0;
  const per = said.isPer === true && there.isPer === true ? 3 : 0;
  return unit + alikeness(said, there) + per;
};

/** Which number of the problem each number of a sentence stands for; undefined if one stands for none. */
function places(
  said: readonly Amount[],
  there: readonly Amount[],
  least: number,
): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>();
  const scored = said
    .flatMap((one, from) =>
      there.map((other, at) => ({
        from,
        at,
        one,
        score: fits(one, other) + (one.value === other.value ? -0.25 : 0) + (other.isAsked === true ? 0.3 : 0),
      })),
    )
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score);
  const placed = new Set<number>();
  for (const { from, at, one } of scored) {
    if (placed.has(from) || found.has(at)) continue;
    placed.add(from);
    found.set(at, one.value);
  }
  return placed.size === said.length ? found : undefined;
}

const INSTEAD = /(\d+(?:\.\d+)?)[^\d]*\b(?:instead of|rather than|and not)\b[^\d]*(\d+(?:\.\d+)?)/i;
const BECOMES =
  /\bthe (\d+(?:\.\d+)?)(?: [a-z]+)?\s+(?:was|were|is|became|becomes|had been|to|into)\s+(?:really |actually |just |only )?(?:an? )?(\d+(?:\.\d+)?)/i;

/** "5 instead of 7", "the 7 was a 5": the number that is named is the one that changes. */
function byName(plain: string, there: readonly string[]): ReadonlyMap<number, number> | undefined {
  const [, fresh, old] = INSTEAD.exec(plain) ?? [];
  const [, from, to] = BECOMES.exec(plain) ?? [];
  const [was, becomes] = fresh === undefined ? [from, to] : [old, fresh];
  const at = there.findIndex((number) => was !== undefined && Number(number) === Number(was));
  return at < 0 || becomes === undefined ? undefined : new Map([[at, Number(becomes)]]);
}

/** Whether a sentence asks what comes out, and not whether something is so or how it was done. */
function asksForResult(text: string): boolean {
  if (!text.includes('?') && !/^\W*(?:and |so |now |ok(?:ay)?,? )*(?:try|suppose|imagine|say|what|do)\b/i.test(text))
    return false;
  const question = text.split(/(?<=[.?!])\s+/).findLast((part) => part.includes('?')) ?? text;
  const form = formOf(question);
  const clause = askingClause(question);
  // "And after one month?"
  if (/^\W*(?:and |what about |how about )+(?:if |after |for |with |in |at )/i.test(question)) return true;
  if (/^(?:why|how(?:'d| did| do you know| come)|who|where)\b/i.test(clause)) return false;
  if (form === 'yes-no' || form === 'either' || form === 'draw' || form === 'point' || form === 'why') return false;
  return /^(?:and |so )?(?:what|how|which)\b|\bwhat\b|\bhow (?:many|much|long|far|tall|big|old)\b|\btry\b|\bsuppose\b/i.test(
    clause,
  );
}

/**
 * The problem on the table with the numbers that a sentence gives to its quantities: "If the fish were 21 inches long",
 * "Say she saved nothing", "How tall was it after one month?" Undefined if a number of the sentence belongs to none of them.
 */
export function variedProblem(current: ProblemRef, text: string, always = false): ProblemRef | undefined {
  const words = wordsOf(current);
  const there = amountsIn(words);
  const numbers = numbersInOrder(words);
  if (!(always || asksForResult(text)) || there.length !== numbers.length || numbers.length === 0) return undefined;
  const plain = plainOf(text, new Set(there.map(({ unit }) => unit)));
  const said = amountsIn(plain);
  if (said.length === 0 || OF_WORK.test(plain.replace(/\bwould you get\b/gi, ''))) return undefined;
  const isSupposed = SUPPOSES.test(plain);
  const all =
    isSupposed && said.length === there.length && said.every(({ unit }) => unit === '') && contentOf(plain).size < 4
      ? new Map(said.map(({ value }, at) => [at, value]))
      : undefined;
  const found =
    (isSupposed ? byName(plain, numbers) : undefined) ?? all ?? places(said, there, isSupposed || always ? 0.5 : 1.75);
  if (found === undefined) return undefined;
  const changes = new Map([...found].filter(([at, value]) => Number(numbers[at]) !== value));
  const varied = changes.size === 0 ? undefined : withNumbers(current, changes);
  return varied === undefined || nameOfProblem(varied) === nameOfProblem(current) ? undefined : varied;
}

const TIME = /\b\d{1,2}:\d\d\b/g;

/** "What if it ended at 11:45?": the time that stands with the same words. */
function timeChanged(words: string, text: string): readonly (readonly [from: string, to: string])[] | undefined {
  const [fresh, ...more] = text.match(TIME) ?? [];
  if (fresh === undefined || more.length > 0) return undefined;
  const stems = contentOf(text);
  const parts = words.split(/[.?!,;]\s|\band\b/).flatMap((part) =>
    (part.match(TIME) ?? []).map((time) => ({
      time,
      shared: wordsShared(part, stems),
    })),
  );
  const [best, next] = parts.toSorted((a, b) => b.shared - a.shared);
  if (best === undefined || best.shared === 0 || best.shared === next?.shared || best.time === fresh) return undefined;
  return [[best.time, fresh]];
}

/** The amounts of a problem, those of the sentence that asks marked: of two that are alike it is the one that changes. */
function withAsked(words: string): readonly Amount[] {
  const { asks } = partsOf(words);
  const there = amountsIn(words);
  const last = amountsIn(asks.at(-1) ?? '');
  return there.map((one, at) => ({ ...one, isAsked: there.length - at <= last.length && last.length < there.length }));
}

/**
 * Which numbers of a problem a sentence puts others in place of: "If June had 140 passengers" of "… 138 passengers in
 * June" is 140 for 138. Undefined if a number of the sentence belongs to none, empty if it names what is there.
 */
export function changesIn(asked: string, text: string): readonly (readonly [from: string, to: string])[] | undefined {
  const words = asked.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const there = withAsked(words);
  const numbers = numbersInOrder(words);
  if (TIME.test(words)) return timeChanged(words, text);
  if (there.length !== numbers.length || numbers.length === 0) return undefined;
  const plain = plainOf(text, new Set(there.map(({ unit }) => unit)));
  const said = amountsIn(plain);
  if (said.length === 0 || OF_WORK.test(plain.replace(/\bwould you (?:get|do)\b/gi, ''))) return undefined;
  const inOrder =
    said.length === there.length && said.every(({ unit }) => unit === '')
      ? new Map(said.map(({ value }, at) => [at, value]))
      : undefined;
  const found = byName(plain, numbers) ?? places(said, there, 0.5) ?? inOrder;
  return (
    found &&
    [...found].flatMap(([at, value]) =>
      Number(numbers[at]) === value ? [] : [[numbers[at] ?? '', String(value)] as const],
    )
  );
}

/** Whether one story is the other with other numbers. */
export const isVariation = (one: ProblemRef, other: ProblemRef): boolean =>
  one.skill === other.skill &&
  restore(one).math === undefined &&
  wordsOf(one).replace(/\d+/g, '') === wordsOf(other).replace(/\d+/g, '');
