import { findSkill, type Skill, skills } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { readingPart, withReading } from '../say/reading.ts';
import { many } from '../say/wording.ts';
import { askWhich } from '../topic/ask-which.ts';
import { casesNearby } from '../topic/cases-in.ts';
import { lettersOf } from '../topic/letters-of.ts';
import { rankTopics } from '../topic/rank-topics.ts';
import { type Topic, unknownWords } from '../topic/topic.ts';
import type { Condition, Memo, SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot, partsOfSheet } from './draw-slot.ts';
import { framesFor } from './frames.ts';
import { brokenConditions } from './meets-conditions.ts';
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

const isStory = ({ form, theme, skill: code, case: kind }: Slot): boolean => {
  const skill = findSkill(code);
  if (skill === undefined) return false;
  return (
    skill.wordProblem === true ||
    (form === 'story' && theme !== undefined && framesFor(skill).length > 0) ||
    /\bstory\b/.test(`${kind} ${skill.cases.find(({ id }) => id === kind)?.label ?? ''}`)
  );
};
const isAbout = (slot: Slot): boolean => {
  const skill = findSkill(slot.skill);
  return slot.form === 'story' && slot.theme !== undefined && skill !== undefined && framesFor(skill).length > 0;
};

/** What of stories and what they are to be about does not hold, and what does. */
function toldIn(wish: SheetWish, slots: readonly Slot[]): { read: string[]; unkept: string[] } {
  const wanted = storiesWanted(wish, slots.length);
  if (wanted === 0) return { read: [], unkept: [] };
  const told = slots.filter(isStory).length;
  const themed = slots.some(isAbout);
  return {
    read: [
      ...(told === 0 ? [] : [many(told, 'story', 'stories')]),
      ...(wish.theme !== undefined && themed ? [`about ${wish.theme}`] : []),
    ],
    unkept: [
      ...(told < wanted ? [`${many(wanted, 'story', 'stories')} (${told} made)`] : []),
      ...(wish.theme !== undefined && !themed ? [`about ${wish.theme}`] : []),
    ],
  };
}

/** What a set was read as: what it is for, its topic, and the conditions that hold on all of its problems. */
function readOf(
  wish: SheetWish,
  names: readonly string[],
  count: number,
  unkept: readonly string[],
  told: readonly string[],
): string[] {
  const { versions, level } = wish;
  const holdsFor = ({ said }: Condition): boolean => !unkept.includes(said);
  return [
    ...(versions === undefined ? [] : [many(versions, 'version')]),
    `${USES[wish.use].toLowerCase()}: ${many(count / (versions ?? 1), 'problem')}`,
    ...names.slice(0, MOST_NAMES),
    ...(level === 3 ? ['hard'] : level === 1 ? ['easy'] : []),
    ...(wish.conditions ?? [])
      .filter(({ rule }) => rule !== 'operation')
      .filter(holdsFor)
      .map(({ said }) => said),
    ...told,
    wish.keyApart ? 'key after the problems' : 'key beside each problem',
  ];
}
const MOST_NAMES = 4;

