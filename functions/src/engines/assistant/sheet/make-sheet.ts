import { createRng, findSkill, type Level, type Rng, type Skill, skills } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { askWhich } from '../topic/ask-which.ts';
import { casesIn } from '../topic/cases-in.ts';
import { readTopic, type Topic, unknownWords } from '../topic/topic.ts';
import type { Memo, SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot, partsOfSheet, sameTask } from './draw-slot.ts';
import { framesFor } from './frames.ts';
import { brokenConditions, meetsConditions } from './meets-conditions.ts';
import { LEVELS, type Place, tellingPairs, wordsBetween } from './telling-pairs.ts';

const LARGEST_SEED = 2 ** 30;
const TRIES = 60;

/** Word problems for a topic: its own skills of this kind, otherwise those that build on it or share a standard. */
export function storySkills({ skills: own }: Pick<Topic, 'skills'>): readonly Skill[] {
  const told = own.filter(({ wordProblem }) => wordProblem === true);
  if (told.length > 0) return told;
  const codes = new Set(own.map(({ code }) => code));
  const standards = new Set(own.flatMap((skill) => skill.standards));
  const around = skills.filter(
    (skill) =>
      skill.wordProblem === true &&
      skill.domain === own[0]?.domain &&
      (skill.standards.some((each) => standards.has(each)) || skill.prerequisites.some((each) => codes.has(each))),
  );
  const tops = new Set(own.map(({ name }) => name.split(' ')[0]?.toLowerCase() ?? ''));
  const exact = around.filter(({ name, code }) =>
    [...tops].some((top) => `${name} ${code}`.toLowerCase().includes(top.slice(0, 5))),
  );
  return exact.length > 0 ? exact : around;
}

/** The indices of the problems that are told as word problems. */
function toldPlaces(stories: SheetWish['stories'], count: number): ReadonlySet<number> {
  if (stories === undefined) return new Set();
  const from = stories === 'all' ? 0 : stories === 'last' ? count - 1 : count - stories;
  return new Set(Array.from({ length: count }, (_, at) => at).filter((at) => at >= from));
}

/** All cases of the skills in turn: the first case of each skill, then the second of each, and so on. */
function placesOf(all: readonly Skill[], words: string): Place[] {
  const rows = all.map((skill) => casesIn(skill, words).map((caseId): Place => ({ skill, caseId })));
  const most = Math.max(0, ...rows.map((row) => row.length));
  const turns = Array.from({ length: most }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return turns.flat();
}

/** A slot whose problem differs from those before; if none was found, the last one tried. */
export function newSlot(
  slot: Omit<Slot, 'seed'>,
  before: readonly Drawn[],
  rng: Rng,
  fits: (drawn: Drawn) => boolean = () => true,
  levels: readonly Level[] = [slot.level],
): Slot | undefined {
  let last: Slot | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    // When the case does not fit after half of the tries, other cases and levels of the skill are tried too.
    const isWide = tries >= TRIES / 2;
    const others = isWide ? (findSkill(slot.skill)?.cases ?? []) : [];
    const made = {
      ...slot,
      case: others.length > 0 ? rng.pick(others).id : slot.case,
      level: isWide ? rng.pick(levels) : slot.level,
      seed: rng.int(1, LARGEST_SEED),
    };
    const drawn = drawSlot(made, before.length);
    if (drawn === undefined) return undefined;
    last = made;
    if (fits(drawn) && !before.some((each) => sameTask(each, drawn))) return made;
  }
  return last;
}

/**
 * The slot for a place in a set. A word problem with a theme needs a frame; otherwise the skill's own word problem is
 * used.
 */
