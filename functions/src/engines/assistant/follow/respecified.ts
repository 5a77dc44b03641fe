import { createRng, findSkill, type Skill } from '@lemma/math';
import { stemsOfTopic } from '@lemma/plans/topics';
import { partsIn } from '../read/parts-in.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { readPart } from '../sheet/part-read.ts';
import { drawPart } from '../sheet/part-slots.ts';
import { casesNamed } from '../topic/cases-in.ts';
import type { PartWish } from '../wish/part.ts';
import type { Memo, Slot } from '../wish/wish.ts';
import { answer, type Follow, wish } from './follow.ts';
import type { Sheet } from './sheet-changes.ts';

const SHUFFLE =
  /\b(?:shuffle|scramble|rearrange|re-?order)\b|\bmix (?:up )?(?:the|their) order\b|\bmix (?:them|it|these|those) up\b|\bmix (?:the )?order\b|\b(?:different|another|random|other) order\b|\bchange (?:up )?the order\b/;
const MORE = /\b(?:more|another|add|extra|additional)\b(?! (?:difficult|challenging))/;

const kindOf = ({ skill, case: kind, part = -1 }: Slot): string => `${skill} ${kind} ${part}`;

/** The problems in another order, in which those of a kind stand apart where that is possible. */
function shuffled(slots: readonly Slot[], seed: number): Slot[] {
  const rest = createRng(seed).shuffle([...slots]);
  const next: Slot[] = [];
  while (rest.length > 0) {
    const last = next.at(-1);
    const counts = new Map<string, number>();
    for (const each of rest) counts.set(kindOf(each), (counts.get(kindOf(each)) ?? 0) + 1);
    const apart = rest.filter((each) => last === undefined || kindOf(each) !== kindOf(last));
    const [pick] = (apart.length > 0 ? apart : rest).toSorted(
      (one, other) => (counts.get(kindOf(other)) ?? 0) - (counts.get(kindOf(one)) ?? 0),
    );
    if (pick === undefined) break;
    next.push(pick);
    rest.splice(rest.indexOf(pick), 1);
  }
  return next;
}

const skillsIn = (slots: readonly Slot[]): Skill[] =>
  [...new Set(slots.map(({ skill }) => skill))].flatMap((code) => findSkill(code) ?? []);

/** Harder and easier are told by measure, not drawn as parts. */
const BY_MEASURE =
  /^(?:(?:a|bit|little|lot|much|more|less|even|to|be) )*(?:harder|easier|simpler|tougher|trickier|challenging|difficult)\b/;
/** What is asked of some of the problems that are there: "one should be quarter to", "two of them multi-step". */
export function partsAsked(text: string, count: number): readonly PartWish[] {
  if (MORE.test(text)) return [];
  const bare = text.replace(
    /^(?:(?:ok|now|and|but|also|then|great|thanks|can you|could you|please)[, ]+)*(?:make|have|change|let|turn|i want|i need|include)\s+/,
    'include ',
  );
  const { parts } = partsIn(bare, count);
  return parts.filter(
    (part) =>
      part.count < count &&
      !BY_MEASURE.test(part.said) &&
      !/^(?:answers?|steps?|points?|pages?|sheets?|copies|copy|keys?|sides?|number)/.test(part.said),
  );
}

/** The set in which so many problems are drawn again as is said; undefined where that says nothing of its problems. */
function inParts(text: string, { wish: made, slots }: Sheet, memo: Memo, seed: number): Follow | undefined {
  const asked = partsAsked(text, slots.length);
  const skills = skillsIn(slots);
  const reads = asked.map((part) => ({ part, read: readPart(part, skills) }));
  if (reads.length === 0 || reads.some(({ read }) => !read.isRead)) return undefined;
  const next = [...slots];
  const parts = [...(made.parts ?? [])];
  let end = slots.length;
  for (const [at, { part, read }] of reads.entries()) {
    const shown = next.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const drawn = drawPart(made, read, part.count, seed + at, shown);
    end -= drawn.length;
    if (end < 0) return undefined;
    next.splice(end, drawn.length, ...drawn.map((slot) => ({ ...slot, part: parts.length })));
    const sum = parts.reduce((all, each) => all + (each.among ? 0 : each.count), part.count);
    parts.push(sum > slots.length ? { ...part, among: true } : part);
  }
  return answer(showSheet({ ...made, parts: parts.slice(-8) }, next, memo.standard));
}

