import { KNOWN_FROM } from '@lemma/mastery/mastery-level';
import type { ChatPart } from '@lemma/school/assistant';
import { list, say } from '../say/parts.ts';
import { many, percent } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';
import { chosenBy, ranked } from './standings.ts';

/** Asks how many students know something, or who does. */
export const HAVE_IT =
  /\b(?:how many|who|which)\b[^.?!]*\b(?:(?:have|has|['’]ve) (?:got |mastered|learned)|got|get|gets|mastered|proficient|know|knows|understand\w*|down|solid|secure)\b/i;
const NOT = /\bn['’]t\b|\bnot\b|\bstill\b/i;

/** How many students of a class know a topic; undefined where the question names none. */
export function whoHasIt(text: string, data: ClassData, now: number): ChatPart[] | undefined {
  const topic = HAVE_IT.test(text) && !NOT.test(text) ? topicOfQuestion(text, data) : undefined;
  if (topic === undefined) return undefined;
  const { known, others } = ranked(data, chosenBy(topic.skills), now);
  const own = known.filter(({ share }) => share >= KNOWN_FROM).toReversed();
  const aside = others.length === 0 ? '' : ` Of ${many(others.length, 'student')} there are too few answers to tell.`;
  if (known.length === 0)
    return [say(`Nobody in ${data.classroom.name} has enough answers on ${topic.said} to tell yet.`)];
  return [
    say(
      `${own.length} of the ${known.length} students with enough answers on ${topic.said} know it (${percent(KNOWN_FROM)} or more).${aside}`,
    ),
    ...(own.length > 0
      ? [
          list(
            own.map(({ fullName, share, answers }) => ({
              text: fullName,
              note: `${percent(share)}, from ${many(answers, 'answer')}`,
            })),
          ),
        ]
      : []),
    ...(own.length < known.length
      ? [
          say('Not yet, the nearest first:'),
          list(
            known
              .filter(({ share }) => share < KNOWN_FROM)
              .toReversed()
              .map(({ fullName, share, answers }) => ({
                text: fullName,
                note: `${percent(share)}, from ${many(answers, 'answer')}`,
              })),
          ),
        ]
      : []),
  ];
}
