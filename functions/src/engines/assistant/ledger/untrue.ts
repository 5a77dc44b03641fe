import { findSkill } from '@lemma/math';
import { taskInSpanish } from '@lemma/math/spanish/tasks';
import type { AssistantRequest, RequestCondition, RequestField } from '@lemma/school/assistant';
import { partOfChip } from '../read/parts-in.ts';
import { titleOfChip } from '../read/title-in.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { hardnessOf } from '../sheet/hardness.ts';
import { brokenConditions, numbersIn } from '../sheet/meets-conditions.ts';
import { readPart } from '../sheet/part-read.ts';
import { unkeptParts } from '../sheet/part-slots.ts';
import { largestIn } from '../sheet/slots.ts';
import { BETWEEN_CASES, casesCalledBy } from '../topic/cases-in.ts';
import type { Slot } from '../wish/wish.ts';
import type { Made } from './claims.ts';
import { isEachStory, isStory, isToldAbout } from './sheet-slots.ts';

/** Something that a form says of a set and that is not so in it. */
export type Untrue = { readonly field: RequestField; readonly said: string };

const SEEDS = [1, 2, 3, 4, 5, 6];
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);
/** How hard a problem is by its skill's measure; of a story, by the digits of its largest number. */
const measured = (slot: Slot): number => {
  const own = hardnessOf(slot);
  if (own !== undefined) return own;
  const drawn = drawSlot(slot, 0);
  return Math.log10(1 + largestIn(`${drawn?.task} ${drawn?.key}`));
};
/** Whether problems are easier or harder than those of the usual level on the same cases. */
function isOfLevel(level: 1 | 3, slots: readonly Slot[]): boolean {
  const usual = mean(slots.map((slot) => mean(SEEDS.map((seed) => measured({ ...slot, level: 2, seed })))));
  const own = mean(slots.map(measured));
  return level === 1 ? own < usual : own > usual;
}

const rises = (slots: readonly Slot[]): boolean => {
  const hardness = slots.map(measured);
  return hardness.every((each, at) => at === 0 || each >= (hardness[at - 1] ?? each));
};
const PRICE = /\$\d[\d,.]*/g;

/** Whether a condition is so in the problems, each by its own test; undefined where it says nothing that can be looked up. */
function isMet({ said, on, also, version }: RequestCondition, made: Made): boolean {
  const { drawn, slots, memo, request } = made;
  const each = Math.max(1, Math.ceil(drawn.length / (request.versions ?? 1)));
  const byVersion = Array.from({ length: request.versions ?? 1 }, (_, at) => drawn.slice(at * each, (at + 1) * each));
  if (on)
    return byVersion.every(
      (own, at) => (version !== undefined && version !== at) || brokenConditions([on], own).length === 0,
    );
  if (also?.words !== undefined)
    return slots.every((slot) => {
      const skill = findSkill(slot.skill);
      const cases = skill && casesCalledBy(skill, caseWords(request));
      return cases === undefined || cases.includes(slot.case);
    });
  if (also?.rising === true) return byVersion.every((_, at) => rises(slots.slice(at * each, (at + 1) * each)));
  if (also?.stories === 'all') return isEachStory(made);
  if (typeof also?.stories === 'number') return slots.filter(isStory).length >= also.stories;
  if (also?.limit !== undefined) {
    const { limit } = also;
    return drawn.every(({ task, key }) =>
      numbersIn(`${task.replace(/^.*?\d+\. /, '')} ${key}`.replace(PRICE, ' ')).every((number) => number <= limit),
    );
  }
  const title = titleOfChip(said);
  if (title !== undefined) return made.text.split('\n').includes(title);
  const part = partOfChip(said);
  const read =
    part &&
    readPart(
      part,
      request.skills.flatMap((code) => findSkill(code) ?? []),
    );
  // So many that are on some of the skills are counted.
  if (
    part &&
    read &&
    !part.among &&
    read.conditions.length === 0 &&
    !read.isStory &&
    read.skills.length < request.skills.length
  ) {
    const codes = new Set(read.skills.map(({ code }) => code));
    if (slots.filter(({ skill }) => codes.has(skill)).length < part.count) return false;
  }
  if (part && memo?.wish.kind === 'sheet')
    return !unkeptParts(memo.wish, memo.slots ?? []).some((untrue) => untrue.includes(part.said));
  return true;
}
const caseWords = ({ conditions }: AssistantRequest): string =>
  conditions.flatMap(({ also, off }) => (off || also?.words === undefined ? [] : [also.words])).join(BETWEEN_CASES);

