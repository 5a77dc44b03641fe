import { findStandard } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { type Explained, errorsOf } from '../judge/explain.ts';
import { gradeNamed } from '../ledger/numbers.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic } from '../topic/topic.ts';
import type { LessonPiece, WishOf } from '../wish/wish.ts';
import { activity, richTask } from './activity.ts';
import { differentiated, early, leveled } from './differentiated.ts';
import * as lesson from './explained.ts';
import type { Made, MadeOn } from './made.ts';
import { numberTalk } from './number-talk.ts';
import { before, meaning, worked } from './standard-pieces.ts';

/** What is made of a skill. */
const ON_SKILL: Partial<Record<LessonPiece, (made: MadeOn) => ChatPart[]>> = {
  ...{ before, meaning, worked, after: lesson.progression, hook: lesson.hook, chart: lesson.chart },
  ...{ activity: activity, 'rich-task': richTask, supports: lesson.supports },
  ...{ differentiate: differentiated, 'early-finishers': early },
};
/** What may be made without a skill: of a reason that is known, of words, of calculations. */
const ALONE: Partial<Record<LessonPiece, (made: Made) => ChatPart[] | undefined>> = {
  ...{ 'explain-topic': lesson.explained, discussion: lesson.discussion, vocabulary: lesson.vocabulary },
  ...{ 'number-talk': numberTalk, differentiate: leveled },
};
const SAYING: Readonly<Record<Exclude<LessonPiece, 'errors'>, string>> = {
  ...{
    before: 'Prerequisites for',
    meaning: 'What does it mean:',
    worked: 'Worked example of',
    after: 'Progression of',
  },
  ...{ 'explain-topic': 'How do I explain', hook: 'Hook for', discussion: 'Discussion questions on' },
  ...{ vocabulary: 'Vocabulary cards for', chart: 'Study guide on', activity: 'Small group activity on' },
  ...{ 'rich-task': 'Project on', 'number-talk': 'Number talk on', supports: 'Supports for students on' },
  ...{ differentiate: 'Differentiated problems on', 'early-finishers': 'Something for early finishers on' },
};
/** A request for a piece on some topic, as it is read. */
export const pieceSaid = (piece: Exclude<LessonPiece, 'errors'>, about: string): string => `${SAYING[piece]} ${about}`;

/** Creates a piece for teaching a topic, or asks what it should be about. */
export function makePiece(wish: WishOf<'piece'>, seed: number): Explained {
  const { piece, topic: typed } = wish;
  if (piece === 'errors') return errorsOf(typed, wish);
  const reading = readTopic(typed);
  const topic = reading.kind === 'found' ? reading.topic : undefined;
  const [skill] = topic?.skills ?? [];
  const standard = topic?.standard === undefined ? undefined : findStandard(topic.standard);
  const made: Made = {
    ...{ topic: topic ?? { skills: [], name: '' }, skill, wish, seed },
    grade: gradeNamed(wish.said ?? '').value ?? skill?.grade ?? 4,
  };
  const parts = ALONE[piece]?.(made) ?? (skill && ON_SKILL[piece]?.({ ...made, skill }));
  if (parts)
    return {
      parts: [...parts, ...(skill ? [suggest(`Exit ticket on ${lower(skill.name)}, 3 questions`)] : [])],
      memo: {
        wish,
        ...(skill && { skill: skill.code }),
        ...(topic?.standard !== undefined && { standard: topic.standard }),
      },
    };
  if (topic && standard)
    return {
      parts: [say(`${standard.code}: ${standard.text}.`), say('There are no problems for this standard yet.')],
      memo: { wish, standard: standard.code },
    };
  return {
    parts: askWhich('it', reading.kind === 'unsure' ? reading.near : [], (what) => pieceSaid(piece, what)),
  };
}
