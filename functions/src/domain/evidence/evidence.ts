import { RAPID_MS } from '@lemma/mastery';
import { diagnose, misconceptionChances, type Problem, type Skill, soleMisconception } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import type { EvidenceEntry, EvidenceWork } from '@lemma/school/insight';
import { type Attempt, isUngraded, type Submission, type WorkItem } from '@lemma/school/work';
import { judged } from '../work/judged.ts';
import { type Posed, problemAsked } from '../work/problem.ts';
import { roundsOf } from '../work/rounds.ts';

export const LONGEST_STORED = 60;

function markOf(first: Attempt, parentWrote: boolean): EvidenceEntry['mark'] {
  if (parentWrote) return 'parent';
  if (first.verdict === 'unknown') return 'unread';
  // Without a text it is "I don't know this yet", which needs no time.
  if (first.took < RAPID_MS && first.response !== '') return 'rapid';
  if (first.hintsShown > 0 || (first.written?.asked ?? 0) > 0) return 'hinted';
  return first.verdict;
}

/**
 * The probability that a wrong line of somebody without the misconception is exactly its line, where the answer alone
 * could not show it. Two lines have to fit, so it is low: our own assumption.
 */
const LINE_BY_CHANCE = 0.05;

/** The misconceptions that the working of a wrong answer shows: where it breaks, and in lines that were mended. */
function shownInLines({ verdict, sameValue, written }: Attempt): string[] {
  if (written === undefined || verdict !== 'wrong' || sameValue) return [];
  const ideas = [written.broken, ...written.mended].map((one) => one?.misconception);
  return [...new Set(ideas.filter((id) => id !== undefined))];
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '').replaceAll('\u2212', '-');

/**
 * The misconceptions that a wrong answer shows by itself. One that is worth as much as the right one differs by its form
 * alone, so it shows a misconception that leads to this very form, as stopping too early does.
 */
function shownBy({ verdict, sameValue, response }: Attempt, skill: Skill, problem: Problem): Omit<Told, 'byAnswer'> {
  if (verdict !== 'wrong') return { ideas: [] };
  const explained = diagnose(problem, response);
  const ideas = explained.flatMap((one) => soleMisconception(one) ?? []);
  if (!sameValue) return { ideas, ...(explained[0]?.slip !== undefined && { slip: true }) };
  const formOf = (id: string) => skill.misconceptions.find((one) => one.id === id)?.work(problem.params)?.answer;
  return { ideas: ideas.filter((id) => withoutSpaces(formOf(id) ?? '') === withoutSpaces(response)) };
}

type Told = {
  readonly byAnswer: readonly { readonly id: string; readonly byChance: number }[];
  readonly ideas: readonly string[];
  readonly slip?: true;
};
const MOST_REMEMBERED = 5000;
const told = new Map<string, Told>();

/**
 * What a first answer may show and what it shows. It is remembered, because it takes most of the time of a fold, and work
 * is folded again with each later answer and when it is turned in.
 */
function toldBy(first: Attempt, skill: Skill, problem: Problem): Told {
  const { prompt, math, params, answer, seed } = problem;
  const asked = [skill.code, problem.case, problem.level, seed, params, prompt, math, answer];
  const key = JSON.stringify([asked, first.verdict, first.sameValue, first.response]);
  const before = told.get(key);
  if (before !== undefined) return before;
  const now = { byAnswer: misconceptionChances(skill, problem), ...shownBy(first, skill, problem) };
  if (told.size >= MOST_REMEMBERED) told.clear();
  told.set(key, now);
  return now;
}

const TOLD_NOTHING: Told = { byAnswer: [], ideas: [] };

/**
 * One item of a submission as evidence; undefined when it was not answered. Of a problem that is not known any more it
 * counts whether the answer was right, and what its lines show.
 */
export function entryOf(
  item: WorkItem,
  { skill, problem, isOther }: Pick<Posed, 'skill' | 'problem' | 'isOther'>,
  parentWrote: boolean,
): EvidenceEntry | undefined {
  const [first] = item.attempts;
  const last = item.attempts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const inLines = shownInLines(first);
  const { byAnswer, ideas, slip } = isOther ? TOLD_NOTHING : toldBy(first, skill, problem);
  const possible = [
    ...byAnswer,
    ...inLines.filter((id) => !byAnswer.some((one) => one.id === id)).map((id) => ({ id, byChance: LINE_BY_CHANCE })),
  ];
  const chances = possible.map(({ id }) => id);
  const picked = problem.answer.options?.find(({ id }) => id === first.response)?.label;
  const lastRight = item.attempts.findLastIndex(({ verdict }) => verdict === 'right');
  return {
    itemId: item.id,
    skill: item.skill,
    level: problem.level,
    at: first.at,
    took: first.took,
    mark: markOf(first, parentWrote),
    tries: item.attempts.length,
    hints: item.hints.length,
    solved: item.solved,
    lastAt: last.at,
    wrongStreak: item.attempts.slice(lastRight + 1).filter(({ verdict }) => verdict === 'wrong').length,
    response: first.response.slice(0, LONGEST_STORED),
    chances,
    shown: chances.filter((id) => ideas.includes(id) || inLines.includes(id)),
    ...(slip && inLines.length === 0 && { slip }),
    ...(possible.length > 0 && { byChance: possible.map(({ byChance }) => byChance) }),
    ...(problem.answer.kind === 'choice' && { choice: true }),
    ...(problem.answer.options && { options: problem.answer.options.length }),
    ...(picked !== undefined && { picked: picked.slice(0, LONGEST_STORED) }),
  };
}

/**
 * A submission as evidence. It depends on the submission and its assignment only, so computing it again gives the same
 * result.
 */
export function evidenceOf(stored: Submission, assignment: Assignment): EvidenceWork {
  const submission = judged(stored, assignment);
  const { handIns } = submission;
  const parentWrote =
    handIns.some(({ helpLevel }) => helpLevel === 'wrote') && !handIns.some(({ by }) => by === 'student');
  const entries = submission.items.flatMap((item) => {
    const rule = assignment.items.find(({ id }) => id === item.id);
    // A teacher's own question belongs to no skill.
    if (rule === undefined || rule.own !== undefined) return [];
    return roundsOf(item).flatMap((round) => {
      const posed = problemAsked(round, rule, assignment.seed, submission.drawnFor ?? submission.studentId);
      const entry = entryOf(round, posed, parentWrote);
      return entry === undefined ? [] : { ...entry, ...(rule.mastery?.recheck === false && { recheck: false }) };
    });
  });
  const { assignmentId, classId, revision, state, late, score, maxScore, submittedAt } = submission;
  const took = submission.items.reduce((sum, item) => sum + item.attempts.reduce((part, one) => part + one.took, 0), 0);
  const when = submittedAt === undefined ? {} : { submittedAt };
  const waits = isUngraded(submission) ? { ungraded: true } : {};
  return { assignmentId, classId, revision, state, late, score, maxScore, took, ...when, ...waits, entries };
}

/**
 * The same as `evidenceOf`, but a submission that cannot be read as evidence, for example because its skill was
 * removed, is passed to `leaveOut` instead of throwing.
 */
export function readEvidence(
  submission: Submission,
  assignment: Assignment,
  leaveOut: (path: string) => void,
): EvidenceWork | undefined {
  try {
    return evidenceOf(submission, assignment);
  } catch {
    leaveOut(`submissions/${submission.id}`);
    return undefined;
  }
}
