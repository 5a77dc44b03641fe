import { createRng, findSkill } from '@lemma/math';
import type { ChatPart, Condition } from '@lemma/school/assistant';
import { isStory, isToldAbout } from '../ledger/sheet-slots.ts';
import { topicOf as topicIn } from '../ledger/topic.ts';
import { list, lower, say } from '../say/parts.ts';
import { drawSlot, keyOf } from '../sheet/draw-slot.ts';
import { showSheet } from '../sheet/make-sheet.ts';
import { brokenConditions } from '../sheet/meets-conditions.ts';
import { likeBefore } from '../sheet/slots.ts';
import { topicOf } from '../topic/topic.ts';
import { type Memo, MOST_VERSIONS, type SheetWish, type Slot } from '../wish/wish.ts';
import type { Change } from './grammar.ts';
import { enlarged, isChanged, redrawn } from './redrawn.ts';

export type Done = {
  readonly parts: readonly ChatPart[];
  readonly memo: Memo;
  readonly note?: string;
  readonly unmet?: readonly string[];
};
const MOST_OF_A_SET = 20;

function keyParts(slots: readonly Slot[], places: readonly number[] | undefined): ChatPart[] {
  const drawn = slots.map((slot, at) => (places?.includes(at) === false ? undefined : drawSlot(slot, at)));
  return [
    say('Answer key for these problems:'),
    ...drawn.flatMap((each, at): ChatPart[] =>
      each
        ? [
            {
              kind: 'text',
              text: `${at + 1}. ${each.item ? `${each.task} → ${keyOf(each.item)}` : each.key}`,
              claim: 'task',
            },
          ]
        : [],
    ),
  ];
}

function workedParts(slots: readonly Slot[], places: readonly number[]): ChatPart[] {
  return places.flatMap((at) => {
    const slot = slots[at];
    const drawn = slot && drawSlot(slot, at);
    if (drawn === undefined) return [];
    const steps = drawn.item?.solution ?? [];
    return [
      say(`${at + 1}. ${drawn.task}`),
      ...(steps.length > 0
        ? [list(steps.map(({ line, why }) => ({ text: `\`${line}\``, note: why })))]
        : [say(drawn.key)]),
    ];
  });
}

/** One more version: problem by problem the same skill, case and level with other numbers. */
function withVersion(wish: SheetWish, slots: readonly Slot[], memo: Memo, seed: number): Done | string {
  const versions = (wish.versions ?? 1) + 1;
  if (versions > MOST_VERSIONS) return `There are ${MOST_VERSIONS} versions at most.`;
  const each = Math.ceil(slots.length / (versions - 1));
  const first = slots.slice(0, each);
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const skills = [...new Set(first.map(({ skill }) => skill))].flatMap((code) => findSkill(code) ?? []);
  const more = likeBefore(first, wish, topicOf(skills, undefined), seed, drawn);
  const { versionConditions: _own, ...rest } = wish;
  return showSheet({ ...rest, count: each, versions }, [...slots, ...more], memo.standard);
}

const placesSaid = (places: readonly number[]): string => places.map((at) => at + 1).join(', ');

/** Problems at some places drawn again: all of them, or nothing is changed. */
function redone(
  { how, places }: Change,
  wish: SheetWish,
  slots: readonly Slot[],
  memo: Memo,
  seed: number,
): Done | string {
  const all = slots.map((_, at) => at);
  const on = places ?? all;
  const { slots: next, failed } = redrawn(slots, on, how, wish, seed);
  // Numbers that are to be smaller are so in all of them.
  if (how.size !== undefined && failed.length > 0)
    return `I found no ${how.size} numbers for ${failed.length === on.length ? 'these' : `number ${placesSaid(failed)}`} of this topic.`;
  if (failed.length === on.length)
    return `I found no such problem${how.direction === undefined ? '' : ` that is ${how.direction}`} of this topic.`;
  const changed = on.filter((at) => !failed.includes(at));
  const told = changed.flatMap((at) => next[at] ?? []);
  const drawn = told.flatMap((slot, place) => drawSlot(slot, changed[place] ?? 0) ?? []);
  if (brokenConditions(how.conditions, drawn).length > 0)
    return `I can’t keep to ${how.conditions.map(({ said }) => `“${said}”`).join(', ')}.`;
  if (how.theme !== undefined && !isToldAbout(how.theme)({ drawn, slots: told }))
    return `I can’t tell these problems about “${how.theme}”.`;
  if (how.isTold && !told.every(isStory)) return 'I have no word problems of this topic.';
  if (how.theme !== undefined && topicIn(how.theme, false).kind !== 'none')
    return `“${how.theme}” is another topic than that of these problems.`;
  const isAll = on.length === slots.length;
  const over: SheetWish = {
    ...wish,
    ...(isAll && how.direction && { level: how.direction === 'harder' ? 3 : 1 }),
    ...(isAll && how.theme !== undefined && { theme: how.theme, stories: 'all' as const }),
    ...(isAll && how.conditions.length > 0 && { conditions: [...(wish.conditions ?? []), ...how.conditions] }),
  };
  const unchanged = all.filter((at) => !changed.includes(at));
  return {
    ...showSheet(over, next, memo.standard),
    ...(unchanged.length > 0 && {
      note: `Changed: ${placesSaid(changed)}. As before: ${placesSaid(unchanged)}.`,
    }),
  };
}

