import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { ALONE, type Evidence, type EvidenceWork } from '@lemma/school/insight';
import type { Practice } from '@lemma/school/practice';
import { type Attempt, withAttempt } from '@lemma/school/work';
import { boundedEvidence } from '../../domain/evidence/bounded-evidence.ts';
import { entryOf } from '../../domain/evidence/evidence.ts';
import { noteOutdatedEverywhere } from '../../domain/evidence/note-outdated.ts';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { scheduleFold } from '../../domain/evidence/schedule-fold.ts';
import { summaryOf } from '../../domain/evidence/summary-of.ts';
import { reviewed } from '../../domain/practice/reviewed.ts';
import { ownItem, practiceProblem, practiceRule } from '../../domain/practice/today.ts';
import { markAnswer } from '../../domain/work/mark-answer.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The day's practice as evidence, in the form that the work of an assignment has. */
function workOf(practice: Practice, revision: number): EvidenceWork {
  const entries = practice.items.flatMap((one) => {
    const posed = practiceProblem(one);
    const entry = posed && entryOf(one.item, posed.skill, posed.problem, false);
    return entry ? { ...entry, seed: one.seed } : [];
  });
  return {
    assignmentId: ALONE.practice,
    classId: ALONE.practice,
    revision,
    state: ALONE.practice,
    late: false,
    score: 0,
    maxScore: 0,
    took: entries.reduce((sum, { took }) => sum + took, 0),
    entries,
  };
}

/**
 * Checks one answer. The first try of a day moves the skill in the review schedule, unless it was a guess; all tries
 * count as evidence.
 */
export const answerPractice: Handler<typeof calls.answerPractice> = async (input, caller) => {
  const { itemId, attemptId, response, took } = input;
  const { uid, now } = caller;
  const asked = ownItem(await documents.practice.read(uid), itemId, now);
  const posed = practiceProblem(asked);
  if (!posed) throw new AppError('data/not-found', itemId);
  const mark = markAnswer(posed.problem, response);
  if (mark.kind === 'invalid') return mark;
  const { kind, ...outcome } = mark;
  const easinessOf = await readEasiness();

  const answer = await inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const practice = await documents.practice.read(uid, tx);
    const { item, level } = ownItem(practice, itemId, now);
    const evidence: Evidence = (await documents.evidence.read(uid, tx)) ?? { studentId: uid, work: {} };
    const earlier = item.attempts.find(({ id }) => id === attemptId);
    if (earlier) return { kind, attempt: earlier, item };
    if (!practice || item.closed) throw new AppError('work/no-tries-left', itemId);
    const attempt: Attempt = { id: attemptId, response, ...outcome, at: now, took, hintsShown: item.hints.length };
    const next = withAttempt(item, practiceRule(itemId, item.skill, level), attempt);
    const isFirst = item.attempts.length === 0;
    const card = isFirst ? reviewed(practice.cards[item.skill], attempt, now) : undefined;
    const items = practice.items.map((one) => (one.item.id === itemId ? { ...one, item: next } : one));
    const revision = practice.revision + 1;
    const after: Practice = {
      ...practice,
      cards: { ...practice.cards, ...(card && { [item.skill]: card }) },
      items,
      revision,
    };
    const work = { ...evidence.work, [`${ALONE.practice}-${practice.day}`]: workOf(after, revision) };
    // The whole document is written back, because it also contains the teachers' judgements of the student.
    const known = boundedEvidence({ ...evidence, work }, easinessOf);
    documents.practice.put(tx, uid, after);
    documents.evidence.put(tx, uid, known);
    documents.progress.put(tx, uid, summaryOf(known, easinessOf).progress);
    return { kind, attempt, item: next };
  });
  for (const classId of await noteOutdatedEverywhere(uid, now)) await scheduleFold(classId);
  return answer;
};
