import { type Agreement, type AgreementCount, agreementOf, noAgreement } from '@lemma/school/results';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { hashOf } from '../../platform/hash.ts';

type Asked = { readonly uid: string; readonly assignmentId: string; readonly itemId: string };

export const suggestionIdOf = ({ uid, assignmentId, itemId }: Asked, studentId: string): string =>
  hashOf('suggestion', uid, assignmentId, itemId, studentId);

const tallyIdsOf = ({ uid, assignmentId, itemId }: Asked): [string, string] => [
  hashOf('question', uid, assignmentId, itemId),
  uid,
];

const countOf = (count: AgreementCount | undefined): AgreementCount =>
  count === undefined
    ? noAgreement
    : { shown: count.shown, same: count.same, lines: count.lines, sameLines: count.sameLines };

const sum = (one: AgreementCount, other: AgreementCount, sign: 1 | -1): AgreementCount => ({
  shown: one.shown + sign * other.shown,
  same: one.same + sign * other.same,
  lines: one.lines + sign * other.lines,
  sameLines: one.sameLines + sign * other.sameLines,
});

/** How often this teacher agreed with suggestions, for this question and for all. */
export async function agreementFor(asked: Asked, tx?: Transaction): Promise<Agreement> {
  const [ofQuestion, ofAll] = tallyIdsOf(asked);
  const [question, overall] = await Promise.all([
    documents.suggestionTallies.read(ofQuestion, tx),
    documents.suggestionTallies.read(ofAll, tx),
  ]);
  return { question: countOf(question), overall: countOf(overall) };
}

type Decision = Asked & {
  readonly studentId: string;
  readonly given: readonly string[];
  /** True when the teacher chose before the suggestion was shown. */
  readonly blind: boolean;
};

/**
 * Reads what is needed to count a decision and returns the function that writes it, since a transaction must read
 * before it writes. A later decision on the same suggestion replaces the earlier one, except a blind one: what the
 * teacher changes after seeing the suggestion does not measure agreement.
 */
export async function decisionOn({ studentId, given, blind, ...asked }: Decision, tx: Transaction) {
  const id = suggestionIdOf(asked, studentId);
  const [before, suggestion] = [await agreementFor(asked, tx), await documents.suggestions.read(id, tx)];
  const had = suggestion?.decision;
  if (suggestion === undefined || had?.blind === true) return { agreement: before, write: (): void => undefined };
  const { suggested, rubric } = suggestion;
  const gone = had === undefined ? noAgreement : agreementOf(suggested, had.given, rubric);
  const come = agreementOf(suggested, given, rubric);
  const moved = (count: AgreementCount) => sum(sum(count, gone, -1), come, 1);
  const agreement = { question: moved(before.question), overall: moved(before.overall) };
  const write = (): void => {
    const [ofQuestion, ofAll] = tallyIdsOf(asked);
    documents.suggestionTallies.put(tx, ofQuestion, { ...agreement.question, uid: asked.uid });
    documents.suggestionTallies.put(tx, ofAll, { ...agreement.overall, uid: asked.uid });
    tx.update(documents.suggestions.ref(id), { decision: { given: [...given], blind } });
  };
  return { agreement, write };
}
