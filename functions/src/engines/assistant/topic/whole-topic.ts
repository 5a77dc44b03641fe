import type { Skill } from '@lemma/math';
import { gradeIn } from '../read/numbers.ts';
import { rankTopics } from './rank-topics.ts';
import { hasCode, type TopicReading, topicOf } from './topic.ts';

/** From this score on, the words of a request name a topic. */
export const NAMES_TOPIC = 3.2;
/** A topic that was read from a part of a request holds where it has this share of the best score. */
const AGREES = 0.8;
/** Skills with this share of the best score are equally near. */
const NEAR = 0.87;
/** So many skills that are equally near are one topic; of more, the teacher chooses. */
const MOST_TOGETHER = 2;
const MOST_CHOICES = 4;

/**
 * The topic of a request by all of its words and the grade that it names. `own` is what was read from the part that
 * names it: it holds unless another topic fits the whole far better. Unsure only where nothing is surely met, or more
 * skills are equally near: they are the choices.
 */
export function wholeTopic(request: string, own: TopicReading): TopicReading {
  if (hasCode(request)) return own;
  const ranked = rankTopics(request);
  const best = ranked[0]?.score ?? 0;
  const scoreOf = (skill: Skill): number => ranked.find((each) => each.skill === skill)?.score ?? 0;
  if (own.kind === 'found' && (best < NAMES_TOPIC || own.topic.skills.some((skill) => scoreOf(skill) >= best * AGREES)))
    return own;
  if (best < NAMES_TOPIC) return own;
  const near = ranked.filter(({ score }) => score >= best * NEAR).map(({ skill }) => skill);
  return near.length <= MOST_TOGETHER
    ? { kind: 'found', topic: topicOf(near, gradeIn(request.toLowerCase())) }
    : { kind: 'unsure', near: near.slice(0, MOST_CHOICES) };
}
