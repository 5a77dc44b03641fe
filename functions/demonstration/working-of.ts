import type { Assignment } from '@lemma/school/assignment';
import { problemOf } from '../src/domain/work/problem.ts';
import { isWritten } from './photo.ts';

/** The most questions on one photo, and the most lines of each. */
const MOST = { questions: 3, lines: 3 } as const;

/** Mathematics with the signs that a hand writes here: one letter, and no units. */
const byHand = (line: string): string =>
  line
    .replaceAll('*', '×')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(/(?<![a-z])[a-z](?![a-z])/gi, 'x')
    .replace(/ [a-z]{2,}(?:\^\d)?$/i, '');

/** What a student writes on paper for an assignment: the lines by which their own problems of it are solved. */
export function workingOf({ items, seed }: Pick<Assignment, 'items' | 'seed'>, studentId: string): string[] {
  const pages = items.flatMap((rule, index) => {
    const { problem } = problemOf(rule, seed, studentId);
    const lines = problem.solution.map(({ line }) => byHand(line)).filter(isWritten);
    const key = byHand(problem.answer.key);
    const whole = lines.at(-1)?.includes(key) === true || !isWritten(key) ? lines : [...lines, key];
    const last = whole.slice(-MOST.lines);
    return last.length === 0 ? [] : [last.map((line, at) => (at === 0 ? `${index + 1})  ${line}` : `    ${line}`))];
  });
  return pages.slice(0, MOST.questions).flatMap((lines) => [...lines, '']);
}
