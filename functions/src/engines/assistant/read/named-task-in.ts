import type { Answered } from './claim.ts';

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const GAVE =
  '(?:got|gets|get|said|says|say|wrote|writes|put|puts|gave|gives|answered|answer(?:s| was| is)?|thinks?|came up with|to)';

/** "Rounded 3,449 to the nearest thousand and got 4,000". */
const ROUNDED = new RegExp(
  `\\bround(?:ed|s|ing)? (\\d+(?:\\.\\d+)?) to the (?:nearest )?((?:whole )?[a-z]+?)s?(?: place)? (?:and |but |she |he |they |to )*${GAVE} (?:it (?:is|was) )?(\\d+(?:\\.\\d+)?)`,
  'i',
);
const POINT = String.raw`\(\s*-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?\s*\)`;
const POINTS = new RegExp(`(${POINT})\\s*(?:and|,|to|&)\\s*(${POINT})`, 'i');
/** "Kid said slope is 2/3", "got a slope of 2/3". */
const SLOPE = new RegExp(
  `\\bslope(?: of the line)?(?: (?:is|was|as|of|=|to be))+ (${NUMBER})|${GAVE} (${NUMBER}) (?:for|as) (?:the |his |her |their )?slope\\b|\\bslope\\b[^.?!]{0,40}?\\b${GAVE} (${NUMBER})`,
  'i',
);

/** A rounding, or the slope between two points, with the answer that somebody gave; `text` has its numbers without commas. */
export function namedTaskIn(text: string): Answered | undefined {
  const [, number, place, rounded] = ROUNDED.exec(text) ?? [];
  if (number !== undefined && place !== undefined && rounded !== undefined)
    return { question: `Round ${number} to the nearest ${place}`, answer: rounded };
  const [pair, one, other] = POINTS.exec(text) ?? [];
  const said = pair === undefined ? null : SLOPE.exec(text.replace(pair, ' '));
  const slope = said?.[1] ?? said?.[2] ?? said?.[3];
  return one === undefined || other === undefined || slope === undefined
    ? undefined
    : { question: `slope through ${one} and ${other}`, answer: slope };
}

const SIDE = String.raw`\d+(?:\.\d+)?(?:\/\d+)?`;
const SIGN = '[-−+×x*÷]';
/** A task that no equal sign follows, and then how it was done: "45 x 23 like this: 45 x 3 = 135, …". */
const WHOLE = new RegExp(
  `(?<![\\d.=+×x*÷/-]\\s?)(${SIDE})\\s*(${SIGN})\\s*(${SIDE})(?![^\\S\\n]*[\\d=+×x*÷/])(?=[\\s\\S]*?=)`,
  'i',
);
/** What the work is said to come to, behind its calculations: "total 180". */
const COMES_TO =
  /(?:^|[\s,;.])(?:total|answer|altogether|in all|sum|together|result)(?: (?:is|was|of|comes to))?\W{0,3}(\d+(?:\.\d+)?)(?!\d|[./]\d|\s*[-−+×x*÷=])/i;
const STEP = new RegExp(`(${SIDE}(?:\\s*${SIGN}\\s*${SIDE})+)\\s*=\\s*(${SIDE})`, 'gi');

export type StagedWork = { readonly whole: Answered; readonly steps: readonly Answered[] };

/** A task with the calculations by which it was done, two at least: together they are one work. */
export function stagedWorkIn(text: string): StagedWork | undefined {
  const [task, a = '', sign = '', b = ''] = WHOLE.exec(text) ?? [];
  if (task === undefined) return undefined;
  const after = text.slice(text.indexOf(task) + task.length);
  const steps = [...after.matchAll(STEP)].map(([, question = '', answer = '']) => ({ question, answer }));
  const last = steps.at(-1);
  const isOwn = steps.some(({ question }) => question.includes(a) || question.includes(b));
  const total = COMES_TO.exec(after)?.[1];
  // The last line puts results of the lines before together; else nobody knows what the work came to.
  const results = new Set(steps.slice(0, -1).map(({ answer }) => answer));
  const isEnd = (last?.question.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => results.has(number));
  return last === undefined || steps.length < 2 || (total === undefined && (!isOwn || !isEnd))
    ? undefined
    : { whole: { question: `${a} ${/[x*]/i.test(sign) ? '×' : sign} ${b}`, answer: total ?? last.answer }, steps };
}