/** What is added on another topic: a problem of it, or of a story about something else; or why it is not. */
function addedOn(
  words: string,
  slots: readonly Slot[],
): { readonly slot?: Slot; readonly how?: Change['how'] } | string {
  const [like] = slots;
  const { kind, skills } = topicIn(words, false);
  const [skill, other] = skills;
  const plain = { conditions: [], isTold: false, keeps: false };
  if (like && skill && (kind === 'named' || other === undefined)) {
    const { theme: _theme, frame: _frame, keeps: _keeps, ...own } = like;
    return { slot: { ...own, skill: skill.code, case: skill.cases[0]?.id ?? '', form: 'open' }, how: plain };
  }
  if (kind === 'which')
    return `“${words}” can be any of these: ${skills.map(({ name }) => `“${lower(name)}”`).join(', ')}. Say which one I should add.`;
  return slots.every(isStory)
    ? { how: { ...plain, theme: words } }
    : `I know no topic called “${words}”, so I have added nothing.`;
}

const REPLACES: ReadonlySet<Condition['rule']> = new Set([
  ...(['place', 'range', 'minutes', 'digits', 'numbers', 'denominators', 'case', 'units'] as const),
]);
/** A set without what it had to keep to and now must not: “something other than temperature”. */
const withoutDenied = (wish: SheetWish, conditions: readonly Condition[]): SheetWish => {
  const denied = conditions.flatMap(({ not, said }) => (not ? [said.split(' ').at(-1) ?? ''] : []));
  // What is said anew of the same numbers takes the place of what was said of them: "to the nearest ten" now.
  const isReplaced = (old: Condition): boolean =>
    conditions.some(
      ({ rule, of, said }) => rule === old.rule && of === old.of && said !== old.said && REPLACES.has(rule),
    );
  const isDenied = (old: Condition): boolean =>
    isReplaced(old) || (!old.not && denied.some((each) => old.said.endsWith(each)));
  return conditions.length === 0
    ? wish
    : { ...wish, conditions: wish.conditions?.filter((each) => !isDenied(each)) ?? [] };
};

/** A change that was read whole, made; or why it can’t be. */
export function done(change: Change, memo: Memo, asIs: SheetWish, slots: readonly Slot[], seed: number): Done | string {
  const wish = withoutDenied(asIs, change.how.conditions);
  const { act, places, count, how } = change;
  const all = slots.map((_, at) => at);
  const show = (next: readonly Slot[], over: Partial<SheetWish> = {}): Done =>
    showSheet({ ...wish, ...over, count: Math.ceil(next.length / (wish.versions ?? 1)) }, next, memo.standard);
  switch (act) {
    case 'key':
      return { parts: keyParts(slots, places), memo };
    case 'key-apart':
      return show(slots, { keyApart: true });
    case 'steps':
      return { parts: workedParts(slots, places ?? all), memo };
    case 'version':
      return withVersion(wish, slots, memo, seed);
    case 'spanish':
      return show(slots, { language: 'es' });
    case 'english':
      return show(slots, { language: 'en' });
    case 'shuffle': {
      const { rising: _rising, parts: _parts, ...rest } = wish;
      return showSheet(rest, createRng(seed).shuffle([...slots]), memo.standard);
    }
    case 'remove':
      return places === undefined || places.length >= slots.length
        ? 'Say which problems by their number.'
        : show(slots.filter((_, at) => !places.includes(at)));
    case 'only': {
      const on = places ?? all.slice(0, count ?? slots.length);
      if (count !== undefined && count > slots.length)
        return done({ ...change, act: 'add', count: count - slots.length }, memo, wish, slots, seed);
      if (on.length >= slots.length && !isChanged(how)) return 'Say which problems by their number.';
      const fewer = on.flatMap((at) => slots[at] ?? []);
      return isChanged(how)
        ? redone({ ...change, act: 'redraw', places: undefined }, { ...wish, count: fewer.length }, fewer, memo, seed)
        : show(fewer);
    }
    case 'add': {
      const more = count ?? 1;
      if (slots.length + more > MOST_OF_A_SET) return `A set has ${MOST_OF_A_SET} problems at most.`;
      const base = how.adds === undefined ? undefined : addedOn(how.adds, slots);
      if (typeof base === 'string') return base;
      const next = enlarged(slots, more, base?.how ?? how, wish, seed, base?.slot);
      return next === undefined
        ? 'I found no more problems like that of this topic.'
        : {
            ...show(next, base?.slot ? { skills: [...new Set(next.map(({ skill }) => skill))] } : {}),
            note: `New: ${placesSaid(next.map((_, at) => at).slice(slots.length))}. The others are as before.`,
          };
    }
    default:
      return redone(change, wish, slots, memo, seed);
  }
}
