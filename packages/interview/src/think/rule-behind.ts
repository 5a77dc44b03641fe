import { changedLine } from '../changed-problem.ts';
import { spokenToMath } from '../spoken-math.ts';
import { figures } from '../talk/calculate.ts';
import { near } from '../values.ts';
import { amountOf, numbersOf, type Ran, type Rule } from './rule.ts';
import { rulesOfChange } from './rules-of-change.ts';
import { rulesOfNumbers } from './rules-of-numbers.ts';
import { isNearFact, rulesOfParts } from './rules-of-parts.ts';
import { rulesOfPicks } from './rules-of-picks.ts';
import { rulesOfShapes } from './rules-of-shapes.ts';
import { rulesOfStories } from './rules-of-stories.ts';
import { rulesOfWords } from './rules-of-words.ts';

const rules: readonly Rule[] = [
  ...rulesOfNumbers,
  ...rulesOfParts,
  ...rulesOfStories,
  ...rulesOfShapes,
  ...rulesOfChange,
  ...rulesOfWords,
  ...rulesOfPicks,
];

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\bequal\b/g, 'the same')
    .replace(/[^a-z\d/.-]+/g, ' ')
    .trim();

/** Whether two written answers say the same: the same numbers in order, or the same words. */
function isSame(one: string, other: string): boolean {
  const signs = (text: string): string => (/(?:^|[\s=])[-−]\s*\d/.test(text) ? '-' : '');
  const [mine, theirs] = [numbersOf(one), numbersOf(other)];
  if (mine.length > 0 || theirs.length > 0)
    return (
      mine.length === theirs.length &&
      signs(one) === signs(other) &&
      mine.every((number, at) => near(amountOf(number), amountOf(theirs[at])))
    );
  return words(one).startsWith(words(other)) || words(other).startsWith(words(one));
}

/** A rule that makes the answer out of the problem, with what it makes. */
export type Found = { readonly rule: Rule; readonly ran: Ran };

export function ruleBehind(problem: string, answer: string): Found | undefined {
  for (const rule of rules) {
    const ran = rule(problem);
    if (ran !== undefined && (isSame(ran.answer, answer) || isNearFact(ran.answer, answer))) return { rule, ran };
  }
  return undefined;
}

const UNIT_NUMBER = /\$\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*(%|percent|[a-z]+)/gi;
const stem = (unit: string): string =>
  unit
    .toLowerCase()
    .replace(/^percent$/, '%')
    .replace(/(?:e?s)$/, '');

/** The problem with the numbers that a sentence names, each for the one that counts the same thing. */
function byUnit(problem: string, said: string): string | undefined {
  let changed = problem;
  for (const [, money, number, unit = ''] of said.matchAll(UNIT_NUMBER)) {
    const fresh = money ?? number ?? '';
    const own = [...problem.matchAll(UNIT_NUMBER)].findLast(([, price, , counted = '']) =>
      money === undefined
        ? price === undefined && stem(counted) === stem(unit) && stem(unit) !== ''
        : price !== undefined,
    );
    if (own === undefined) continue;
    const [piece, price, count] = own;
    changed = changed.replace(piece, piece.replace(price ?? count ?? '', fresh));
  }
  return changed === problem ? undefined : changed;
}

/** The only number of a sentence in the place of the one that is written like it. */
function byForm(problem: string, said: string): string | undefined {
  const form = (number: string): string =>
    number.replace(/\d+/g, (digits) => (/[./]/.test(number) ? '#' : String(digits.length > 1)));
  const named = numbersOf(said);
  const [only] = named;
  if (named.length !== 1 || only === undefined) return undefined;
  const there = numbersOf(problem);
  const place = there.find((number) => form(number) === form(only)) ?? (there.length === 1 ? there[0] : undefined);
  return place === undefined || place === only ? undefined : problem.replace(place, only);
}

/** The problem as a sentence changes it: "And if it was a $200 bike?", "What about 4 cups of mix?" */
export function changedText(problem: string, text: string): readonly string[] {
  const said = spokenToMath(figures(text));
  const called = /\b[a-z]\(-?\d+\)/.exec(said)?.[0];
  const plain = problem.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const options = [
    text,
    said,
    called && plain.replace(/\b[a-z]\(-?\d+\)(?!\s*=)/, called),
    byUnit(plain, said),
    changedLine(plain, said),
    byForm(plain, said),
  ];
  return options.filter((option): option is string => option !== undefined && option !== problem && option !== plain);
}
