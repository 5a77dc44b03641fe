import type { EasinessOf } from '@lemma/mastery';
import type { Evidence, EvidenceWork } from '@lemma/school/insight';
import { boundedEvidence, renewed } from './bounded-evidence.ts';

/** The evidence with this work added; of each submission the newest revision stays. */
export function joined(evidence: Evidence, made: readonly Made[], easinessOf?: EasinessOf): Evidence {
  const newer = made.filter(([id, { revision }]) => (evidence.work[id]?.revision ?? -1) < revision);
  const all = newer.map(([id, one]) => [id, renewed(evidence.work[id], one)] as const);
  return boundedEvidence({ ...evidence, work: { ...evidence.work, ...Object.fromEntries(all) } }, easinessOf);
}

/** The id of a submission, and its evidence. */
export type Made = readonly [string, EvidenceWork];
