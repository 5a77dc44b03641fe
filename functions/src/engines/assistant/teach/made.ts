import { findMisconception, type Skill } from '@lemma/math';
import { exampleOf, loreOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { showSheet } from '../sheet/make-sheet.ts';
import { slotsOf } from '../sheet/slots.ts';
import type { Topic } from '../topic/topic.ts';
import type { SheetWish, WishOf } from '../wish/wish.ts';

/** What a piece is made from: its topic, its main skill, and the wish. */
export type Made = {
  readonly topic: Topic;
  readonly skill: Skill;
  readonly wish: WishOf<'piece'>;
  readonly seed: number;
};

const misconceptionsOf = ({ topic }: Pick<Made, 'topic'>) => {
  const pairs = topic.skills.flatMap((skill) => skill.misconceptions.map(({ id }) => ({ id, skill })));
  return pairs
    .filter(({ id }, at) => pairs.findIndex((each) => each.id === id) === at)
    .flatMap(({ id, skill }) => {
      const known = findMisconception(id);
      return known ? [{ known, skill }] : [];
    });
};
/** Wrong answers, each with the problem that it answers. */
export const examplesOf = (made: Made) =>
  misconceptionsOf(made).flatMap(({ known, skill }) => {
    const example = exampleOf(skill, known.id);
    return example ? [{ known, skill, ...example }] : [];
  });
export const understandingBehind = ({ topic }: Made): string | undefined => loreOf(topic.standard ?? '')?.bigIdea;

export function sheetOf(made: Made, over: Partial<SheetWish>): { readonly parts: ChatPart[] } {
  const wish: SheetWish = {
    kind: 'sheet',
    use: 'practice',
    topic: made.wish.topic,
    count: 3,
    form: 'open',
    keyApart: false,
    ...over,
  };
  return { parts: showSheet(wish, slotsOf(wish, made.topic, made.seed), made.topic.standard).parts };
}
