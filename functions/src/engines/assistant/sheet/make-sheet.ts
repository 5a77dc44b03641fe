import { findSkill, skills } from '@lemma/math';
import type { ChatPart, Condition } from '@lemma/school/assistant';
import { framesFor } from '../frames/frames.ts';
import type { Explained } from '../judge/explain.ts';
import { capital } from '../say/parts.ts';
import { many } from '../say/wording.ts';
import { askWhich } from '../topic/ask-which.ts';
import { BETWEEN_CASES, casesNearby, LONGEST_LABEL } from '../topic/cases-in.ts';
import { lettersOf } from '../topic/letters-of.ts';
import type { Topic } from '../topic/topic.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot, partsOfSheet } from './draw-slot.ts';
import { inColumns } from './in-columns.ts';
import { inSpanish } from './in-spanish.ts';
import { brokenConditions } from './meets-conditions.ts';
import { EXPLAIN } from './part-read.ts';
import { slotsInParts, unkeptParts } from './part-slots.ts';
import { readSheetTopic } from './sheet-topic.ts';
import { hasPicture, likeBefore, slotsOf } from './slots.ts';
import { speaksOf } from './speaks-of.ts';

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

export const headOf = ({ use, level }: SheetWish, names: readonly string[], count: number): string =>
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

/** What does not hold, as it was typed, and on how many of the problems. */
const unkeptOf = (broken: ReturnType<typeof brokenConditions>, all: number): string[] =>
  broken.map(({ said, count }) => (count >= all ? `“${said}”` : `“${said}” (${count} of ${all})`));

/** So large a share of problems that don't meet what was asked of them makes another set than the one asked for. */
const MOST_BROKEN = 0.5;

/** What most of these problems do not meet of what was asked of them, as it was typed. */
export const notMet = (wish: SheetWish, slots: readonly Slot[]): readonly string[] => {
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  return brokenIn(wish, drawn).flatMap(({ said, count }) => (count > drawn.length * MOST_BROKEN ? [said] : []));
};

/** How many problems of a set are to be stories. */
const storiesWanted = ({ stories, theme }: SheetWish, count: number): number =>
  stories === 'all' || (stories === undefined && theme !== undefined) ? count : stories === 'last' ? 1 : (stories ?? 0);

const isStory = ({ form, theme, skill: code, case: kind, frame }: Slot): boolean => {
  const skill = findSkill(code);
  if (skill === undefined) return false;
  if (frame !== undefined) return true;
  return (
    skill.wordProblem === true ||
    (form === 'story' && theme !== undefined && framesFor(skill).length > 0) ||
    /\bstory\b/.test(`${kind} ${skill.cases.find(({ id }) => id === kind)?.label ?? ''}`)
  );
};
const isAbout = (slot: Slot): boolean => {
  const skill = findSkill(slot.skill);
  return (
    slot.form === 'story' &&
    slot.theme !== undefined &&
    skill !== undefined &&
    (slot.frame !== undefined || framesFor(skill).length > 0)
  );
};

/** What of stories, and of what they are to be about, does not hold. */
function unkeptStories(wish: SheetWish, slots: readonly Slot[], drawn: readonly Drawn[]): string[] {
  const wanted = storiesWanted(wish, slots.length);
  if (wanted === 0) return [];
  const told = slots.filter(isStory).length;
  return [
    ...(told < wanted ? [`${many(wanted, 'story', 'stories')} (${told} made)`] : []),
    ...(wish.theme !== undefined && !(slots.some(isAbout) && speaksOf(wish.theme, drawn))
      ? [`about ${wish.theme}`]
      : []),
    ...(wish.who !== undefined && !drawn.some(({ task }) => task.includes(wish.who ?? ''))
      ? [`about ${wish.who}`]
      : []),
  ];
}

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
  wish: SheetWish,
  slots: readonly Slot[],
  standard?: string,
  /** How many of them, from the first on, the conditions are on; left out: all. */
  bound = slots.length,
): { parts: ChatPart[]; memo: Memo; unkept: readonly string[] } {
  const all = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const isVertical = (wish.conditions ?? []).some(({ said }) => said === 'vertical');
  const { drawn, english } =
    wish.language === 'es' ? inSpanish(all) : { drawn: isVertical ? inColumns(all) : all, english: 0 };
  const broken = brokenIn(wish, all.slice(0, bound));
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
    parts: [
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
    unkept: [
      ...unkeptStories(wish, slots, drawn),
      ...unkeptParts(wish, slots),
      ...unkeptOf(broken, drawn.length),
      ...unkeptCases(wish, all).map((label) => `“${label}”`),
      ...(english > 0 ? [`in Spanish (${english} of ${drawn.length} are in English only)`] : []),
    ],
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

/** Skills that were asked for and have no problem in a set that has room for each. */
const withoutProblem = (
  { skills: own }: Topic,
  { skills: asked, count }: SheetWish,
  slots: readonly Slot[],
): string[] =>
  asked === undefined ||
  own.length > count ||
  slots.some(({ part }) => part !== undefined) ||
  slots.some(({ form }) => form === 'story')
    ? []
    : own
        .filter(({ code }) => !slots.some(({ skill }) => skill === code))
        .map(({ name }) => `${name}: no problem of it`);

const MOST_ONE_BY_ONE = 3;
/** The set without what it cannot keep to: without one condition if that is enough, where several hold only one by one. */
function withoutUnmet(wish: SheetWish, missed: readonly string[], topic: Topic, seed: number) {
  const without = (left: readonly string[]) => {
    const holding = { ...wish, conditions: (wish.conditions ?? []).filter(({ said }) => !left.includes(said)) };
    return { holding, drawn: versionsOf(holding, topic, seed), left };
  };
  const single = missed.length < 2 || missed.length > MOST_ONE_BY_ONE ? [] : missed.map((said) => without([said]));
  return single.find(({ holding, drawn }) => notMet(holding, drawn).length === 0) ?? without(missed);
}

/** Names of cases that were asked for and that no problem of the set is of. */
function unkeptCases({ cases = '' }: SheetWish, drawn: readonly Drawn[]): string[] {
  const own = new Set(drawn.flatMap(({ item }) => item?.caseLabel.slice(0, LONGEST_LABEL) ?? []));
  const known = new Set(
    drawn.flatMap(
      ({ item }) => findSkill(item?.skill ?? '')?.cases.map(({ label }) => label.slice(0, LONGEST_LABEL)) ?? [],
    ),
  );
  return cases.split(BETWEEN_CASES).filter((label) => known.has(label) && !own.has(label));
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
  const { holding, drawn, left } =
    missed.length === 0 ? { holding: own, drawn: slots, left: [] } : withoutUnmet(own, missed, topic, seed);
  const { parts, memo, unkept } = showSheet(holding, drawn, topic.standard);
  return {
    unkept: [...unkept, ...withoutProblem(topic, holding, drawn), ...left.map((said) => `“${said}”`)],
    parts: [
      ...parts,
      { kind: 'try', says: ['Make the last two harder', 'Put the answers at the end', 'Make an easier version'] },
    ],
    memo,
  };
}
