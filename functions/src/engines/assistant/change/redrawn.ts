import { createRng, findSkill } from '@lemma/math';
import type { Condition } from '@lemma/school/assistant';
import { frameOf } from '../frames/frames.ts';
import { type Drawn, drawSlot } from '../sheet/draw-slot.ts';
import { hardnessOf } from '../sheet/hardness.ts';
import { meetsConditions } from '../sheet/meets-conditions.ts';
import { largestIn, newSlot } from '../sheet/slots.ts';
import { LEVELS, type Place } from '../sheet/telling-pairs.ts';
import { OPERATIONS } from '../topic/plain-operations.ts';
import type { SheetWish, Slot } from '../wish/wish.ts';

/** How problems are to be: harder or easier than they were, kept to something, told, told about a theme, with choices. */
export type How = {
  readonly direction?: 'harder' | 'easier';
  readonly conditions: readonly Condition[];
  readonly isTold: boolean;
  readonly theme?: string;
  readonly form?: 'choice' | 'open';
  /** The words for what a problem that is added is on. */
  readonly adds?: string;
  /** Whether its largest number is to be below or above the one that it had. */
  readonly size?: 'smaller' | 'larger';
  /** How the story is built, as it was called: "two-step". */
  readonly built?: { readonly ids: readonly string[]; readonly said: string };
  /** True: told with the numbers that the problem has. */
  readonly keeps: boolean;
};

function largestOf(slot: Slot): number {
  const drawn = drawSlot(slot, 0);
  return largestIn(`${drawn?.task} ${drawn?.key}`);
}

/** The largest number that a problem gives; of one whose numbers stand in its picture, that of its answer. */
const sizeOf = (slot: Slot): number =>
  largestIn(drawSlot(slot, 0)?.task.replace(/^\d+\. /, '') ?? '') || largestOf(slot);

const USUAL_THEME = 'school store';
const drawnOf = (slots: readonly Slot[]): Drawn[] => slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
const casesOf = (code: string): Place[] => {
  const skill = findSkill(code);
  return skill ? skill.cases.map(({ id }) => ({ skill, caseId: id })) : [];
};

/** A story that is built as is asked, of the operations of the set where one is; undefined where none is found, and of what is no story. */
function builtSlot(slot: Slot, how: How, wish: SheetWish, before: readonly Drawn[], seed: number): Slot | undefined {
  const names = (wish.skills ?? [slot.skill]).map((code) => findSkill(code)?.name.toLowerCase() ?? '').join(' ');
  const known = OPERATIONS.filter((each) => names.includes(each));
  const all = (how.built?.ids ?? []).flatMap((id) => frameOf(id) ?? []);
  const fields = new Set((wish.skills ?? [slot.skill]).map((code) => findSkill(code)?.domain));
  const own = all.filter(
    ({ id, practices }) =>
      fields.has(findSkill(practices[0] ?? '')?.domain) &&
      id.split('-').every((each) => known.some((stem) => each.startsWith(stem))),
  );
  const onAll = meetsConditions([...(wish.conditions ?? []), ...how.conditions], false);
  if (slot.form !== 'story' && !how.isTold) return undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const frame = own[(seed + tries) % Math.max(1, own.length)];
    const skill = findSkill(frame?.practices[0] ?? '');
    const [first] = skill?.cases ?? [];
    if (frame === undefined || skill === undefined || first === undefined) return undefined;
    const theme = how.theme ?? slot.theme ?? USUAL_THEME;
    const made: Slot = {
      ...{ ...slot, skill: skill.code, case: first.id, form: 'story', theme, frame: frame.id },
      seed: seed + tries * 7919,
    };
    const shown = drawSlot(made, 0);
    if (shown && onAll(shown) && !before.some(({ task }) => task === shown.task)) return made;
  }
  return undefined;
}

