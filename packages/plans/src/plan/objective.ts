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
export const ofStudents = (canDo: string): string =>
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
    (standard.kind === 'part' &&
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

/** A wording as the name of a lesson: its beginning, where it is long. */
export const shortened = (wording: string): string =>
  wording.length <= LONGEST_NAME
    ? wording
    : (/^.{12,100}(?=[,;:(])/.exec(wording)?.[0] ?? wording.slice(0, LONGEST_NAME));

/** The name of a lesson: its main skill, or the beginning of the standard where the skill promises more than is asked. */
export function nameOf(context: PlanContext, set: LessonSet): string {
  const { focus } = context;
  if (!isOfAnotherPart(context, set) && !promisesMore(focus.name, askedOf(set))) return focus.name;
  const own = ownText(context).replace(/\.$/, '');
  return capital(shortened(own));
}

const ASKS =
  /^(?:Draw|Write|Show|Count|Plot|Make|Solve|Find|Explain|Name|Sketch|Mark|Say|Measure|Put|Why|Which|How|What|Prove|Compare|Give)\b/;

/** What is drawn or written in the lesson, in its own words, as far as they are few. */
function drawnIn({ written: [task] }: LessonSet): string {
  const text = task?.student?.[0]?.text ?? '';
  const sentences = text.split(/(?<=[.?])\s/);
  const asked = sentences.find((each) => ASKS.test(each)) ?? sentences[0] ?? '';
  return `In “${task?.title}”: ${text.length <= LONGEST_NAME ? text : asked}`;
}

/**
 * What students will be able to do: what the skills of the lesson say that keep their promise, those of the case of the exit
 * ticket included, by their cases where a standard has only some; and what is drawn or written. The standard itself is
 * said once, above.
 */
export function objectiveOf(context: PlanContext, set: LessonSet): string {
  const { focus, cases, standard } = context;
  const asked = askedOf(set);
  const own = ownText(context).replace(/\.$/, '');
  const fits = (text: string): boolean => text !== '' && text !== own && !promisesMore(text, asked);
  const inLesson = new Set(set.core.map(({ item }) => item.skill));
  const said = [...new Set([focus, cases.hardest.skill])]
    .filter(({ code }) => inLesson.has(code))
    .flatMap(({ code, canDo, name }) => {
      const text = [capital(ofStudents(canDo)).replace(/\.$/, ''), name].find(fits);
      const labels = set.core.flatMap(({ item }) => (item.skill === code ? [item.caseLabel] : []));
      const kinds = [...new Set(labels)].join('; ');
      return text === undefined
        ? [`Solve problems of these kinds: ${kinds}`]
        : [standard.kind === 'part' ? `${text}: ${kinds}` : text];
    });
  return [...said.map(sentence), ...(isHardestDrawn(context, set) ? [drawnIn(set)] : [])].join(' ');
}
