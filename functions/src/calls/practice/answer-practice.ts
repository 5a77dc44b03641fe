import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { ALONE, type Evidence } from '@lemma/school/insight';
import type { Practice } from '@lemma/school/practice';
import { type Attempt, withAttempt } from '@lemma/school/work';
import { noteOutdatedEverywhere } from '../../domain/evidence/note-outdated.ts';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { scheduleFolds } from '../../domain/evidence/schedule-fold.ts';
import { storeEvidence } from '../../domain/evidence/store-evidence.ts';
import { reviewed } from '../../domain/practice/reviewed.ts';
import { ownItem, practiceProblem, practiceRule } from '../../domain/practice/today.ts';
import { workAlone } from '../../domain/practice/work-alone.ts';
import { markAnswer, toldOf } from '../../domain/work/mark-answer.ts';
import { markedLines, withLines } from '../../domain/work/marked-lines.ts';
import { triedAlready } from '../../domain/work/tried-already.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Checks one answer. The first try of a day moves the skill in the review schedule, unless it was a guess; all tries
 * count as evidence.
 */
export const answerPractice: Handler<typeof calls.answerPractice> = async (input, caller) => {
  const { itemId, attemptId, response, took, written } = input;
  const { uid, now } = caller;
  const asked = ownItem(await documents.practice.read(uid), itemId);
  const posed = practiceProblem(asked);
  if (!posed) throw new AppError('data/not-found', itemId);
  const lines = asked.item.writing && written && markedLines(posed.problem, written);
  const mark = withLines(markAnswer(posed.problem, response, { told: toldOf(asked.item) }), lines);
  if (mark.kind === 'invalid') return mark;
  const { kind, ...outcome } = mark;
  const easinessOf = await readEasiness();

  const answer = await inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const practice = await documents.practice.read(uid, tx);
    const { item, level } = ownItem(practice, itemId);
    const evidence: Evidence = (await documents.evidence.read(uid, tx)) ?? { studentId: uid, work: {} };
    const earlier = item.attempts.find(({ id }) => id === attemptId);
    if (earlier) return { kind, attempt: earlier, item };
    if (!practice || item.closed) throw new AppError('work/no-tries-left', itemId);
    const tried = triedAlready(item, { response, ...outcome, ...(lines && { written: lines }) });
    if (tried) return tried;
    const attempt: Attempt = {
      ...{ id: attemptId, response, ...outcome, at: now, took, hintsShown: item.hints.length },
      ...(lines && { written: lines }),
    };
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
    const work = {
      ...evidence.work,
      [`${ALONE.practice}-${practice.day}`]: workAlone('practice', after, { revision }),
    };
    documents.practice.put(tx, uid, after);
    storeEvidence(tx, { ...evidence, work }, easinessOf);
    return { kind, attempt, item: next };
  });
  await scheduleFolds(await noteOutdatedEverywhere(uid, now));
  return answer;
};