/** One problem like another one, as is asked; undefined where none is found that keeps to all of it. */
function likeSlot(slot: Slot, how: How, wish: SheetWish, before: readonly Drawn[], seed: number): Slot | undefined {
  const { direction, conditions, isTold, theme, form } = how;
  if (how.built) return builtSlot(slot, how, wish, before, seed);
  const was = direction && hardnessOf(slot);
  const onAll = meetsConditions([...(wish.conditions ?? []), ...conditions], false);
  const { keeps: _keeps, seed: _seed, ...own } = slot;
  const next: Omit<Slot, 'seed'> = {
    ...own,
    ...(direction && { level: direction === 'harder' ? 3 : 1 }),
    ...(form && { form }),
    ...((isTold || theme !== undefined) && { form: 'story' as const, theme: theme ?? slot.theme ?? USUAL_THEME }),
  };
  const isAsHard = (made: Slot): boolean => {
    if (how.size !== undefined)
      return how.size === 'larger' ? sizeOf(made) > sizeOf(slot) : sizeOf(made) < sizeOf(slot);
    if (direction === undefined) return true;
    const is = hardnessOf(made);
    // What is told about a theme has no measure of its own: its largest number tells.
    if (was === undefined && is === undefined)
      return direction === 'harder' ? largestOf(made) > largestOf(slot) : largestOf(made) < largestOf(slot);
    return was !== undefined && is !== undefined && (direction === 'harder' ? is - was : was - is) >= LEAST_HARDER;
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const levels = direction === undefined ? LEVELS : [next.level];
    const made = newSlot(
      next,
      before,
      createRng(seed + tries * 7919),
      onAll,
      levels,
      isTold ? [] : casesOf(slot.skill),
    );
    const shown = made && drawSlot(made, 0);
    if (made && shown && onAll(shown) && !before.some(({ task }) => task === shown.task) && isAsHard(made)) return made;
  }
  return undefined;
}
const MOST_TRIES = 16;
/** A problem is harder than another from so much on: half a step of a solution, or a digit. */
const LEAST_HARDER = 0.4;

/** Whether problems are to be other than they were in what is neither a theme, nor how a story is built. */
const isOther = ({ direction, conditions, isTold, form }: How): boolean =>
  direction !== undefined || conditions.length > 0 || isTold || form !== undefined;
/** Whether problems are to be other than they were. */
export const isChanged = (how: How): boolean => isOther(how) || how.theme !== undefined;
const isOnlyTheme = (how: How): boolean => how.built === undefined && !isOther(how);

/** The problems at some places drawn again as is asked; the others are as they were. `failed`: the places where none was found. */
export function redrawn(
  slots: readonly Slot[],
  places: readonly number[],
  how: How,
  wish: SheetWish,
  seed: number,
): { readonly slots: readonly Slot[]; readonly failed: readonly number[] } {
  const next = [...slots];
  const failed: number[] = [];
  for (const at of places) {
    const slot = slots[at];
    // A story about something else has the numbers that it had.
    const isRetold = slot?.form === 'story' && slot.theme !== undefined && how.theme !== undefined && isOnlyTheme(how);
    const own =
      slot && how.keeps ? { ...slot, form: 'story' as const, keeps: true, theme: how.theme ?? USUAL_THEME } : undefined;
    const made =
      own ?? (slot && (isRetold ? { ...slot, theme: how.theme } : likeSlot(slot, how, wish, drawnOf(next), seed + at)));
    if (made) next[at] = made;
    else failed.push(at);
  }
  return { slots: next, failed };
}

/** So many more problems like those that are there. */
export function enlarged(
  slots: readonly Slot[],
  count: number,
  how: How,
  wish: SheetWish,
  seed: number,
  base?: Slot,
): readonly Slot[] | undefined {
  const next = [...slots];
  for (let at = 0; at < count; at += 1) {
    const like = base ?? slots[at % Math.max(1, slots.length)];
    const made = like && likeSlot(like, how, wish, drawnOf(next), seed + at * 31);
    if (made === undefined) return undefined;
    next.push(made);
  }
  return next;
}
