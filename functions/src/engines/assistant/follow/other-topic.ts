import { findSkill, type Skill } from '@lemma/math';
import { asSkillsSay, isAround, stemOf, wordsIn } from '@lemma/plans/topics';
import { countIn } from '../read/numbers.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { slotsOf } from '../sheet/slots.ts';
import { guessTopic, NAMES_TOPIC, rankTopics } from '../topic/guess.ts';
import { topicOf } from '../topic/topic.ts';
import type { Memo, Slot } from '../wish/wish.ts';
import { answer, type Follow, wish } from './follow.ts';
import type { Sheet } from './sheet-changes.ts';

const stems = (text: string): string[] =>
  wordsIn(asSkillsSay(text.toLowerCase()))
    .filter((word) => !isAround(word))
    .map(stemOf);

/** So many words of a name two skills share that differ in what is said: one-step and two-step equations. */
const LEAST_SHARED = 2;

/** The skill whose name differs from another's by words that are said: "two step" after one-step equations. */
function siblingIn(text: string, current: Skill): Skill | undefined {
  const said = new Set(stems(text));
  const own = new Set(stems(current.name));
  const [best] = rankTopics(`${text} ${current.name}`).found.filter(({ skill }) => {
    const other = stems(skill.name);
    const added = other.filter((stem) => !own.has(stem));
    const shared = other.filter((stem) => own.has(stem)).length;
    return skill !== current && shared >= LEAST_SHARED && added.length > 0 && added.every((stem) => said.has(stem));
  });
  return best?.skill;
}

/** A skill that a change names counts if it has this share of the best score of the words of the change alone. */
const SHARE = 0.6;

/** The topic that a change to problems asks for, where it is another one than theirs. */
export function otherTopic(text: string, slots: readonly Slot[]): Skill | undefined {
  const current = findSkill(slots[0]?.skill ?? '');
  if (current === undefined) return undefined;
  const codes = new Set(slots.map(({ skill }) => skill));
  const sibling = siblingIn(text, current);
  if (sibling) return codes.has(sibling.code) ? undefined : sibling;
  const alone = rankTopics(text).found;
  const [first] = alone;
  const best = first?.score ?? 0;
  const meant = alone.filter(({ score }) => score >= best * SHARE).map(({ skill }) => skill);
  if (!first?.whole || guessTopic(text).p < NAMES_TOPIC || meant.some(({ code }) => codes.has(code))) return undefined;
  // What the skill of the problems is described by too is a condition on them: "the same rate of change".
  const own = alone.find(({ skill }) => codes.has(skill.code));
  if (own && [...first.met].every((stem) => own.known.has(stem))) return undefined;
  return rankTopics(`${text} ${current.name}`).found.find(({ skill }) => meant.includes(skill))?.skill ?? meant[0];
}

/** The problems at some places on another topic, the others as they are; all of them: a new set with what was asked of it before. */
export function onOtherTopic(
  text: string,
  skill: Skill,
  { wish: made, slots }: Sheet,
  places: readonly number[],
  memo: Memo,
  seed: number,
): Follow | undefined {
  const { isOpen: _open, level: _level, ...rest } = made;
  const isLess = /\bsubtract/i.test(skill.name);
  const parts = made.parts?.map((part) => ({ ...part, said: isLess ? part.said.replaceAll('+', 'minus') : part.said }));
  const own = { ...rest, topic: skill.name, skills: [skill.code], ...(parts && { parts }) };
  if (places.length === slots.length) return wish({ ...own, count: countIn(text) ?? own.count });
  const shown = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const topic = topicOf([skill], undefined);
  const drawn = slotsOf({ ...own, count: places.length }, topic, seed, shown);
  const next = slots.map((slot, at) => drawn[places.indexOf(at)] ?? slot);
  return answer(showSheet(made, next, memo.standard));
}