const isChoice = ({ task, item }: Made['drawn'][number]): boolean =>
  /\bA\) .*B\) /s.test(task) || item?.options !== undefined;

/**
 * What a form says of a set of problems and is not so in the finished set. It is looked up in the problems alone, whoever read it: how
 * many there are, what they are on, how hard, in which form and language, what their stories are about, and each condition.
 */
export function untrueOf(request: AssistantRequest, made: Made): Untrue[] {
  if (!request.make.startsWith('sheet') || made.drawn.length === 0) return [];
  const { count, versions = 1, skills, level, form, theme, language, key, conditions } = request;
  const { drawn, slots, text } = made;
  const own = skills.flatMap((code) => findSkill(code) ?? []);
  const isTold = theme !== undefined || request.make === 'sheet.word problems';
  const isOn = slots.every(
    ({ skill: code }) =>
      own.length === 0 ||
      skills.includes(code) ||
      findSkill(code)?.standards.some((each) => own.some(({ standards }) => standards.includes(each))) === true ||
      isTold,
  );
  const of = (field: RequestField, said: string, isSo: boolean): Untrue[] => (isSo ? [] : [{ field, said }]);
  return [
    ...of('topic', own.map(({ name }) => name.toLowerCase()).join(' and '), isOn),
    ...(count === undefined ? [] : of('count', `${count} problems`, drawn.length === count * versions)),
    ...(versions < 2 ? [] : of('versions', `${versions} versions`, text.includes(`Version ${'ABCD'[versions - 1]}`))),
    ...(level === 1 || level === 3 ? of('level', level === 1 ? 'easy' : 'hard', isOfLevel(level, slots)) : []),
    ...(form === 'choice' ? of('form', 'multiple choice', drawn.every(isChoice)) : []),
    ...(form === 'true-false'
      ? of(
          'form',
          'true or false',
          drawn.every(({ task }) => /^True or false\?/.test(task)),
        )
      : []),
    ...(theme === undefined ? [] : of('theme', `about ${theme}`, isToldAbout(theme)(made))),
    ...(language === 'es'
      ? of(
          'language',
          'in Spanish',
          drawn.every(({ item }) => item !== undefined && taskInSpanish(item.prompt, 'child') !== undefined),
        )
      : []),
    ...(key ? of('key', 'answers at the end', text.includes('Answer key')) : []),
    ...conditions.filter((each) => !each.off).flatMap((each) => of('conditions', each.said, isMet(each, made))),
  ];
}

/** A request without what is not so: its form does not say it. */
export function withoutUntrue(
  request: AssistantRequest,
  untrue: readonly Untrue[],
  slots: readonly Slot[] = [],
): AssistantRequest {
  // Of the skills that may be meant those are named that the set has problems of.
  const had = request.skills.filter((code) => slots.some(({ skill }) => skill === code));
  const said = new Set(untrue.flatMap((each) => (each.field === 'conditions' ? [each.said] : [])));
  const gone = new Set(untrue.map(({ field }) => field));
  const { level, form, theme, language, key, versions, ...rest } = request;
  return {
    ...rest,
    ...(had.length > 0 && { skills: had }),
    ...(level !== undefined && !gone.has('level') && { level }),
    ...(form !== undefined && !gone.has('form') && { form }),
    ...(theme !== undefined && !gone.has('theme') && { theme }),
    ...(language !== undefined && !gone.has('language') && { language }),
    ...(key !== undefined && !gone.has('key') && { key }),
    ...(versions !== undefined && !gone.has('versions') && { versions }),
    conditions: request.conditions.filter((each) => !said.has(each.said)),
  };
}