function slotAt({
  wish,
  topic,
  place,
  isTold,
  rng,
}: {
  wish: SheetWish;
  topic: Topic;
  place: Place;
  isTold: boolean;
  rng: Rng;
}): Omit<Slot, 'seed'> {
  const level: Level = wish.level ?? 2;
  const theme = isTold ? wish.theme : undefined;
  const who = wish.who === undefined ? {} : { who: wish.who };
  if (!isTold) return { skill: place.skill.code, case: place.caseId, level, form: wish.form };
  const tellable = theme === undefined ? [] : topic.skills.filter((skill) => framesFor(skill).length > 0);
  const single = tellable.filter(({ name }) => !/ or /.test(name));
  const framed = single.length > 0 ? single : tellable;
  const own = storySkills(topic);
  const telling = topic.skills.find(({ cases }) => cases.some(({ id, label }) => /\bstory\b/.test(`${id} ${label}`)));
  const chosen = framed.length > 0 ? rng.pick(framed) : own.length > 0 ? rng.pick(own) : (telling ?? place.skill);
  const toldCase = chosen.cases.find(({ id, label }) => /story/.test(`${id} ${label}`))?.id;
  const kind = chosen === place.skill ? place.caseId : (toldCase ?? rng.pick(casesIn(chosen, wish.topic)));
  if (framed.length === 0 && own.length === 0 && telling === undefined && framesFor(place.skill).length > 0)
    return {
      skill: place.skill.code,
      case: place.caseId,
      level,
      form: 'story',
      theme: theme ?? 'school store',
      ...who,
    };
  return {
    skill: chosen.code,
    case: chosen === place.skill ? (toldCase ?? place.caseId) : kind,
    level,
    form: 'story',
    ...(theme !== undefined && { theme }),
    ...who,
  };
}

const hasPicture = (skill: Skill): boolean =>
  skill.cases.every(
    ({ id }) =>
      drawSlot({ skill: skill.code, case: id, level: 2, seed: 1, form: 'open' }, 0)?.item?.picture !== undefined,
  );

/**
 * The skills to draw from. Where pictures are not wanted, those of the topic without pictures, otherwise related ones
 * that share a standard or build on it.
 */
function readable(wish: SheetWish, topic: Topic): readonly Skill[] {
  if (!wish.withoutPictures) return topic.skills;
  const own = topic.skills.filter((skill) => !hasPicture(skill));
  if (own.length > 0) return own;
  const domains = new Set(topic.skills.map(({ domain }) => domain));
  const tops = new Set(topic.skills.map(({ code }) => code));
  const near = skills.filter(
    (skill) =>
      domains.has(skill.domain) &&
      (skill.standards.some((each) => topic.skills.some(({ standards }) => standards.includes(each))) ||
        skill.prerequisites.some((code) => tops.has(code))) &&
      !hasPicture(skill),
  );
  const shared = near.filter((skill) =>
    skill.standards.some((each) => topic.skills.some(({ standards }) => standards.includes(each))),
  );
  return shared.length > 0 ? shared : near.length > 0 ? near : topic.skills;
}

