import { fromText, over, type Rational, rational, times } from '../check/rational.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { inBrackets, numberText } from './written.ts';

const NUMBER = '(-?\\d+(?:\\.\\d+)?)';
const PART_OF = new RegExp(`^(?:what is\\s+)?${NUMBER}\\s*(?:%|percent)\\s+of\\s+\\$?${NUMBER}\\??$`, 'i');
const WHAT_PERCENT = new RegExp(
  `^what percent(?:age)?\\s+(?:is\\s+${NUMBER}\\s+(?:out\\s+)?of\\s+${NUMBER}|of\\s+${NUMBER}\\s+is\\s+${NUMBER})\\??$`,
  'i',
);
const IS_WHAT_PERCENT = new RegExp(`^${NUMBER}\\s+is\\s+what\\s+percent(?:age)?\\s+of\\s+${NUMBER}\\??$`, 'i');
const WHOLE = new RegExp(`^${NUMBER}\\s+is\\s+${NUMBER}\\s*(?:%|percent)\\s+of\\s+(?:what(?: number)?)\\??$`, 'i');

const HUNDRED = rational(100n);

function partOf(percent: Rational, whole: Rational, task: string): WorkedSolution {
  const share = over(percent, HUNDRED);
  const value = times(share, whole);
  const work = collector(`${inBrackets(percent)}% × ${numberText(whole)}`, task);
  work.add(`(${inBrackets(percent)}/100) × ${numberText(whole)}`, 'Percent means out of a hundred.');
  work.add(`(${numberText(share)}) × ${numberText(whole)}`, 'Write the fraction in lowest terms.');
  work.add(numberText(value), 'Multiply.');
  return { kind: 'percent', lines: work.lines, answer: numberText(value) };
}

function whatPercent(part: Rational, whole: Rational, task: string): WorkedSolution | undefined {
  if (whole.n === 0n) return undefined;
  const percent = times(over(part, whole), HUNDRED);
  const work = collector(`${numberText(part)}/${inBrackets(whole)}`, task);
  work.add(numberText(over(part, whole)), 'Write it in lowest terms.');
  work.add(`${inBrackets(percent)}/100`, 'Write it out of a hundred.');
  work.add(`${inBrackets(percent)}%`, 'Out of a hundred is a percent.');
  return { kind: 'percent', lines: work.lines, answer: work.lines.at(-1)?.line ?? '' };
}

function findWhole(part: Rational, percent: Rational, task: string): WorkedSolution | undefined {
  if (percent.n === 0n) return undefined;
  const value = over(times(part, HUNDRED), percent);
  const work = collector(`${numberText(part)} / (${inBrackets(percent)}/100)`, task);
  work.add(`${numberText(part)} × (100/${inBrackets(percent)})`, 'Dividing is multiplying by the reciprocal.');
  work.add(numberText(value), 'Multiply.');
  return { kind: 'percent', lines: work.lines, answer: numberText(value) };
}

/** "15% of 80", "what percent is 12 of 48", "12 is 30% of what". Undefined for everything else. */
export function solvePercent(task: string): WorkedSolution | undefined {
  const text = task.trim();
  const read = (value: string | undefined): Rational => fromText(value ?? '0');
  const part = PART_OF.exec(text);
  if (part) return partOf(read(part[1]), read(part[2]), 'The task: a share times the whole.');
  const what = WHAT_PERCENT.exec(text);
  if (what)
    return whatPercent(read(what[1] ?? what[4]), read(what[2] ?? what[3]), 'The task: the part over the whole.');
  const share = IS_WHAT_PERCENT.exec(text);
  if (share) return whatPercent(read(share[1]), read(share[2]), 'The task: the part over the whole.');
  const whole = WHOLE.exec(text);
  return whole ? findWhole(read(whole[1]), read(whole[2]), 'The task: the part over its share.') : undefined;
}
