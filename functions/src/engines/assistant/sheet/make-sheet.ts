import { skills } from '@lemma/math';
import type { ChatPart, Condition } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { capital } from '../say/parts.ts';
import { askWhich } from '../topic/ask-which.ts';
import { casesNearby } from '../topic/cases-in.ts';
import { lettersOf } from '../topic/letters-of.ts';
import type { Topic } from '../topic/topic.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot, partsOfSheet } from './draw-slot.ts';
import { inColumns } from './in-columns.ts';
import { inSpanish } from './in-spanish.ts';
import { brokenConditions } from './meets-conditions.ts';
import { EXPLAIN } from './part-read.ts';
import { slotsInParts } from './part-slots.ts';
import { readSheetTopic } from './sheet-topic.ts';
import { hasPicture, likeBefore, slotsOf } from './slots.ts';

const USES: Record<SheetWish['use'], string> = {
  'exit ticket': 'Exit ticket',
  'warm-up': 'Warm-up',
  quiz: 'Quiz',
  practice: 'Practice',
  homework: 'Homework',
  extension: 'Extension',
  'word problems': 'Word problems',
};

const titleOf = ({ versionConditions }: SheetWish, at: number): string =>
  `Version ${'ABCD'[at]}${versionConditions?.[at]?.length ? `: ${versionConditions[at].map(({ said }) => said).join(', ')}` : ''}`;

const headOf = ({ use, level }: SheetWish, names: readonly string[], count: number): string =>
  `${USES[use]}, ${count} ${count === 1 ? 'problem' : 'problems'}${level === 3 ? ', hard' : level === 1 ? ', easy' : ''}: ${names.slice(0, 4).join('; ')}${names.length > 4 ? ' and more' : ''}.`;

/** What the problems do not keep to, version by version. */
function brokenIn(wish: SheetWish, drawn: readonly Drawn[]): ReturnType<typeof brokenConditions> {
  const each = Math.max(1, Math.ceil(drawn.length / (wish.versions ?? 1)));
  return Array.from({ length: wish.versions ?? 1 }, (_, at) =>
    brokenConditions(
      [...(wish.conditions ?? []), ...(wish.versionConditions?.[at] ?? [])],
      drawn.slice(at * each, (at + 1) * each),
    ),
  ).flat();
}

/** So large a share of problems that don't meet what was asked of them makes another set than the one asked for. */
const MOST_BROKEN = 0.5;

/** What most of these problems do not meet of what was asked of them, as it was typed. */
const notMet = (wish: SheetWish, slots: readonly Slot[]): readonly string[] => {
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  return brokenIn(wish, drawn).flatMap(({ said, count }) => (count > drawn.length * MOST_BROKEN ? [said] : []));
};

/** The problems, each part that has a title under it. */
function inParts({ parts = [], keyApart }: SheetWish, slots: readonly Slot[], drawn: readonly Drawn[]): ChatPart[] {
  const isTitled = parts.length > 0 && slots.every(({ part = -1 }) => parts[part]?.title !== undefined);
  if (!isTitled) return partsOfSheet(drawn, keyApart);
  return parts.flatMap(({ title = '', said }, at) => [
    { kind: 'text' as const, text: `${capital(title)}: ${said}`, claim: 'idea' as const },
    ...partsOfSheet(
      drawn.filter((_, place) => slots[place]?.part === at),
      keyApart,
    ),
  ]);
}

/** What to write under the problems on which students are to say why. */
function explainLines({ parts = [] }: SheetWish, slots: readonly Slot[]): ChatPart[] {
  const at = parts.flatMap(({ said, count, among }, part) => {
    if (!EXPLAIN.test(said.toLowerCase())) return [];
    const own = slots.flatMap((slot, place) => (slot.part === part ? [place + 1] : []));
    return own.length > 0 || !among ? own : slots.slice(-count).map((_, place) => slots.length - count + place + 1);
  });
  return at.length === 0
    ? []
    : [{ kind: 'text', text: `Write under problem ${at.join(' and ')}: “Explain how you know.”`, claim: 'idea' }];
}

/** A set of problems as an answer, and the memo of what it was made from. */
export function showSheet(
  asked: SheetWish,
  slots: readonly Slot[],
  standard?: string,
): { parts: ChatPart[]; memo: Memo; unmet: readonly string[] } {
  const all = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const unmet = [...new Set(brokenIn(asked, all).map(({ said }) => said))];
  // What most problems do not keep to is none of what the set is asked to be from here on.
  const gone = notMet(asked, slots);
  const wish: SheetWish =
    gone.length === 0
      ? asked
      : { ...asked, conditions: asked.conditions?.filter(({ said }) => !gone.includes(said)) ?? [] };
  const isVertical = (wish.conditions ?? []).some(
    ({ rule, said, not }) => rule === 'with' && !not && /vertical|columns|stacked/.test(said),
  );
  const drawn = wish.language === 'es' ? inSpanish(all) : isVertical ? inColumns(all) : all;
  const names = [...new Set(slots.flatMap((slot) => skills.find(({ code }) => code === slot.skill)?.name ?? []))];
  const [first] = slots;
  const each = wish.versions === undefined ? drawn.length : Math.ceil(drawn.length / wish.versions);
  const shown =
    wish.versions === undefined
      ? inParts(wish, slots, drawn)
      : Array.from({ length: wish.versions }, (_, at) => [
          { kind: 'text' as const, text: titleOf(wish, at), claim: 'idea' as const },
          ...partsOfSheet(drawn.slice(at * each, (at + 1) * each), wish.keyApart),
        ]).flat();
  return {
    unmet,
    parts: [
      ...(wish.title === undefined ? [] : [{ kind: 'text' as const, text: wish.title, claim: 'idea' as const }]),
      { kind: 'text', text: headOf(wish, names, drawn.length), claim: 'fact' },
      ...shown,
      ...explainLines(wish, slots),
    ],
    memo: {
      wish,
      slots: [...slots],
      ...(first && { skill: first.skill }),
      ...(standard !== undefined && { standard }),
    },
  };
}

