import type { RosterStudent } from '@lemma/school/class';
import type { Insight, TeachTopic } from '@lemma/school/insight';
import type { ClassChoice } from '#shared/parts/with-class.tsx';
import type { Catalogue } from '../logic/topics.ts';

/** The data for each level of the page. */
export type SharedAnalysis = ClassChoice & {
  readonly insight: Insight;
  readonly catalogue: Catalogue;
  readonly students: readonly RosterStudent[];
  readonly skillName: (code: string) => string;
  readonly topicName: (topic: Pick<TeachTopic, 'kind' | 'id'>) => string;
  /** The name, and what it is to the students: missing, or what they are stuck on. */
  readonly titleOf: (topic: Pick<TeachTopic, 'kind' | 'id'>) => string;
};