/** A set of problems as an answer, and the memo of what it was made from. */
export function showSheet(
  wish: SheetWish,
  slots: readonly Slot[],
  standard?: string,
  /** How many of them, from the first on, the conditions are on; left out: all. */
  bound = slots.length,
): { parts: ChatPart[]; memo: Memo } {
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const broken = brokenIn(wish, drawn.slice(0, bound));
  const names = [...new Set(slots.flatMap((slot) => skills.find(({ code }) => code === slot.skill)?.name ?? []))];
  const told = toldIn(wish, slots);
  const [first] = slots;
  const each = wish.versions === undefined ? drawn.length : Math.ceil(drawn.length / wish.versions);
  const shown =
    wish.versions === undefined
      ? partsOfSheet(drawn, wish.keyApart)
      : Array.from({ length: wish.versions }, (_, at) => [
          { kind: 'text' as const, text: titleOf(wish, at), claim: 'idea' as const },
          ...partsOfSheet(drawn.slice(at * each, (at + 1) * each), wish.keyApart),
        ]).flat();
  return {
    parts: [
      readingPart({
        read: readOf(
          wish,
          names,
          drawn.length,
          broken.map(({ said }) => said),
          told.read,
        ),
        unkept: [...told.unkept, ...unkeptOf(broken, drawn.length)],
      }),
      { kind: 'text', text: headOf(wish, names, drawn.length), claim: 'fact' },
      ...shown,
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
const SAID_TWICE: ReadonlySet<Condition['rule']> = new Set(['digits', 'place', 'operation', 'unlike', 'factors']);

/** The slots of all versions, one version after the other: each draws the same skills, cases and levels again. */
function versionsOf(wish: SheetWish, topic: Topic, seed: number): Slot[] {
  const count = wish.versions ?? 1;
  const slots: Slot[] = [];
  for (let at = 0; at < count; at += 1) {
    const own = wish.versionConditions?.[at] ?? [];
    const shown = slots.flatMap((slot, place) => drawSlot(slot, place) ?? []);
    const first = slots.slice(0, wish.count);
    const next =
      at === 0 || wish.versionConditions !== undefined
        ? slotsOf({ ...wish, conditions: [...(wish.conditions ?? []), ...own] }, topic, seed + at, shown)
        : likeBefore(first, wish, topic, seed + at, shown);
    slots.push(...next);
  }
  return slots;
}

/** A skill that fits the request nearly as well may be meant. */
const AS_WELL = 0.8;

/** Another skill that the words mean about as well, whose problems keep to everything: whole numbers are divided by 25, decimals are not. */
function skillFor(wish: SheetWish, { skills: own }: Topic): Skill | undefined {
  if (own.length > 1) return undefined;
  const conditions = (wish.conditions ?? []).filter(({ count }) => count === undefined);
  const ranked = rankTopics(wish.topic);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter(({ skill, score }) => score >= best * AS_WELL && !own.includes(skill))
    .map(({ skill }) => skill)
    .find(
      (skill) =>
        notMet(
          { ...wish, conditions },
          slotsOf({ ...wish, conditions, count: 2 }, { skills: [skill], name: skill.name }, 1),
        ).length === 0,
    );
}

/** The wish on two skills, where what is asked of some problems holds on another one that is meant about as well: with remainders. */
function withSecond(wish: SheetWish, { skills: own }: Topic, missed: readonly string[]): SheetWish | undefined {
  const isShare = (wish.conditions ?? []).some(({ said, count }) => count !== undefined && missed.includes(said));
  const [only] = own;
  if (!isShare || only === undefined || own.length > 1) return undefined;
  const ranked = rankTopics(wish.topic);
  const near = ranked.filter(({ skill, score }) => skill !== only && score >= (ranked[0]?.score ?? 0) * AS_WELL);
  return near
    .map(({ skill }): SheetWish => ({ ...wish, skills: [only.code, skill.code] }))
    .find((each) => {
      const reading = readSheetTopic(each);
      return reading.kind === 'found' && notMet(each, slotsOf(each, reading.topic, 1)).length < missed.length;
    });
}

/** Creates a set of problems, or asks what it should be about. */
export function makeSheet(
  wish: SheetWish,
  seed: number,
  /** True: the topic is already another skill than the first that its words name. */
  isOther = false,
): { parts: ChatPart[]; memo?: Memo } {
  const reading = readSheetTopic(wish);
  const one = wish.use === 'exit ticket' ? 'Exit ticket' : 'Make';
  const saying = (what: string) =>
    one === 'Make' ? `Make ${wish.count} problems on ${what}` : `Exit ticket on ${what}, ${wish.count} questions`;
  if (reading.kind === 'unsure') return { parts: askWhich('the problems', reading.near, saying) };
  const topic = reading.topic.named ? { ...reading.topic, skills: reading.topic.named } : reading.topic;
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
  const strangers = wish.theme === undefined && wish.stories === 'all' ? unknownWords(wish.topic) : [];
  const told = strangers.length > 0 && strangers.length < 3 ? { ...wish, theme: strangers.join(' ') } : wish;
  const own = { ...told, conditions: knownConditions(told, topic) };
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
  const other = missed.length > 0 && !isOther ? skillFor(own, topic) : undefined;
  if (other) return makeSheet({ ...wish, topic: other.name, skills: [other.code] }, seed, true);
  const both = missed.length > 0 && !isOther ? withSecond(own, topic, missed) : undefined;
  if (both) return makeSheet(both, seed, true);
  // What hardly any of its problems can keep to is told; the others are drawn for what is left.
  const holding =
    missed.length === 0 ? own : { ...own, conditions: own.conditions.filter(({ said }) => !missed.includes(said)) };
  const drawn = missed.length === 0 ? slots : versionsOf(holding, topic, seed);
  const { parts: shown, memo } = showSheet(holding, drawn, topic.standard);
  const parts = withReading(shown, { unkept: missed.map((said) => `“${said}”`) });
  return {
    parts: [
      ...parts,
      { kind: 'try', says: ['Make the last two harder', 'Put the answers at the end', 'Make an easier version'] },
    ],
    memo,
  };
}
