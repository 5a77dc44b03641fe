import { type AnswerSpec, CANNOT_TELL, checkAnswer } from '@lemma/math';
import type { Acceptance } from '@lemma/school/assignment';
import type { Attempt, WorkItem } from '@lemma/school/work';
import { type Diagnosis, type Mark, markAnswer } from './mark-answer.ts';
import { markedLines, withLines } from './marked-lines.ts';
import { isProblem, type Posed } from './problem.ts';

type Asked = {
  readonly kind: AnswerSpec['kind'];
  readonly options?: AnswerSpec['options'] | undefined;
  readonly units?: AnswerSpec['units'] | undefined;
  readonly variable?: string | undefined;
};

/** Whether two answers to the same question are equal in value, whatever their form: 1/2, 0.5 and 2/4 are. */
export function meansTheSame({ kind, options, units, variable }: Asked, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const spec: AnswerSpec = {
    ...{ kind, key: one },
    ...(options && { options }),
    ...(units && { units }),
    ...(variable !== undefined && { variable }),
  };
  return checkAnswer(spec, other).verdict === 'right';
}

/** The same comparison for an item as the student's document has it. */
export const meansTheSameAt = ({ field: { kind, options, unit, variable } }: WorkItem, one: string, other: string) =>
  meansTheSame({ kind, options, variable, units: unit === undefined ? undefined : [unit] }, one, other);

const RIGHT: Mark = { kind: 'checked', verdict: 'right', sameValue: true, message: 'Right.' };

const OTHER: Checked = { kind: 'checked', verdict: 'wrong', sameValue: false, message: '' };

type Checked = Extract<Mark, { kind: 'checked' }>;

function counts(rule: Acceptance, problem: Posed['problem'], response: string, mark: Checked): boolean {
  switch (rule.kind) {
    case 'all':
      return true;
    case 'form':
      return mark.sameValue;
    case 'idea':
      return mark.misconception === rule.misconception;
    case 'answer':
      return (
        isProblem(rule.problem, { ...problem, field: problem.answer }) &&
        meansTheSame(problem.answer, rule.response, response)
      );
  }
}

const isAccepted = ({ problem, accepts, accepted }: Posed, response: string, mark: Checked): boolean =>
  accepts.some((other) => meansTheSame(problem.answer, other, response)) ||
  accepted.some((rule) => counts(rule, problem, response, mark));

/**
 * Marks an answer: by the key, then by the other answers that the teacher accepts. An answer that cannot be read stays
 * `invalid`; one to a problem whose key is not known any more waits for the teacher.
 */
export function markItem(posed: Posed, response: string, told: readonly string[] = [], ideas?: Diagnosis): Mark {
  if (posed.isOther) return { kind: 'checked', verdict: 'unknown', sameValue: false, message: CANNOT_TELL };
  const mark = markAnswer(posed.problem, response, { told, ...(ideas && { ideas }) });
  if (mark.kind === 'checked') return mark.verdict !== 'right' && isAccepted(posed, response, mark) ? RIGHT : mark;
  // What can be read may be accepted although it is another kind of thing than the key.
  const isRead = checkAnswer(posed.problem.answer, response).verdict !== 'invalid';
  return isRead && isAccepted(posed, response, OTHER) ? RIGHT : mark;
}

/**
 * An attempt as it would be marked today; its working is read if it was not yet. An answer to another problem stays as it
 * was marked.
 */
export function markedAnew(posed: Posed, attempt: Attempt): Attempt {
  if (posed.isOther) return attempt;
  const { misconception: _before, inPart: _part, written, ...rest } = attempt;
  const lines = written && (written.marks === undefined ? markedLines(posed.problem, written) : written);
  const mark = withLines(markItem(posed, attempt.response), lines);
  if (mark.kind === 'invalid') return attempt;
  const { kind: _kind, ...outcome } = mark;
  return { ...rest, ...outcome, ...(lines && { written: lines }) };
}
