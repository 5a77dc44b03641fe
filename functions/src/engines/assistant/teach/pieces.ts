import { findStandard } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { type Explained, errorsOf } from '../judge/explain.ts';
import { lower, say, suggest } from '../say/parts.ts';
import { askWhich } from '../topic/ask-which.ts';
import { readTopic } from '../topic/topic.ts';
import type { LessonPiece, WishOf } from '../wish/wish.ts';
import type { Made } from './made.ts';
import { before, meaning, worked } from './standard-pieces.ts';

const MAKERS: Record<Exclude<LessonPiece, 'errors'>, (made: Made) => ChatPart[]> = { before, meaning, worked };
const SAYING = { before: 'Prerequisites for', meaning: 'What does it mean:', worked: 'Worked example of' } as const;

/** Creates a piece for teaching a topic, or asks what it should be about. */
export function makePiece(wish: WishOf<'piece'>, seed: number): Explained {
  const { piece, topic: typed } = wish;
  if (piece === 'errors') return errorsOf(typed, wish);
  const reading = readTopic(typed);
  const topic = reading.kind === 'found' ? reading.topic : undefined;
  const [skill] = topic?.skills ?? [];
  const standard = topic?.standard === undefined ? undefined : findStandard(topic.standard);
  if (topic && skill === undefined && standard)
    return {
      parts: [say(`${standard.code}: ${standard.text}.`), say('There are no problems for this standard yet.')],
      memo: { wish, standard: standard.code },
    };
  if (skill === undefined || topic === undefined)
    return {
      parts: askWhich('it', reading.kind === 'unsure' ? reading.near : [], (what) => `${SAYING[piece]} ${what}`),
    };
  const made: Made = { topic, skill, wish, seed };
  return {
    parts: [...MAKERS[piece](made), suggest(`Exit ticket on ${lower(skill.name)}, 3 questions`)],
    memo: { wish, skill: skill.code, ...(topic.standard !== undefined && { standard: topic.standard }) },
  };
}
