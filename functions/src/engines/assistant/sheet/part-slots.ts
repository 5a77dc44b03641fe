import { createRng, type Skill } from '@lemma/math';
import type { Condition } from '@lemma/school/assistant';
import { partSaid } from '../read/parts-in.ts';
import { bestCases } from '../topic/cases-in.ts';
import { type Topic, topicOf } from '../topic/topic.ts';
import type { SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot } from './draw-slot.ts';
import { brokenConditions, meetsConditions } from './meets-conditions.ts';
import { type PartRead, readPart, skillsOf } from './part-read.ts';
import { newSlot, slotsOf } from './slots.ts';

/** Asks for the parts of a set in no order. */
export const MIXED = /\b(?:mix(?:ed)?(?: up)?|shuffle\w*|random\w*|any order)\b/;

/** What is asked of all problems, without what a part says otherwise: its numbers are its own. */
const besides = (all: readonly Condition[], own: readonly Condition[]): Condition[] =>
  all.filter(({ rule, of, count }) => count === undefined && !own.some((each) => each.rule === rule && each.of === of));

/** The problems of one part. */
export function drawPart(
  wish: SheetWish,
  part: PartRead,
  count: number,
  seed: number,
  before: readonly Drawn[],
): Slot[] {
  const { parts: _parts, frames: _frames, level: _level, rising: _rising, stories, skills: _skills, ...rest } = wish;
  const called = part.conditions.find(({ rule }) => rule === 'case')?.said;
  const level = part.level ?? wish.level;
  const own: SheetWish = {
    ...rest,
    count,
    cases: called ?? wish.cases ?? '',
    conditions: [...besides(wish.conditions ?? [], part.conditions), ...part.conditions],
    ...(level !== undefined && { level }),
    ...(part.frames && { frames: part.frames }),
    ...(part.isStory || stories === 'all' ? { stories: 'all' as const } : {}),
  };
  return slotsOf(own, topicOf(part.skills, undefined), seed, before);
}

/** The cases of a skill that the words of a part name, as places to draw from. */
const placesFor = (slot: Slot, said: string): { skill: Skill; caseId: string }[] =>
  skillsOf([slot.skill]).flatMap((skill) => bestCases(skill, said).ids.map((caseId) => ({ skill, caseId })));

/** The set in which so many of the problems also are as a part says; those that can be are drawn again. */
function withThoseAmong(wish: SheetWish, topic: Topic, slots: readonly Slot[], seed: number): Slot[] {
  const parts = wish.parts ?? [];
  const rng = createRng(seed);
  const next = [...slots];
  const taken = new Set<number>();
  for (const { said, count } of parts.filter(({ among }) => among)) {
    const { conditions } = readPart({ said }, topic.skills);
    let done = 0;
    for (const [at, slot] of next.entries()) {
      if (done >= count) break;
      if (taken.has(at)) continue;
      const shown = next.flatMap((each, place) => (place === at ? [] : (drawSlot(each, place) ?? [])));
      const own = slot.part === undefined ? [] : readPart(parts[slot.part] ?? { said: '' }, topic.skills).conditions;
      const fits = meetsConditions([...own, ...conditions], false);
      const cases = placesFor(slot, said);
      const drawn = newSlot(slot, shown, rng, fits, [1, 2, 3], cases, AMONG);
      const seen = drawn && drawSlot(drawn, at);
      if (drawn === undefined || seen === undefined || !fits(seen)) continue;
      next[at] = drawn;
      taken.add(at);
      done += 1;
    }
  }
  return next;
}
const AMONG = 120;

/** The problems of a set that is told in parts; those that are left are as the whole set. */
export function slotsInParts(wish: SheetWish, topic: Topic, seed: number, before: readonly Drawn[]): Slot[] {
  const { parts = [], ...whole } = wish;
  const shown = [...before];
  const show = (slots: readonly Slot[]): void => {
    shown.push(...slots.flatMap((slot, at) => drawSlot(slot, at) ?? []));
  };
  const drawn = parts.flatMap((part, at) => {
    if (part.among) return [];
    const read = readPart(part, topic.skills);
    // A part that was not read is told as not kept, and drawn from what the set is about.
    const own = read.isRead ? read : { skills: topic.skills, conditions: [], isStory: false, isRead: false };
    const slots = drawPart(wish, own, part.count, seed + at, shown);
    show(slots);
    return [{ part, slots: slots.map((slot) => ({ ...slot, part: at })) }];
  });
  const left = wish.count - parts.reduce((sum, { count, among }) => sum + (among ? 0 : count), 0);
  const rest = left > 0 ? slotsOf({ ...whole, count: left }, topic, seed + parts.length, shown) : [];
  const at = (isFirst: boolean) =>
    drawn.filter(({ part }) => (part.first ?? false) === isFirst).flatMap(({ slots }) => slots);
  const all = withThoseAmong(wish, topic, [...at(true), ...rest, ...at(false)], seed);
  return MIXED.test(wish.topic) ? all.toSorted((one, other) => (one.seed % 97) - (other.seed % 97)) : all;
}

/** What does not hold on the parts of a set, in the teacher's words. */
export function unkeptParts({ parts = [], skills = [] }: SheetWish, slots: readonly Slot[]): string[] {
  return parts.flatMap((part, at) => {
    const own = part.among ? slots : slots.filter((slot) => slot.part === at);
    if (own.length === 0) return [`“${partSaid(part)}”`];
    const read = readPart(part, skillsOf(skills));
    if (part.among) {
      const meeting = own.filter((slot, place) => {
        const seen = drawSlot(slot, place);
        return seen !== undefined && brokenConditions(read.conditions, [seen]).length === 0;
      });
      return read.isRead && read.conditions.length > 0 && meeting.length >= part.count ? [] : [`“${partSaid(part)}”`];
    }
    const drawn = own.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const isTold =
      !read.isStory || own.every(({ form, skill }) => form === 'story' || skillsOf([skill])[0]?.wordProblem);
    return read.isRead && isTold && brokenConditions(read.conditions, drawn).length === 0
      ? []
      : [`“${partSaid(part)}”`];
  });
}
