import type { Rubric } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { mayUse } from '@lemma/school/privacy';
import { computedLines, openLines, type SuggestedGrade } from '@lemma/school/results';
import { DAY } from '@lemma/school/time';
import { misconceptionTold, submissionIdOf, type WorkItem } from '@lemma/school/work';
import { Timestamp } from 'firebase-admin/firestore';
import { agreementFor, suggestionIdOf } from '../../domain/feedback/agreement.ts';
import { judged } from '../../domain/work/judged.ts';
import { problemAsked } from '../../domain/work/problem.ts';
import { ruleOf } from '../../domain/work/submission.ts';
import { dataOf, type Suggested, suggestionFor, type ToJudge } from '../../engines/grading/grade-suggestion.ts';
import { askModel } from '../../engines/models/ask-model.ts';
import { modelConfig, stateOfModel } from '../../engines/models/config.ts';
import { mayTell } from '../../engines/models/may-tell.ts';
import { wantsModel } from '../../engines/models/wants-model.ts';
import { requireInUse, requireTeacher } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import type { SuggestionRecord } from '../../platform/records.ts';

const RETENTION_DAYS = 120;

type Input = Parameters<Handler<typeof calls.suggestGrade>>[0];
type Answered = Extract<SuggestedGrade, { kind: 'answer' }>;
type Why = Extract<Answered['model'], { kind: 'none' }>['why'];

const none = (why: Why): Answered['model'] => ({ kind: 'none', why });

/** Whether this teacher has chosen suggestions here and a model is configured. */
const isWanted = async ({ uid }: Caller): Promise<boolean> =>
  stateOfModel() === 'ready' && (await wantsModel(uid, 'grading'));

/** An answer as a reader sees it: for a choice, the text of the option instead of its letter. */
const inWords = ({ field }: WorkItem, response: string): string =>
  field.options?.find(({ id }) => id === response)?.label ?? response;

/** What a model would judge of one student's answer; undefined without a rubric or a typed answer. */
async function readAnswer({ assignmentId, itemId, studentId }: Input, caller: Caller) {
  const assignment = await mustRead(documents.assignments, assignmentId);
  await requireTeacher('teach', assignment.classId, caller);
  requireInUse(assignment);
  const rule = ruleOf(assignment, itemId);
  const rubric = assignment.rubrics?.[itemId];
  const stored = await documents.submissions.read(submissionIdOf(assignmentId, studentId));
  const work = stored && judged(stored, assignment);
  const item = work?.items.find(({ id }) => id === itemId);
  const last = item?.attempts.at(-1);
  if (!work || !item || !last || !rubric || last.response.trim() === '') return { assignment };
  const { problem, isOther } = problemAsked(item, rule, assignment.seed, work.drawnFor ?? studentId);
  if (isOther) return { assignment };
  const { verdict, sameValue } = last;
  const misconception = misconceptionTold(item, last);
  const toJudge: ToJudge = {
    ...{ prompt: item.prompt, math: item.math, options: item.field.options?.map(({ label }) => label) },
    ...{ key: inWords(item, problem.answer.key), rubric, points: rule.points, answer: inWords(item, last.response) },
    computed: {
      verdict,
      form: verdict === 'wrong' && sameValue,
      ...(misconception !== undefined && { misconception }),
    },
  };
  return { assignment, toJudge };
}

/**
 * Identifies what a model is told: model, rubric and answer. Equal answers of several students are asked about once.
 */
const keyOf = (uid: string, { assignmentId, itemId }: Input, toJudge: ToJudge): string =>
  hashOf(
    uid,
    assignmentId,
    itemId,
    modelConfig().provider?.name ?? '',
    JSON.stringify([dataOf(toJudge), toJudge.rubric]),
  );

async function known(id: string, key: string): Promise<SuggestionRecord | undefined> {
  const own = await documents.suggestions.read(id);
  if (own?.key === key) return own;
  const equal = await documents.suggestions.where(['key', '==', key]).limit(1).get();
  return equal.docs.flatMap((snapshot) => documents.suggestions.parse(snapshot) ?? [])[0];
}

/** Stores a suggestion, unless the child is being deleted or the consent was taken back while the model was asked. */
export async function storeSuggestion(
  input: Input,
  { uid, now }: Caller,
  key: string,
  made: Suggested & { by: string },
  all: AllLines,
) {
  const id = suggestionIdOf({ ...input, uid }, input.studentId);
  const { lines, dropped, by } = made;
  const record: SuggestionRecord = { id, uid, ...input, key, lines: [...lines], dropped, by, ...all };
  const deleteAt = Timestamp.fromMillis(now + RETENTION_DAYS * DAY);
  await inTransaction(async (tx) => {
    const student = await documents.students.read(input.studentId, tx);
    if (student === undefined || student.deletingAt !== undefined || !mayUse(student.consent, 'answers')) return;
    documents.suggestions.put(tx, id, { ...record, deleteAt });
  });
}

type AllLines = Pick<SuggestionRecord, 'suggested' | 'rubric'>;
const allLines = (rubric: Rubric, computed: readonly string[], { lines }: Suggested): AllLines => ({
  suggested: [...computed, ...lines.map(({ id }) => id)],
  rubric: rubric.items.map(({ id }) => id),
});

async function askAbout(input: Input, caller: Caller, classId: string, toJudge: ToJudge): Promise<Answered['model']> {
  const { rubric, computed, answer } = toJudge;
  if (openLines(rubric, computed).length === 0) return none('decided');
  if (!mayUse((await documents.students.read(input.studentId))?.consent, 'answers')) return none('consent');
  const students = Object.values((await documents.rosters.read(classId))?.students ?? {});
  const others = students.filter(({ id }) => id !== input.studentId);
  if (!mayTell(answer, others)) return none('named');
  const key = keyOf(caller.uid, input, toJudge);
  const id = suggestionIdOf({ ...input, uid: caller.uid }, input.studentId);
  const before = await known(id, key);
  const { uid, now } = caller;
  const names = students.map(({ fullName }) => fullName);
  const made = before
    ? { ...before, kind: 'suggested' as const }
    : await suggestionFor(toJudge, { uid, now, names }, askModel);
  if (made.kind === 'none') return none(made.why === 'off' ? 'unreachable' : made.why);
  if (before?.id !== id)
    await storeSuggestion(input, caller, key, made, allLines(rubric, computedLines(rubric, computed), made));
  const lines = made.lines.map(({ id: line, from, to }) => ({ id: line, quote: answer.slice(from, to) }));
  return { kind: 'suggested', lines, dropped: made.dropped, by: made.by };
}

/**
 * Suggests points for one answer: what a model would give, beside what was computed. It grades nothing; the teacher's
 * own call does. The answer is sent without a name, and only if the student's data may be used for this.
 */
export const suggestGrade: Handler<typeof calls.suggestGrade> = async (input, caller) => {
  const { assignment, toJudge } = await readAnswer(input, caller);
  if (!(await isWanted(caller))) return { kind: 'off' };
  const agreement = await agreementFor({ ...input, uid: caller.uid });
  if (toJudge === undefined) return { kind: 'answer', model: none('no-text'), agreement };
  const { rubric, computed } = toJudge;
  const model = await askAbout(input, caller, assignment.classId, toJudge);
  return { kind: 'answer', computed: { ...computed, lines: computedLines(rubric, computed) }, model, agreement };
};
