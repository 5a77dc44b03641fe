import type { AssignmentItem, Mastery } from '@lemma/school/assignment';

/** The settings that a teacher chooses once for all questions of an assignment. Each question stores a copy of its own. */
export type Usual = Pick<
  AssignmentItem,
  'points' | 'tries' | 'tryPenalty' | 'hints' | 'hintCost' | 'variants' | 'mastery' | 'working'
>;

/** What can differ on one question: hints with their cost, and numbers with the rule of practice, belong together. */
export const usualParts = ['points', 'tries', 'tryPenalty', 'hints', 'numbers', 'working'] as const;
export type UsualPart = (typeof usualParts)[number];

/** What a new assignment begins with: one point, three tries, free hints, other numbers for each student. */
export const firstUsual = (mastery?: Mastery): Usual => ({
  points: 1,
  tries: 3,
  tryPenalty: 0,
  hints: 'free',
  variants: true,
  ...(mastery && { mastery }),
});

/** Questions with fixed numbers, such as the teacher's own, are the same for everybody and cannot be practiced. */
const isFixed = ({ own, seed }: AssignmentItem): boolean => own !== undefined || seed !== undefined;
const partsOf = (item: AssignmentItem): readonly UsualPart[] =>
  isFixed(item) ? usualParts.filter((part) => part !== 'numbers') : usualParts;

const signOf = (settings: Usual, part: UsualPart): string => {
  const { hints, hintCost, variants, mastery } = settings;
  if (part === 'hints') return JSON.stringify([hints, hints === 'off' ? 0 : (hintCost ?? 0)]);
  if (part === 'numbers') {
    return JSON.stringify([variants, mastery && [mastery.rule, mastery.streak, mastery.most, mastery.recheck ?? true]]);
  }
  if (part === 'working') return settings.working ?? 'offered';
  return String(settings[part]);
};

/** The item with these parts of the settings, as far as they can apply to it. */
export function withUsual(
  item: AssignmentItem,
  usual: Usual,
  parts: readonly UsualPart[] = usualParts,
): AssignmentItem {
  const taken = partsOf(item).filter((part) => parts.includes(part));
  const from = (part: UsualPart): Usual => (taken.includes(part) ? usual : item);
  const { hintCost: _cost, mastery: _mastery, working: _working, ...rest } = item;
  const { hints, hintCost } = from('hints');
  const { variants, mastery } = from('numbers');
  const { working } = from('working');
  return {
    ...rest,
    points: from('points').points,
    tries: from('tries').tries,
    tryPenalty: from('tryPenalty').tryPenalty,
    ...{ hints, variants },
    ...(hintCost !== undefined && { hintCost }),
    ...(mastery && { mastery }),
    ...(working && { working }),
  };
}

/** The parts in which an item has settings of its own. */
export const differencesOf = (item: AssignmentItem, usual: Usual): UsualPart[] =>
  partsOf(item).filter((part) => signOf(item, part) !== signOf(usual, part));

/** The items after a change of the settings for all: what was chosen differently on a question stays. */
export function afterChange(items: readonly AssignmentItem[], before: Usual, after: Usual): AssignmentItem[] {
  const changed = usualParts.filter((part) => signOf(before, part) !== signOf(after, part));
  return items.map((item) => {
    const own = differencesOf(item, before);
    return withUsual(
      item,
      after,
      changed.filter((part) => !own.includes(part)),
    );
  });
}

/** The settings that most of the items share, part by part; of equally common ones, and without items, those given. */
export function usualOf(items: readonly AssignmentItem[], first: Usual): Usual {
  const [model] = items;
  if (model === undefined) return first;
  const frame: AssignmentItem = { ...model, ...first };
  const { own: _own, seed: _seed, ...base } = frame;
  return usualParts.reduce<AssignmentItem>(
    (usual, part) => {
      const able = items.filter((item) => partsOf(item).includes(part));
      const count = (settings: Usual) => able.filter((item) => signOf(item, part) === signOf(settings, part)).length;
      const best = able.reduce<Usual>((most, item) => (count(item) > count(most) ? item : most), first);
      return withUsual(usual, best, [part]);
    },
    { ...base },
  );
}
