import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Evidence } from '@lemma/school/insight';
import type { StoredPlacement } from '@lemma/school/practice';
import type { Attempt } from '@lemma/school/work';
import { noteOutdatedEverywhere } from '../../domain/evidence/note-outdated.ts';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { scheduleFolds } from '../../domain/evidence/schedule-fold.ts';
import { storeEvidence } from '../../domain/evidence/store-evidence.ts';
import { continued, viewOf, withPlacement } from '../../domain/practice/placement.ts';
import { practiceProblem } from '../../domain/practice/today.ts';
import { type Mark, markAnswer } from '../../domain/work/mark-answer.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** "I don't know yet" is a wrong answer without a text. */
const NOT_YET = { kind: 'checked', verdict: 'wrong', sameValue: false, message: '' } as const satisfies Mark;

const currentOf = ({ state, items }: StoredPlacement, itemId: string) => {
  const last = items.at(-1);
  return state === 'open' && last?.item.id === itemId ? last : undefined;
};

type Given = { readonly stored: StoredPlacement; readonly attempt: Attempt; readonly now: number };

/** The placement with this answer, and its next question. */
function answered({ stored, attempt }: Given): StoredPlacement {
  const items = stored.items.map((one, index) => {
    if (index < stored.items.length - 1) return one;
    const item = { ...one.item, attempts: [attempt], closed: true, solved: attempt.verdict === 'right' };
    return { ...one, item };
  });
  return continued({ ...stored, items });
}

/** Marks the answer, but tells the student only the next question: a placement is no test. */
export const answerPlacement: Handler<typeof calls.answerPlacement> = async (input, caller) => {
  const { itemId, attemptId, response, took } = input;
  const { uid, now } = caller;
  const seen = await documents.placements.read(uid);
  if (!seen) throw new AppError('data/not-found', 'no placement');
  const asked = currentOf(seen, itemId);
  const posed = asked && practiceProblem(asked);
  // An answer to an earlier question: the call was repeated, or another device is ahead.
  if (!posed) return { kind: 'taken', placement: viewOf(seen) };
  const mark = response === null ? NOT_YET : markAnswer(posed.problem, response);
  if (mark.kind === 'invalid') return mark;
  const { kind: _checked, ...outcome } = mark;
  const easinessOf = await readEasiness();
  const next = await inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const stored = await documents.placements.read(uid, tx);
    const evidence: Evidence = (await documents.evidence.read(uid, tx)) ?? { studentId: uid, work: {} };
    const desk = await documents.desks.read(uid, tx);
    if (!stored) throw new AppError('data/not-found', 'no placement');
    if (!currentOf(stored, itemId)) return stored;
    const attempt: Attempt = { id: attemptId, response: response ?? '', ...outcome, at: now, took, hintsShown: 0 };
    const after = answered({ stored, attempt, now });
    documents.placements.put(tx, uid, after);
    if (after.state !== 'done') return after;
    storeEvidence(tx, withPlacement(evidence, after, now), easinessOf);
    if (desk?.placement) documents.desks.patch(tx, uid, documents.desks.at(['placement', 'state'], after.state));
    return after;
  });
  if (next.state === 'done') await scheduleFolds(await noteOutdatedEverywhere(uid, now));
  return { kind: 'taken', placement: viewOf(next) };
};
