import type { ChatPart } from '@lemma/school/assistant';
import type { RosterStudent } from '@lemma/school/class';
import { list, say } from '../say/parts.ts';
import { many, percent } from '../say/wording.ts';
import type { ClassData } from './class-data.ts';
import { topicOfQuestion } from './class-topic.ts';
import { chosenBy, standingOf } from './standings.ts';

const MOST = 6;
/** Less apart than this says nothing about who is further. */
const APART = 0.05;

/** Two or more students side by side, on the topic that is named or on everything they have done. */
export function compareStudents(
  named: readonly RosterStudent[],
  text: string,
  data: ClassData,
  now: number,
): ChatPart[] {
  const topic = topicOfQuestion(text, data);
  const rows = named.slice(0, MOST).map(({ id, fullName }) => ({
    fullName,
    ...standingOf(data.insight.students[id], chosenBy(topic?.skills ?? []), now),
    ideas: (data.insight.students[id]?.ideas ?? []).map((each) => each.id),
  }));
  const known = rows
    .flatMap(({ share, ...rest }) => (share === undefined ? [] : [{ ...rest, share }]))
    .toSorted((one, other) => other.share - one.share);
  const [first, second] = known;
  const lead =
    first === undefined || second === undefined
      ? 'too few answers to compare them'
      : first.share - second.share < APART
        ? `${first.fullName} and ${second.fullName} stand about the same`
        : `${first.fullName} is further`;
  const shared = rows[0]?.ideas.filter((idea) => rows.every(({ ideas }) => ideas.includes(idea))) ?? [];
  return [
    say(`On ${topic?.said ?? 'all their work'}: ${lead}.`),
    list(
      rows.map(({ fullName, share, answers }) => ({
        text: fullName,
        note:
          share === undefined
            ? `too few answers for a percent (${answers})`
            : `${percent(share)}, from ${many(answers, 'answer')}`,
      })),
    ),
    ...(/\bmistakes?\b|\berrors?\b|\bmisconceptions?\b|\bsame\b/i.test(text)
      ? [
          say(
            shared.length > 0
              ? `They share ${many(shared.length, 'misconception')}.`
              : 'Their answers show no misconception that they share.',
          ),
        ]
      : []),
  ];
}
