import { doneIn } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import { gotIt, said } from '../talk/talk-case.ts';
import { bare, namedNumbers, wrongRuleOf } from '../think/named-in.ts';
import { originOfNumber, told, wholeWay } from '../think/where-from.ts';
import { numbersIn } from '../values.ts';
import { type Answer, asksOfRule, linesSaid } from './answer.ts';

const OF_WAY = /\b(?:you\w*|step|steps|first|then|next|that|it|column)\b/i;
const FIRST = /\bfirst\b|\bstart(?:ed)?\b|\bbegin\b|\bbegan\b/i;
const LAST = /\blast\b|\bend\b|\bfinish/i;
const PLACE = /\b(?:ones|tens|hundreds|thousands|tenths|hundredths)\b/gi;
const EACH = /\b(?:each|every|at a time|one by one|columns?|steps?)\b/i;

const has = (line: string, number: string): boolean => numbersIn(line).includes(number);

/** What was done: the step that the words name, or the whole way. */
export const tellsWay: Answer = ({ question, text }, about) => {
  if (!OF_WAY.test(text)) return undefined;
  const lines = doneIn(about);
  const places = [...new Set((text.match(PLACE) ?? []).map((place) => place.toLowerCase()))];
  const ofPlace = lines.find(({ why }) => places.length === 1 && new RegExp(`\\b${places[0]}\\b`, 'i').test(why));
  if (ofPlace !== undefined) return said(told(ofPlace));
  const named = numbersIn(figures(text));
  const ofNumbers = lines.find(({ line }) => named.length > 1 && named.every((number) => has(line, number)));
  if (ofNumbers !== undefined) return said(told(ofNumbers));
  const [first] = lines;
  const last = lines.at(-1);
  if (FIRST.test(question) && first !== undefined) return said(told(first));
  if (LAST.test(question) && last !== undefined) return said(told(last));
  if (lines.length > 1 && EACH.test(question))
    return said(...lines.map((line, at) => `${at === 0 ? 'first' : 'then'} ${told(line)}`));
  return lines.length === 0 ? said(wrongRuleOf(about), gotIt(about)) : wholeWay(about);
};

const WHY = /\bwhy\b|\bhow come\b|\breason\b|\bwhat (?:made|makes|told)\b|\bdecide\b|\bhow (?:do|did) you know\b/i;

/** Why: the rule, or what lies behind it where the rule is what was asked about or says only what was done. */
export const givesReason: Answer = ({ question }, about) => {
  const rule = wrongRuleOf(about);
  if (!WHY.test(question)) return undefined;
  if (
    rule === undefined ||
    about.deeper === undefined ||
    (about.whys ?? 0) > 0 ||
    !asksOfRule(question, about) ||
    /\binstead of\b|\bnot\b/i.test(question)
  )
    return undefined;
  const lines = linesSaid(about);
  const did = lines === undefined ? gotIt(about) : `so I did ${lines}`;
  return said(`because ${about.deeper}`, did);
};

const UNUSED = /\b(?:use|used|what about|did you do|happen\w*|go|gone|went|doing|for)\b/i;

/** Where numbers of the work are from, or what became of them. */
export const tellsOrigin: Answer = ({ question, text }, about) => {
  const own = bare(about);
  const inQuestion = namedNumbers(figures(question));
  const numbers = [...new Set(inQuestion.length > 0 ? inQuestion : namedNumbers(figures(text)))];
  const parts = numbers.filter((number) => number !== own);
  const origins = parts.flatMap((number) => originOfNumber(number, '', { ...about, steps: doneIn(about) }) ?? []);
  const lines = doneIn(about);
  const known = `${about.asked} ${own} ${lines.map(({ line }) => line).join(' ')}`;
  if (parts.some((number) => !has(known, number))) return undefined;
  const [number, ...more] = parts;
  if (UNUSED.test(question) && number !== undefined && more.length === 0) {
    const gone = lines.findIndex(({ line }) => !has(line, number));
    const before = gone > 0 ? lines[gone - 1]?.line : about.math;
    const after = lines[gone];
    const isPutIn =
      before !== undefined && has(before, number) && !/\S\s[-+×÷]\s/.test(after?.line.split('=')[0] ?? '');
    if (isPutIn && after !== undefined)
      return said(`it is in the \`${after.line}\`: I had \`${before}\`, and ${wrongRuleOf(about)}`);
    if (!lines.some(({ line }) => has(line, number)) && has(about.asked, number))
      return said(`no, I didn’t use the ${number}`, wrongRuleOf(about) && `because ${wrongRuleOf(about)}`);
  }
  if (origins.length > 0 && origins.length === parts.length) return said(...origins);
  return numbers.length > 0 && parts.length === 0 ? wholeWay(about) : undefined;
};