/**
 * The conditions without what is none: the name of a case that no skill of the topic has, and words of which the
 * skills themselves are called, such as "with three or more digits".
 */
function knownConditions({ conditions = [] }: SheetWish, { skills: own }: Topic): Condition[] {
  const isName = (said: string): boolean => own.every(({ name }) => lettersOf(name).includes(lettersOf(said)));
  return conditions.filter(({ rule, said }) =>
    rule === 'case' ? casesNearby(own, said).length > 0 : !isName(said) || SAID_TWICE.has(rule),
  );
}
/** Rules that are also read of the name of a topic, and are the same there. */
const SAID_TWICE: ReadonlySet<Condition['rule']> = new Set([
  'digits',
  'place',
  'operation',
  'unlike',
  'factors',
  'digits-of',
]);

/** The slots of all versions, one version after the other: each draws the same skills, cases and levels again. */
function versionsOf(wish: SheetWish, topic: Topic, seed: number): Slot[] {
  const count = wish.versions ?? 1;
  const slots: Slot[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = wish.versionConditions?.[at] ?? [];
    const shown = slots.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const first = slots.slice(0, wish.count);
    const next =
      at === 0 && wish.parts !== undefined
        ? slotsInParts({ ...wish, skills: topic.skills.map(({ code }) => code) }, topic, seed, shown)
        : at === 0 || wish.versionConditions !== undefined
          ? slotsOf({ ...wish, conditions: [...(wish.conditions ?? []), ...own] }, topic, seed + at, shown)
          : likeBefore(first, wish, topic, seed + at, shown);
    slots.push(...next);
  }
  return slots;
}

const MOST_ONE_BY_ONE = 3;
/** The set without what it cannot keep to: without one condition if that is enough, where several hold only one by one. */
function withoutUnmet(wish: SheetWish, missed: readonly string[], topic: Topic, seed: number) {
  const without = (left: readonly string[]) => {
    const holding = { ...wish, conditions: (wish.conditions ?? []).filter(({ said }) => !left.includes(said)) };
    return { holding, drawn: versionsOf(holding, topic, seed) };
  };
  const single = missed.length < 2 || missed.length > MOST_ONE_BY_ONE ? [] : missed.map((said) => without([said]));
  return single.find(({ holding, drawn }) => notMet(holding, drawn).length === 0) ?? without(missed);
}

/** Creates a set of problems, or asks what it should be about. */
export function makeSheet(wish: SheetWish, seed: number): Explained {
  const reading = readSheetTopic(wish);
  const one = wish.use === 'exit ticket' ? 'Exit ticket' : 'Make';
  const saying = (what: string) =>
    one === 'Make' ? `Make ${wish.count} problems on ${what}` : `Exit ticket on ${what}, ${wish.count} questions`;
  if (reading.kind === 'unsure') return { parts: askWhich('the problems', reading.near, saying) };
  const { topic } = reading;
  if (wish.withoutPictures && wish.form !== 'open' && topic.skills[0] !== undefined && hasPicture(topic.skills[0])) {
    const { withoutPictures: _no, ...rest } = wish;
    const made = makeSheet({ ...rest, form: 'open', keyApart: false }, seed);
    return {
      ...made,
      parts: [
        {
          kind: 'text',
          text: 'These problems need their pictures, so I give them as open problems: a statement alone could not be judged.',
          claim: 'idea',
        },
        ...made.parts,
      ],
    };
  }
  const own = { ...wish, conditions: knownConditions(wish, topic) };
  const slots = topic.skills.length === 0 ? [] : versionsOf(own, topic, seed);
  if (slots.length === 0)
    return {
      parts: [
        {
          kind: 'text',
          text: `There are no problems for ${topic.standard ?? topic.name} yet, so I have made none.`,
          claim: 'idea',
        },
        { kind: 'try', says: [saying('adding fractions with unlike denominators'), saying('6.RP.A.3')] },
      ],
    };
  const missed = notMet(own, slots);
  // What hardly any of its problems can keep to is told; the others are drawn for what is left.
  const { holding, drawn } =
    missed.length === 0 ? { holding: own, drawn: slots } : withoutUnmet(own, missed, topic, seed);
  const { parts, memo } = showSheet(holding, drawn, topic.standard);
  return {
    parts: [
      ...parts,
      { kind: 'try', says: ['Make the last two harder', 'Put the answers at the end', 'Make an easier version'] },
    ],
    memo,
  };
}
