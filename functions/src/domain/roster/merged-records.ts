import type { Evidence } from '@lemma/school/insight';
import { MOST_TALKS, type Talks } from '@lemma/school/interview';
import type { Judgements } from '@lemma/school/notes';
import type { StoredAccess } from '@lemma/school/people';
import type { Practice } from '@lemma/school/practice';
import { type Consent, consentRecords, MOST_CONSENTS } from '@lemma/school/privacy';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { boundedEvidence, hasNoSubmission } from '../evidence/bounded-evidence.ts';
import { writeSaid } from '../notes/judgements.ts';

/**
 * The consents of a child's two accounts as one; all records are kept. A revoked one comes first, so that nothing is
 * allowed by it; otherwise the newest does.
 */
export function mergedConsent(own: Consent | undefined, double: Consent | undefined): Consent | undefined {
  const records = [own, double]
    .flatMap((one) => (one ? consentRecords(one) : []))
    .toSorted((one, other) => (other.revokedAt ?? 0) - (one.revokedAt ?? 0) || other.recordedAt - one.recordedAt);
  const [first, ...merged] = records.slice(0, MOST_CONSENTS);
  return first && (merged.length > 0 ? { ...first, merged } : first);
}

/** The access profile that was changed last. */
export const newestAccess = (own: StoredAccess | undefined, double: StoredAccess | undefined) =>
  (own?.at ?? 0) >= (double?.at ?? 0) ? own : double;

function newest<T>(own: Record<string, T>, double: Record<string, T>, at: (one: T) => number): Record<string, T> {
  const newer = Object.entries(double).filter(([key, one]) => {
    const before = own[key];
    return before === undefined || at(before) < at(one);
  });
  return { ...own, ...Object.fromEntries(newer) };
}

const NOTHING = { ideas: {}, levels: {} };

/** The teachers' judgements of both accounts; for the same misconception or skill the newest one. */
export const mergedJudgements = (own: Omit<Judgements, 'studentId'>, double: Omit<Judgements, 'studentId'>) => ({
  ideas: newest(own.ideas, double.ideas, ({ at }) => at),
  levels: newest(own.levels, double.levels, ({ at }) => at),
});

/**
 * Adds the duplicate account's practice and placements, which are stored in no submission, under ids that differ from the child's own
 * days.
 */
export function withPractice(own: Evidence['work'], { studentId, work }: Evidence): Evidence['work'] {
  const days = Object.entries(work).filter(([id]) => hasNoSubmission(id));
  return { ...own, ...Object.fromEntries(days.map(([id, one]) => [`${id}-${studentId}`, one])) };
}

async function ofBoth<T>(
  from: { readonly read: (id: string, tx: Transaction) => Promise<T | undefined> },
  { keepId, doubleId }: { readonly keepId: string; readonly doubleId: string },
  tx: Transaction,
): Promise<readonly [T | undefined, T | undefined]> {
  return [await from.read(keepId, tx), await from.read(doubleId, tx)];
}

/**
 * Merges what belongs to an account besides work, notes and adults: judgements, interviews, practice. Reads at once and
 * returns the function that writes.
 */
export async function mergedRecords(tx: Transaction, pair: { readonly keepId: string; readonly doubleId: string }) {
  const { keepId: studentId } = pair;
  const [judged, doubleJudged] = await ofBoth(documents.judgements, pair, tx);
  const [talks, doubleTalks] = await ofBoth<Talks>(documents.talks, pair, tx);
  const [practice, doublePractice] = await ofBoth<Practice>(documents.practice, pair, tx);
  const [evidence, doubleEvidence] = await ofBoth(documents.evidence, pair, tx);
  return () => {
    if (doubleTalks) {
      const all = [...(talks?.talks ?? []), ...doubleTalks.talks].toSorted((one, other) => other.at - one.at);
      documents.talks.put(tx, studentId, { studentId, talks: all.slice(0, MOST_TALKS) });
    }
    if (doublePractice) {
      const cards = newest(practice?.cards ?? {}, doublePractice.cards, ({ lastReview = 0 }) => lastReview);
      documents.practice.put(tx, studentId, { ...(practice ?? doublePractice), studentId, cards });
    }
    if (doubleEvidence) {
      const work = withPractice(evidence?.work ?? {}, doubleEvidence);
      const { earlier } = evidence ?? doubleEvidence;
      const placed = evidence?.placed ?? doubleEvidence.placed;
      documents.evidence.put(tx, studentId, boundedEvidence({ ...evidence, studentId, work, earlier, placed }));
    }
    if (judged || doubleJudged) {
      const said = mergedJudgements(judged ?? NOTHING, doubleJudged ?? NOTHING);
      documents.judgements.put(tx, studentId, { studentId, ...said });
      writeSaid(tx, studentId, said);
    }
  };
}