const MULTIPLIES = /multipl|divi|times|product|quotient|rate|percent|area|volume/i;
const largestIn = (text: string): number =>
  Math.max(0, ...(text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', ''))));

/**
 * A function that checks a problem against the request: the operations named, the largest number, no picture, the form.
 */
const fitsOf = (wish: SheetWish, { skills: own }: Topic) => {
  const adds = own.every(({ name }) => /\b(?:add|subtract)/i.test(name) && !MULTIPLIES.test(name));
  return ({ item, key, task }: Drawn): boolean =>
    (!adds || item === undefined || !item.solution.some(({ line }) => /[×÷]/.test(line))) &&
    (!wish.withoutPictures || item?.picture === undefined) &&
    (wish.form === 'open' || item === undefined) &&
    (wish.limit === undefined ||
      (largestIn(key) <= wish.limit && (wish.limit < 21 ? largestIn(task) <= wish.limit : true)));
};

/** Slots for a whole set; no two of them have the same problem. */
export function slotsOf(wish: SheetWish, topic: Topic, seed: number): Slot[] {
  const rng = createRng(seed);
  const asked = readable(wish, topic);
  const plain = asked.filter(({ wordProblem }) => wordProblem !== true);
  const pool = wish.stories === 'all' ? asked : plain.length > 0 ? plain : asked;
  const fits = fitsOf(wish, topic);
  const places = placesOf(pool, wish.topic);
  const told = toldPlaces(wish.stories, wish.count);
  const telling = told.size > 0 ? [] : tellingPairs(wish, places);
  const drawn: Drawn[] = [];
  const slots: Slot[] = [];
  for (let at = 0; at < wish.count; at += 1) {
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) break;
    const conditions = meetsConditions(wish.conditions ?? [], at === wish.count - 1);
    const pair = telling[at % Math.max(1, telling.length)];
    const whole = (each: Drawn): boolean =>
      fits(each) && conditions(each) && (pair === undefined || wordsBetween(each.task).includes(pair));
    const levels = wish.level === undefined && (pair !== undefined || wish.conditions?.length) ? LEVELS : undefined;
    const made = newSlot(slotAt({ wish, topic, place, isTold: told.has(at), rng }), drawn, rng, whole, levels);
    const shown = made && drawSlot(made, at);
    if (made === undefined || shown === undefined) continue;
    slots.push(made);
    drawn.push(shown);
  }
  return slots;
}

const USES: Record<SheetWish['use'], string> = {
  'exit ticket': 'Exit ticket',
  'warm-up': 'Warm-up',
  quiz: 'Quiz',
  practice: 'Practice',
  homework: 'Homework',
  extension: 'Extension',
  'word problems': 'Word problems',
};

export const headOf = ({ use, level }: SheetWish, names: readonly string[], count: number): string =>
  `${USES[use]}, ${count} ${count === 1 ? 'problem' : 'problems'}${level === 3 ? ', hard' : level === 1 ? ', easy' : ''}: ${names.slice(0, 4).join('; ')}${names.length > 4 ? ' and more' : ''}.`;

/** So large a share of problems that don't meet what was asked of them makes another set than the one asked for. */
const MOST_BROKEN = 0.5;

/** What most of these problems do not meet of what was asked of them, as it was typed. */
export const notMet = ({ conditions = [] }: SheetWish, slots: readonly Slot[]): readonly string[] => {
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  return brokenConditions(conditions, drawn).flatMap(({ said, count }) =>
    count > drawn.length * MOST_BROKEN ? [said] : [],
  );
};

/** A set of problems as an answer, and the memo of what it was made from. */
export function showSheet(
  wish: SheetWish,
  slots: readonly Slot[],
  standard?: string,
): { parts: ChatPart[]; memo: Memo } {
  const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
  const broken = brokenConditions(wish.conditions ?? [], drawn);
  const names = [...new Set(slots.flatMap((slot) => skills.find(({ code }) => code === slot.skill)?.name ?? []))];
  const [first] = slots;
  return {
    parts: [
      { kind: 'text', text: headOf(wish, names, drawn.length), claim: 'fact' },
      ...partsOfSheet(drawn, wish.keyApart),
      ...broken.map(
        ({ said, count }): ChatPart => ({
          kind: 'text',
          text:
            count === drawn.length
              ? `I could not keep to “${said}”: what I can make on this has none like that.`
              : `I could not keep to “${said}” in ${count} of ${drawn.length}.`,
          claim: 'idea',
        }),
      ),
    ],
    memo: {
      wish,
      slots: [...slots],
      ...(first && { skill: first.skill }),
      ...(standard !== undefined && { standard }),
    },
  };
}

/** Creates a set of problems, or asks what it should be about. */
export function makeSheet(wish: SheetWish, seed: number): { parts: ChatPart[]; memo?: Memo } {
  const reading = readTopic(wish.topic);
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
  const own = strangers.length > 0 && strangers.length < 3 ? { ...wish, theme: strangers.join(' ') } : wish;
  const slots = topic.skills.length === 0 ? [] : slotsOf(own, topic, seed);
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
  if (missed.length > 0)
    return {
      parts: [
        {
          kind: 'text',
          text: `I have no problems on ${topic.name} that keep to ${missed.map((said) => `“${said}”`).join(' and ')}, so I have made none. Shall I make them without that?`,
          claim: 'idea',
        },
        { kind: 'try', says: [saying(topic.name)] },
      ],
    };
  const { parts, memo } = showSheet(own, slots, topic.standard);
  const isTold = ({ theme, skill: code }: Slot): boolean => {
    const skill = findSkill(code);
    return theme !== undefined && skill !== undefined && framesFor(skill).length > 0;
  };
  const untold = own.theme !== undefined && !slots.some(isTold);
  const isPlain = own.stories === 'all' && slots.every(({ skill }) => findSkill(skill)?.wordProblem !== true);
  const notes: ChatPart[] =
    untold || (isPlain && slots.every(({ theme }) => theme === undefined))
      ? [
          {
            kind: 'text',
            text: `I can’t set these in a story${own.theme === undefined ? '' : ` about ${own.theme}`}, so they are as the skill has them.`,
            claim: 'idea',
          },
        ]
      : [];
  return {
    parts: [
      ...parts,
      ...notes,
      { kind: 'try', says: ['Make the last two harder', 'Put the answers at the end', 'Make an easier version'] },
    ],
    memo,
  };
}
