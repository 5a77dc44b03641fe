import { namedNumbers, type Step } from '@lemma/math';
import { small } from '../told-reason.ts';

/** The words of an idea about one problem. */
type Problem = { readonly asked: string; readonly math?: string; readonly steps: readonly Step[] };

const WORD_NUMBERS = [...namedNumbers.keys()].filter(
  (word) => !['one', 'two', 'a', 'zero'].includes(word) && word.length > 2,
);
const PARTS = 'half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?';
const NUMBER = new RegExp(`-?\\d+(?:\\.\\d+)?|\\b(?:${WORD_NUMBERS.join('|')}|${PARTS})\\b`, 'gi');
const UNDER: Readonly<Record<string, string>> = {
  ...{ hal: '2', third: '3', fourth: '4', quarter: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9' },
};

const figureOf = (word: string): string =>
  /^-?\d/.test(word)
    ? word
    : String(namedNumbers.get(word.toLowerCase()) ?? UNDER[word.toLowerCase().replace(/(?:f|ves|s)$/, '')] ?? word);

/** Whether words speak of a number that the problem does not have. */
export function isForeign(words: string, { asked, math = '', steps }: Problem): boolean {
  const there = `${asked} ${math} ${steps.map(({ line }) => line).join(' ')}`.toLowerCase();
  const known = new Set((there.match(/\d+(?:\.\d+)?/g) ?? []).flatMap((number) => [number, ...number]));
  return (words.match(NUMBER) ?? []).some((word) => {
    const under = UNDER[word.toLowerCase().replace(/(?:f|ves|s)$/, '')];
    return under === undefined
      ? !known.has(figureOf(word).replace('-', ''))
      : !there.includes(`/${under}`) && !there.includes(word.toLowerCase());
  });
}

/** A calculation in an idea, put over one of the same form: "`2^5` is 2 times 5" said of `2^3`. */
function mapped(idea: string, problem: Problem): string | undefined {
  const [, example] = /`([^`]+)`/.exec(idea) ?? [];
  const form = (line: string): string => line.replace(/\s/g, '').replace(/\d+(?:\.\d+)?/g, '#');
  const own = problem.math;
  if (example === undefined || own === undefined || !/\d/.test(example) || form(example) !== form(own))
    return undefined;
  const [from, to] = [example, own].map((line) => line.match(/\d+(?:\.\d+)?/g) ?? []);
  const put = new Map((from ?? []).map((number, at) => [number, to?.[at] ?? number]));
  const said = idea.replace(NUMBER, (word) => put.get(figureOf(word)) ?? word);
  return isForeign(said, problem) ? undefined : said;
}

const EMPTY =
  /^(?:this is|read the (?:digits|answer|result)|bring the|work (?:it|out)|multiply\.?$|add\.?$|subtract|write the new|the last number)/i;

/** The reasons that stand beside the lines of the work, without those that only say what comes next. */
const reasonsOf = ({ steps }: Problem): readonly string[] =>
  steps.map(({ why }) => why).filter((why) => why.length > 8 && !EMPTY.test(why));

/** An idea without the sentences about numbers of another problem. */
function withoutForeign(idea: string, problem: Problem): string | undefined {
  const clauses = idea.split(/(?<=[.:;])\s+|,\s+(?=so|and|because|that|then)\b|\s+(?=because\b)/);
  // A conclusion without what it follows from says nothing.
  if (isForeign(clauses[0] ?? '', problem)) return undefined;
  const left = clauses
    .filter((clause) => !isForeign(clause, problem))
    .join(', ')
    .replace(/[.:;,]+,/g, ',');
  return left.split(' ').length >= 4 && !/[:;,]$/.test(left.trim()) ? left : undefined;
}

/** Words of the sign that the idea was written for, when the problem has the other one. */
const withOwnSign = (idea: string, math: string): string =>
  /\bplus\b/i.test(idea) && !/\bminus\b/i.test(idea) && /[-−]/.test(math) && !math.includes('+')
    ? idea.replace(/\bplus\b/g, 'minus').replace(/\badd it\b/g, 'take it away')
    : idea;

const SHAPES =
  /\b(?:triangle|square|rectangle|circle|rhombus|trapezoid|parallelogram|cube|cone|sphere|cylinder|hexagon|pentagon)\b/gi;

/** The shape that the problem is about, where the idea was written of another one. */
function withOwnShape(idea: string, asked: string): string {
  const shapesIn = (text: string): readonly string[] => [
    ...new Set((text.match(SHAPES) ?? []).map((one) => one.toLowerCase())),
  ];
  const [[other, ...others], [own, ...more]] = [shapesIn(idea), shapesIn(asked)];
  return other === undefined || own === undefined || others.length + more.length > 0 || other === own
    ? idea
    : idea.replace(SHAPES, own);
}

/** Larger places than the numbers of a problem have are not spoken of. */
const withOwnPlaces = (idea: string, asked: string): string =>
  Math.max(...(asked.replace(/(\d),(\d)/g, '$1$2').match(/\d+/g) ?? ['0']).map(Number)) < 1000
    ? idea.replace(/, then to the thousands/, '')
    : idea;

const ORDERS =
  /^(?:add|always|bring|change|compare|copy|count|cut|divide|double|draw|drop|find|forget|give|go|halve|ignore|join|keep|leave|look|make|move|multiply|put|read|round|say|see|solve|square|start|subtract|take|turn|use|work|write)\b/i;
const PLACE = /^(ones|tens|hundreds|thousands|tenths|hundredths): (?=[a-z])/i;

/** A reason beside a line as the student says it: "Count 5 numbers, starting with 8" is "I count 5 numbers, …". */
export function asSpoken(why: string): string {
  const placed = why.replace(/\.$/, '').replace(PLACE, '');
  const place = PLACE.exec(why)?.[1]?.toLowerCase();
  const parts = placed.split(/\.\s+/).map((part) => {
    return ORDERS.test(part) ? `I ${small(part)}` : small(part);
  });
  return `${place === undefined ? '' : `in the ${place} `}${parts.join(', and ')}`;
}

/** An order as a reason: "Write the numbers …" is "you write the numbers …". */
export const asReason = (idea: string): string => {
  const low = /^(?:I\b|`|[A-Z]{2}|[a-z]\()/.test(idea) ? idea : `${idea.charAt(0).toLowerCase()}${idea.slice(1)}`;
  return ORDERS.test(idea) ? `you ${low}` : low;
};

/** What a student with an idea says of this problem: the idea itself, with the numbers of this problem. */
export function reasonHere(idea: string, problem: Problem): string {
  const own = withOwnShape(withOwnPlaces(withOwnSign(idea, problem.math ?? ''), problem.asked), problem.asked);
  if (!isForeign(own, problem)) return own;
  const [reason] = reasonsOf(problem);
  return mapped(own, problem) ?? withoutForeign(own, problem) ?? (reason === undefined ? own : asSpoken(reason));
}
