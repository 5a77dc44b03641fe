import { diagnoseText, type Problem, type Skill, skills } from '@lemma/math';
import { type ProblemRef, refOf } from '../problems.ts';
import { candidates, readAs } from '../read-problem.ts';
import { spokenToMath } from '../spoken-math.ts';
import { answerIndex, type Table, tableOf } from '../table.ts';

/** A problem of a skill with the misconception by which a student came to an answer. */
export type Recognized = { readonly ref: ProblemRef; readonly misconception: string };

type Candidate = { readonly skill: Skill; readonly problem: Problem; readonly table: Table };

const readBy = (skill: Skill, texts: readonly string[]): Candidate | undefined => {
  const problem = readAs(skill, texts);
  return problem && { skill, problem, table: tableOf(skill, problem) };
};

/** The first words of an answer, before a reason or a remark: "1/8, but that can't be right" is 1/8. */
export const bareAnswer = (answer: string): string =>
  answer
    .replace(/(?<=\w)\s+\((?!\s*[a-z]\s*[-+]).*$/i, '')
    .replace(/,? (?:because|but|since|so|or)\b.*$/i, '')
    .replace(/(?<=\d\S*), (?:it|they|that|and then|you|the)\b.*$/i, '')
    .trim();

/** The misconceptions that an answer shows, whether or not a skill reads the problem. */
export const namedBy = (problem: string, written: string): readonly string[] =>
  diagnoseText({ question: problem, correct: '', answer: written })[0]?.misconceptions ?? [];

/** Whether a problem that was read has every number that was written: else it is only a part of what was asked. */
const hasAll = (written: string, { prompt, math = '', params }: Problem): boolean => {
  const there = `${prompt} ${math} ${JSON.stringify(params)}`.replace(/(\d),(?=\d{3}\b)/g, '$1');
  const known = new Set(there.match(/\d+/g) ?? []);
  return (
    spokenToMath(written)
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .split(/:|the student/)[0] ?? ''
  )
    .split(/\D+/)
    .every((number) => number === '' || known.has(number) || known.has(String(Number(number))));
};

/**
 * Which skill and which misconception a written answer shows: the skill reads the problem, and the misconception gives
 * the answer. Undefined if none does.
 */
export function recognize(problem: string, answer: string): Recognized | undefined {
  const texts = candidates(problem);
  const found = skills.flatMap((skill) => readBy(skill, texts) ?? []).filter((one) => hasAll(problem, one.problem));
  const written = bareAnswer(answer);
  const named = namedBy(problem, written);
  const forms = [written, ...candidates(written)];
  for (const { problem: read, table } of found) {
    const id = [...table.routes.keys()].find((one) => named.some((other) => other === one));
    if (id !== undefined) return { ref: refOf(read), misconception: id };
  }
  for (const { skill, problem: read, table } of found) {
    const index = forms.map((form) => answerIndex(table, form)).find((at) => at !== undefined);
    const id = [...table.routes].find(([, route]) => route.answer !== 0 && route.answer === index)?.[0];
    // A reader that needed words of ours around the numbers may have read what was not asked.
    if (id !== undefined && texts.some((text) => skill.read?.(text) !== undefined))
      return { ref: refOf(read), misconception: id };
  }
  return undefined;
}
