import { findMisconception } from '@lemma/math';
import { plainAnswer } from '../talk/calculate.ts';
import { numbersWork } from '../talk/numbers-work.ts';
import { bareAnswer, namedBy } from '../talk/open-case.ts';
import { large, type Solved, type TalkCase } from '../talk/talk-case.ts';
import { behindRemark } from './behind-remark.ts';
import { reasonHere } from './reason-here.ts';
import type { Ran } from './rule.ts';
import { changedText, type Found, ruleBehind } from './rule-behind.ts';

/** What somebody says with an answer: "…, because you add a zero", "(20 x 10 + 3 x 4)", "wrote 2x + 3 = 14". */
const remarkOf = (answer: string): string | undefined =>
  /\bbecause (.*?)\)?$/i.exec(answer)?.[1] ?? /\((?:wrote )?(.*)\)/i.exec(answer)?.[1];

const isCalculation = (text: string): boolean => /[=+×÷*]|\d\s*[-x]\s*\d/.test(text);

/** The same rule on the problem as a sentence changes it. */
function rerun({ rule }: Found, problem: string, text: string): Solved | undefined {
  for (const changed of changedText(problem, text)) {
    const ran = rule(changed);
    if (ran !== undefined)
      return {
        math: changed,
        answer: shownAnswer(ran.answer.replace(/^near /, '')),
        rule: ran.rule,
        lines: ran.lines.map(({ line }) => line),
      };
  }
  return undefined;
}

const shownAnswer = (answer: string): string => (/^-?[\d./ ]+$/.test(answer) ? `\`${answer}\`` : answer);

/** The same calculation on the problem as a sentence changes it, where nothing better is known. */
function likeWork(problem: string, work: string | undefined, text: string): Solved | undefined {
  if (work === undefined || /\(/.test(work)) return undefined;
  const [left = ''] = work.split('=');
  for (const changed of changedText(problem, text)) {
    const [before, after] = [problem, changed].map((one) => one.match(/\d+(?:\.\d+)?/g) ?? []);
    if (before?.length !== after?.length || changed === text) continue;
    const put = new Map((before ?? []).map((number, at) => [number, after?.[at] ?? number]));
    const line = left.replace(/\d+(?:\.\d+)?/g, (number) => put.get(number) ?? number).trim();
    const answer = plainAnswer(line);
    if (answer !== undefined && line !== left.trim())
      return {
        math: changed,
        answer: `\`${answer.replace(/`/g, '')}\``,
        lines: [`${line} = ${answer.replace(/`/g, '')}`],
      };
  }
  return undefined;
}

/** What was done with the numbers, where no rule of ours makes the answer. */
function ruleOfWork(work: string): string {
  const [, one, sign, other] = /^(\S+) ([-+×÷]) (\S+) =/.exec(work) ?? [];
  if (one === undefined || sign === undefined || other === undefined)
    return `I think you have to do \`${work.split(' = ')[0] ?? work}\` with these numbers`;
  if (sign === '-') return `I take ${other} away from ${one}`;
  return sign === '+'
    ? `I put ${one} and ${other} together`
    : sign === '×'
      ? `I multiply ${one} by ${other}`
      : `I divide ${one} by ${other}`;
}

/** What a word is for an answer: it is how it looks to the student. */
const looksSo = (written: string): string =>
  /^(?:yes|no)\b/i.test(written)
    ? `it looks like that to me`
    : `${written.charAt(0).toLowerCase()}${written.slice(1)} looked right to me`;

/** A student whose problem no skill of ours reads, or whose answer no misconception gives: its rule, from the answer. */
export function openStudent(problem: string, answer: string): TalkCase {
  const remark = remarkOf(answer);
  const written = bareAnswer(answer);
  const isWork = remark !== undefined && isCalculation(remark);
  const found = ruleBehind(problem, written);
  const behind: Pick<Ran, 'rule' | 'deeper'> | undefined =
    remark !== undefined && !isWork ? behindRemark(problem, remark) : found?.ran;
  const lines = isWork ? [{ line: remark, why: '' }] : (found?.ran.lines ?? []);
  const named =
    behind === undefined ? namedBy(problem, written).map((id) => findMisconception(id)?.idea)[0] : undefined;
  const work = lines.length > 0 || behind !== undefined ? undefined : numbersWork(problem, written);
  const steps = work === undefined ? lines : [{ line: work, why: '' }];
  const idea = behind?.rule ?? (named === undefined ? undefined : reasonHere(named, { asked: problem, steps }));
  const key = plainAnswer(problem);
  const rule = idea ?? (work === undefined ? looksSo(written) : ruleOfWork(work));
  return {
    asked: problem,
    given: written.replace(/^Puts?\b/, 'I put'),
    ...(key !== undefined && { key }),
    right: false,
    ...(rule !== undefined && { idea: large(rule) }),
    ...(behind !== undefined && { deeper: behind.deeper }),
    steps,
    solve: () => undefined,
    again: (text) => (found === undefined ? likeWork(problem, work, text) : rerun(found, problem, text)),
  };
}
