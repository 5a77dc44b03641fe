import { conceptFindings } from '../concepts/concept-findings.ts';
import { lawFindings } from '../laws/law-findings.ts';
import { phraseFindings } from '../phrases/phrase-findings.ts';
import type { Reading } from '../reading/reading.ts';
import type { Finding } from '../reading/rule.ts';
import { relationFindings } from '../relations/relation-findings.ts';
import type { Sentence } from '../sentences.ts';
import { calendarTopic, extremeTopic, percentTopic, sharingTopic, temperatureTopic } from './amounts.ts';
import { powerTopic, taskTopic, thatTopic } from './asked.ts';
import { equationTopic } from './equations.ts';
import { expressionTopic, identityTopic } from './expressions.ts';
import { factorTopic, rootTopic } from './factors.ts';
import { figureTopic } from './figures.ts';
import { graphTopic } from './graphs.ts';
import { numberTopic, placesTopic, writtenTopic } from './numbers.ts';
import { type Paragraph, paragraphOf } from './paragraph.ts';
import { coinTopic, pocketTopic, shareTopic } from './shares.ts';
import { spelledTopic } from './spelled.ts';

const TOPICS: readonly ((paragraph: Paragraph) => Finding[])[] = [
  ...[numberTopic, placesTopic, writtenTopic, taskTopic, thatTopic, powerTopic],
  ...[equationTopic, graphTopic, figureTopic, shareTopic, coinTopic, pocketTopic],
  ...[spelledTopic, expressionTopic, identityTopic, factorTopic, rootTopic],
  ...[sharingTopic, temperatureTopic, extremeTopic, calendarTopic, percentTopic],
  relationFindings,
  lawFindings,
  conceptFindings,
  phraseFindings,
];

/** Statements about a thing that an earlier sentence of the paragraph named: "its", "it", "the other one". */
export function topicFindings(reading: Reading, sentences: readonly Sentence[]): Finding[] {
  const paragraph = paragraphOf(reading, sentences);
  return TOPICS.flatMap((topic) => topic(paragraph));
}
