import { findStandard } from '../standards/standards.ts';
import type { PlanContext } from './context.ts';
import { type LessonSet, problemsIn, type SetProblem } from './lesson-set.ts';
import { capital, sentence } from './row.ts';
import { isHardestDrawn } from './written-tasks.ts';

const others = new Map([
  ['I', 'they'],
  ['my', 'their'],
  ['me', 'them'],
]);

/** “I can add in my head.” as a teacher says it of students: “add in their head.” What is known or seen is said aloud. */
const ofStudents = (canDo: string): string =>
  canDo
    .replace(/^I (?:know|can see in)\b/, (start) => (start === 'I know' ? 'Say' : 'Read in'))
    .replace(/^I can see\b/, 'Say')
    .replace(/^I (?:can )?/, '')
    .replace(/\b(?:I|my|me)\b/g, (word) => others.get(word) ?? word);

/**
 * Whether the main skill is about another part of the standard than its lesson: a part (8.G.A.1c) leaves out some of its cases,
 * or the skill belongs to another standard first, and what is drawn or written in class is this one's own, or the hardest part.
 */
const isOfAnotherPart = (context: PlanContext, set: LessonSet): boolean => {
  const { focus, standard, cases } = context;
  return (
    isHardestDrawn(context, set) ||
    (/[a-e]$/.test(standard.code) &&
      focus.cases.some(({ id }) => !cases.pairs.some(({ skill, chosen }) => skill === focus && chosen.id === id))) ||
    (set.written.length > 0 && focus.standards.includes(standard.code) && focus.standards[0] !== standard.code)
  );
};

/** What a problem says and how it is solved. */
type Asked = { readonly said: string; readonly solved: string };

const isIn =
  (sign: RegExp) =>
  ({ said, solved }: Asked): boolean =>
    sign.test(said) || sign.test(solved);
const isSaid =
  (sign: RegExp) =>
  ({ said }: Asked): boolean =>
    sign.test(said);

/** Words of a promise, and what a problem has to have so that they are kept. */
const signs: readonly (readonly [RegExp, (asked: Asked) => boolean])[] = [
  [/\badd(?:ing)?\b(?! up)/i, isIn(/\+|\badd|\b(?:together|more|in all|total)\b/i)],
  [/\bsubtract(?:ing)?\b/i, isIn(/[-−]|\b(?:less|left|fewer|remain|than|take|taken|away)\b/i)],
  [/\bmultiply(?:ing)?\b/i, isIn(/[×·*]|\)\(|\d\(|\btimes\b|\bmultipl|\bof\b/i)],
  [/\bdivid(?:e|ing)\b/i, isIn(/[÷/]|\bdivi|\bshare|\bequal/i)],
  [/\bhundreds\b/i, isSaid(/\d{3}|\bhundreds?\b/i)],
  [/\bthousand\b|\blarge numbers?\b/i, isIn(/\d{4}|\d,\d{3}|\bthousand/i)],
  [/\bdecimals?\b/i, isIn(/\d\.\d|\bdecimal/i)],
  [/\bdiscounts?\b/i, isSaid(/\boff\b|\bdiscount|\breduced|\bsale\b/i)],
  [/\btax\b/i, isSaid(/\btax/i)],
  [/\btips?\b/i, isSaid(/\btips?\b/i)],
  [/\bmass\b/i, isSaid(/\b(?:grams?|kilo\w*|weighs?|weight|heav\w+|kg|g|pounds?|ounces?)\b/i)],
  [/\bmass and volume\b/i, isSaid(/\b(?:liters?|milliliters?|L|mL|cups?|gallons?|quarts?|pints?)\b/i)],
];

/** What problems ask and how they are solved, as far as a promise speaks of it. */
export const askedIn = (problems: readonly Pick<SetProblem, 'item'>[]): Asked[] =>
  problems.map(({ item: { prompt, math = '', options = [], solution } }) => ({
    said: [prompt, math, ...options.map(({ label }) => label)].join(' '),
    solved: solution.flatMap(({ line, why }) => [line, why]).join(' '),
  }));

/** Whether a text promises what no problem asks: the standard has only a part of it. */
export const promisesMore = (promise: string, asked: readonly Asked[]): boolean =>
  signs.some(([word, isKept]) => word.test(promise) && !asked.some(isKept));

/** All that a plan asks, from its warm-up to its ticket. */
export const askedOf = (set: LessonSet): Asked[] => [
  ...askedIn([...problemsIn(set).map((item) => ({ item })), ...set.tickets]),
  ...[...set.written, ...set.writtenLater].map(({ student = [], parts }) => ({
    said: student.map(({ text }) => text).join(' '),
    solved: parts.map(({ text }) => text).join(' '),
  })),
];

/** What the standard says, of a heading the one that it is taught as. */
const ownText = ({ standard, cases }: PlanContext): string =>
  (standard.kind === 'cluster' ? findStandard(cases.code) : undefined)?.text ?? standard.text;

const LONGEST_NAME = 100;

/** The name of a lesson: its main skill, or the beginning of the standard where the skill promises more than is asked. */
export function nameOf(context: PlanContext, set: LessonSet): string {
  const { focus } = context;
  if (!isOfAnotherPart(context, set) && !promisesMore(focus.name, askedOf(set))) return focus.name;
  const own = ownText(context).replace(/\.$/, '');
  return capital(
    own.length <= LONGEST_NAME ? own : (/^.{12,100}(?=[,;:(])/.exec(own)?.[0] ?? own.slice(0, LONGEST_NAME)),
  );
}

/**
 * What students will be able to do, as a teacher and as a student says it: what the main skill says, else the standard,
 * where the skill goes farther than it or is not its hardest part.
 */
export function objectiveOf(context: PlanContext, set: LessonSet): { readonly text: string; readonly mine: string } {
  const { focus } = context;
  const asked = askedOf(set);
  if (!isOfAnotherPart(context, set) && !promisesMore(focus.canDo, asked))
    return { text: capital(ofStudents(focus.canDo)), mine: focus.canDo };
  const own = sentence(ownText(context));
  const mine = `I can ${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  return { text: own, mine: mine.replace(/^I can know/, 'I know') };
}
