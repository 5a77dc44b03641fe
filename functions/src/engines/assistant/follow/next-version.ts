import { findSkill } from '@lemma/math';
import { drawSlot } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { likeBefore } from '../sheet/slots.ts';
import { topicOf } from '../topic/topic.ts';
import { type Memo, MOST_VERSIONS } from '../wish/wish.ts';
import { answer, type Follow } from './follow.ts';
import type { Sheet } from './sheet-changes.ts';

const ASKED =
  /\b(?:another|second|third|new|next|parallel|other|different|make[- ]?up|retake) (?:\w+ )?(?:version|form|copy)\b|\bversion [b-d2-4]\b|\b(?:a|one|two) (?:more )?versions?\b(?! (?:with|for|that))|\bparallel\b|\bretake\b|^[^\w#]*(?:now )?(?:version |form )?[b-d2-4]\b(?! (?:more|of|problems|questions|is|was|are|has|needs))/i;

/** One more version of a set: problem by problem the same skill, case and level with other numbers. */
export function nextVersion(text: string, { wish: made, slots }: Sheet, memo: Memo, seed: number): Follow | undefined {
  const versions = (made.versions ?? 1) + 1;
  if (!ASKED.test(text) || versions > MOST_VERSIONS) return undefined;
  const each = Math.ceil(slots.length / (versions - 1));
  const first = slots.slice(0, each);
  const shown = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const skills = [...new Set(first.map(({ skill }) => skill))].flatMap((code) => findSkill(code) ?? []);
  const more = likeBefore(first, made, topicOf(skills, undefined), seed, shown);
  const { versionConditions: _own, ...rest } = made;
  return answer(showSheet({ ...rest, count: each, versions }, [...slots, ...more], memo.standard));
}