/** The problems at some places as word problems, the others as they are. */
export function toldAt(sheet: Sheet, places: readonly number[], memo: Memo, seed: number): Follow {
  const { wish: made, slots } = sheet;
  const next = [...slots];
  for (const at of places) {
    const [skill] = skillsIn(slots.slice(at, at + 1));
    const shown = next.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const [drawn] = skill
      ? drawPart(made, { skills: [skill], conditions: [], isStory: true, isRead: true }, 1, seed + at, shown)
      : [];
    if (drawn) next[at] = drawn;
  }
  return answer(showSheet({ ...made, stories: places.length }, next, memo.standard));
}

/** Which story does an operation, by the words for it. */
const TOLD_BY: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /\b(?:take[- ]?aways?|subtract(?:ion|ing)?|minus)\b/,
    'take-away',
    ['whole-numbers.add-subtract-stories', 'whole-numbers.subtract-two-digit', 'whole-numbers.subtract-multi-digit'],
  ],
  [
    /\b(?:add(?:ition|ing)?|plus|put(?:ting)? together)\b/,
    'join',
    ['whole-numbers.add-subtract-stories', 'whole-numbers.add-two-digit', 'whole-numbers.add-multi-digit'],
  ],
  [
    /\b(?:multipl\w+|times)\b/,
    'groups',
    ['whole-numbers.multiplication-facts', 'whole-numbers.multiplication-facts', 'whole-numbers.multiply-by-one-digit'],
  ],
  [
    /\b(?:divi(?:de|ding|sion)|sharing)\b/,
    'share',
    ['whole-numbers.division-facts', 'whole-numbers.division-facts', 'whole-numbers.divide-by-one-digit'],
  ],
];
/** Stories about the same theme in which something else is done: "now a take away one". */
function otherOperationTold(text: string, { wish: made, slots }: Sheet): Follow | undefined {
  const isWhole = slots.every(({ skill, theme }) => theme !== undefined && skill.startsWith('whole-numbers.'));
  const found = TOLD_BY.filter(([said]) => said.test(text));
  const [only] = found;
  if (!isWhole || only === undefined || found.length > 1 || MORE.test(text)) return undefined;
  const grade = Math.max(...slots.map(({ skill }) => findSkill(skill)?.grade ?? 1));
  const [, id, codes] = only;
  const code = codes[grade <= 1 ? 0 : grade <= 2 ? 1 : 2] ?? codes[0] ?? '';
  const { parts: _parts, ...rest } = made;
  const count = /\b(?:an?|one) (?:[\w-]+ ){0,2}one\b/.test(text) ? 1 : made.count;
  return wish({
    ...rest,
    count,
    skills: [code],
    topic: code,
    frames: { ids: [id], said: only[0].exec(text)?.[0] ?? id },
  });
}

const ONLY = /\b(?:only|just)\b/;
/** "Only the distributive one": of several skills those that are named, or the cases of the one. */
function narrowed(text: string, { wish: made, slots }: Sheet): Follow | undefined {
  if (!ONLY.test(text) || /\b(?:key|answers?|first|last|\d)\b/.test(text)) return undefined;
  const skills = skillsIn(slots);
  const said = new Set(stemsOfTopic(text));
  const named = skills.filter(({ name }) => {
    const others = new Set(skills.filter((each) => each.name !== name).flatMap((each) => stemsOfTopic(each.name)));
    return stemsOfTopic(name).some((stem) => said.has(stem) && !others.has(stem));
  });
  if (named.length > 0 && named.length < skills.length)
    return wish({
      ...made,
      topic: named.map(({ name }) => name).join('; '),
      skills: named.map(({ code }) => code),
      cases: '',
    });
  const [only] = skills;
  const cases = only && skills.length === 1 ? casesNamed(only, text) : undefined;
  const labels = only?.cases.flatMap(({ id, label }) => (cases?.includes(id) ? [label] : []));
  return labels && labels.length > 0
    ? wish({ ...made, skills: skills.map(({ code }) => code), cases: labels.join(' ; ') })
    : undefined;
}

/** A change to what a set consists of: the order of its problems, what some of them are like, which of them are left. */
export function respecified(text: string, sheet: Sheet, memo: Memo, seed: number): Follow | undefined {
  if (SHUFFLE.test(text)) {
    const { parts: _parts, rising: _rising, ...made } = sheet.wish;
    return answer(showSheet(made, shuffled(sheet.slots, seed), memo.standard));
  }
  return otherOperationTold(text, sheet) ?? inParts(text, sheet, memo, seed) ?? narrowed(text, sheet);
}

/** Whether a text can only mean problems that are there. */
export const isRespecified = (text: string, count: number): boolean =>
  SHUFFLE.test(text) || partsAsked(text, count).length > 0;
