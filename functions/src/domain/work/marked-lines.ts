import { findMisconception, readWork, stepMisconceptionBySkills, takesWork } from '@lemma/math';
import { type Assignment, type AssignmentItem, releaseOf } from '@lemma/school/assignment';
import { LONGEST_LINE, type MarkedLines, type WorkItem, type WrittenLines } from '@lemma/school/work';
import type { Mark } from './mark-answer.ts';
import type { Posed } from './problem.ts';

/** From this grade on, the working is offered where the teacher has chosen nothing. */
const OFFERED_FROM_GRADE = 4;

/** Whether working may be asked for: lines of a story or of a teacher's own question are read too, as far as they can be. */
const mayWrite = ({ skill, problem }: Pick<Posed, 'skill' | 'problem'>, item: AssignmentItem): boolean =>
  problem.answer.kind !== 'choice' && (takesWork(problem) || skill.wordProblem === true || item.own !== undefined);

/**
 * How a student may write the working of an item in lines; empty if it is not offered. In practice until mastery it is
 * not graded, since its points are for the problems that are correct at once.
 */
export function writingOf(
  item: AssignmentItem,
  posed: Pick<Posed, 'skill' | 'problem'>,
  assignment: Pick<Assignment, 'release' | 'publishedAt'>,
): Pick<WorkItem, 'writing'> {
  const { working = 'offered' } = item;
  if (working === 'none') return {};
  const isOffered = takesWork(posed.problem) && posed.skill.grade >= OFFERED_FROM_GRADE;
  if (working === 'offered' ? !isOffered : !mayWrite(posed, item)) return {};
  const isSilent = item.hints === 'off' || releaseOf(assignment).results.when !== 'at-once';
  const ask = working === 'graded' && item.mastery ? 'asked' : working;
  return { writing: { ask, ...(isSilent && { silent: true }) } };
}

const named = (misconception: string | undefined) => (misconception === undefined ? {} : { misconception });

/** The misconception behind a line that the student mended; undefined if the two lines do not show one. */
const misconceptionMended = ({ from, line }: WrittenLines['mended'][number]): string | undefined =>
  readWork([from, line], { prompt: '' }, stepMisconceptionBySkills).broken?.idea;

/** The lines with what is said of each: they are read against each other and against the question. */
export function markedLines({ prompt, math }: Pick<WorkItem, 'prompt' | 'math'>, written: WrittenLines): MarkedLines {
  const { lines, mended, asked } = written;
  const { marks, broken } = readWork(lines, { prompt, math }, stepMisconceptionBySkills);
  return {
    ...{ lines, asked, marks: [...marks] },
    mended: mended.map(({ from, line }) => ({ from, line, ...named(misconceptionMended({ from, line })) })),
    ...(broken && { broken: { at: broken.at, from: broken.from.slice(0, LONGEST_LINE), ...named(broken.idea) } }),
  };
}

/** The mark of a wrong answer, with the misconception that its working shows if the answer alone shows none. */
export function withLines<M extends Mark>(mark: M, written: MarkedLines | undefined): M {
  const id = written?.broken?.misconception;
  if (id === undefined || mark.kind === 'invalid' || mark.verdict !== 'wrong') return mark;
  if (mark.sameValue || mark.misconception !== undefined) return mark;
  const idea = findMisconception(id);
  return idea === undefined ? mark : { ...mark, misconception: idea.id, message: idea.feedback };
}
