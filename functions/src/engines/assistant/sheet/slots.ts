import { createRng, findSkill, type Level, type Rng, type Skill, skills } from '@lemma/math';
import type { Condition } from '@lemma/school/assistant';
import { frameOf, framesFor } from '../frames/frames.ts';
import { casesCalled, casesIn, casesNearby } from '../topic/cases-in.ts';
import type { Topic } from '../topic/topic.ts';
import type { SheetWish, Slot } from '../wish/wish.ts';
import { type Drawn, drawSlot, sameTask } from './draw-slot.ts';
import { fromEasyToHard } from './hardness.ts';
import { meets, meetsConditions, numbersIn } from './meets-conditions.ts';
import { LEVELS, type Place, tellingPairs, wordsBetween } from './telling-pairs.ts';

const LARGEST_SEED = 2 ** 30;
/** So many problems are drawn until one meets everything that was asked for. */
const TRIES = { first: 12, all: 500, afterFailing: 30 } as const;

type Fits = (drawn: Drawn) => boolean;
const always: Fits = () => true;

/**
 * A slot whose problem differs from those before and fits; if none was found, the last one tried. After the first tries
 * also on the other `levels` and, in turn, the `others`: places that the request allows as well.
 */
export function newSlot(
  slot: Omit<Slot, 'seed'>,
  before: readonly Drawn[],
  rng: Rng,
  fits: Fits = always,
  levels: readonly Level[] = [slot.level],
  others: readonly Place[] = [],
  most: number = TRIES.all,
): Slot | undefined {
  let last: Slot | undefined;
  for (let tries = 0; tries < most; tries += 1) {
    const isWide = tries >= TRIES.first;
    const place = isWide && tries % 2 === 1 ? others[((tries - 1) / 2) % Math.max(1, others.length)] : undefined;
    const made = {
      ...slot,
      ...(place && { skill: place.skill.code, case: place.caseId }),
      level: isWide ? rng.pick(levels) : slot.level,
      seed: rng.int(1, LARGEST_SEED),
    };
    const drawn = drawSlot(made, before.length);
    if (drawn === undefined) return undefined;
    last ??= made;
    if (fits(drawn) && !before.some((each) => sameTask(each, drawn))) return made;
  }
  return last;
}

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

const casesOfWish = (skill: Skill, { cases, topic }: SheetWish): readonly string[] =>
  cases === undefined ? casesIn(skill, topic) : casesCalled(skill, cases);

/** All cases of the skills in turn: the first case of each skill, then the second of each, and so on. */
function placesOf(all: readonly Skill[], wish: SheetWish): Place[] {
  const rows = all.map((skill) => casesOfWish(skill, wish).map((caseId): Place => ({ skill, caseId })));
  const most = Math.max(0, ...rows.map((row) => row.length));
  const turns = Array.from({ length: most }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return turns.flat();
}

const USUAL_THEME = 'school store';
/** What stories are about where nothing is said of it. */
const USUAL_THEMES = ['school store', 'soccer', 'books', 'garden', 'cookies', 'trading cards'] as const;
/** A story that is built as was asked for: on the skill of the place if it practices that, otherwise on its own. */
function toldByFrame(id: string, place: Place): Omit<Slot, 'seed' | 'level'> | undefined {
  const practices = frameOf(id)?.practices ?? [];
  const skill = practices.some((code) => code === place.skill.code) ? place.skill : findSkill(practices[0] ?? '');
  const [first] = skill?.cases ?? [];
  return skill && first && { skill: skill.code, case: first.id, form: 'story', frame: id };
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
  const wanted = wish.frames && rng.pick(wish.frames.ids);
  const asked = wanted === undefined ? undefined : toldByFrame(wanted, place);
  if (asked) return { ...asked, level, theme: theme ?? USUAL_THEME, ...who };
  const isPlain = topic.skills.every(({ wordProblem }) => wordProblem !== true);
  const tellable = theme === undefined && !isPlain ? [] : topic.skills.filter((skill) => framesFor(skill).length > 0);
  const single = tellable.filter(({ name }) => !/ or /.test(name));
  const framed = single.length > 0 ? single : tellable;
  const own = storySkills(topic);
  const telling = topic.skills.find(({ cases }) => cases.some(({ id, label }) => /\bstory\b/.test(`${id} ${label}`)));
  // Each skill that is named has its turn.
  const inTurn = framed.find((skill) => skill === place.skill) ?? (framed.length > 0 ? rng.pick(framed) : undefined);
  const chosen = inTurn ?? (own.length > 0 ? rng.pick(own) : (telling ?? place.skill));
  const toldCase = chosen.cases.find(({ id, label }) => /story/.test(`${id} ${label}`))?.id;
  const kind = chosen === place.skill ? place.caseId : (toldCase ?? rng.pick(casesOfWish(chosen, wish)));
  if (framed.length === 0 && own.length === 0 && telling === undefined && framesFor(place.skill).length > 0)
    return {
      skill: place.skill.code,
      case: place.caseId,
      level,
      form: 'story',
      theme: theme ?? USUAL_THEME,
      ...who,
    };
  return {
    skill: chosen.code,
    case: chosen === place.skill ? (toldCase ?? place.caseId) : kind,
    level,
    form: 'story',
    ...(theme !== undefined && { theme }),
    ...(theme === undefined && framed.length > 0 && { theme: rng.pick(USUAL_THEMES) }),
    ...who,
  };
}

/** True for a problem that cannot be read without its picture; beside a calculation it is only a help. */
export const needsPicture = ({ item }: Drawn): boolean => item?.picture !== undefined && item.math === undefined;

export const hasPicture = (skill: Skill): boolean =>
  skill.cases.every(({ id }) => {
    const drawn = drawSlot({ skill: skill.code, case: id, level: 2, seed: 1, form: 'open' }, 0);
    return drawn !== undefined && needsPicture(drawn);
  });

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
export const largestIn = (text: string): number => Math.max(0, ...numbersIn(text));

/**
 * A function that checks a problem against the request: the operations named, the largest number, no picture, the form.
 */
const fitsOf = (wish: SheetWish, { skills: own }: Topic) => {
  const adds = own.every(({ name }) => /\b(?:add|subtract)/i.test(name) && !MULTIPLIES.test(name));
  // Where the key stands apart or a choice is given, a problem is told in words.
  const isTold = wish.keyApart || wish.form !== 'open';
  return (drawn: Drawn): boolean =>
    fits(drawn) && (!wish.withoutPictures || !(isTold ? needsPicture(drawn) : drawn.item?.picture));
  function fits({ item, key, task }: Drawn): boolean {
    return (
      (!adds || item === undefined || !item.solution.some(({ line }) => /[×÷]/.test(line))) &&
      (wish.form === 'open' || item === undefined) &&
      (wish.limit === undefined ||
        (largestIn(key) <= wish.limit && (wish.limit < 21 ? largestIn(task) <= wish.limit : true)))
    );
  }
};

/** The conditions on some of the problems, dealt out: for each problem those that it has to meet. */
function dealt(conditions: readonly Condition[], count: number, rng: Rng): (readonly Condition[])[] {
  const all = conditions.flatMap((each) =>
    Array.from({ length: Math.min(each.count ?? 0, count) }, () => [each] as readonly Condition[]),
  );
  const rest = Array.from({ length: Math.max(0, count - all.length) }, (): readonly Condition[] => []);
  const mixed = rng.shuffle([...all.slice(0, count), ...rest]);
  // Not the last one, where everybody expects it.
  const at = mixed.findIndex((each) => each.length === 0);
  return at < 0 ? mixed : [...mixed.slice(0, at), ...mixed.slice(at + 1), []];
}

/** The skills that the problems of a set with dealt-out cases come from, so that their form tells nothing. */
function placesFor(own: readonly Skill[], wish: SheetWish): Place[] {
  const counted = (wish.conditions ?? []).filter(({ rule, count }) => rule === 'case' && count !== undefined);
  if (counted.length === 0) return placesOf(own, wish);
  const nearby = (said: string): Place[] =>
    casesNearby(own, said).filter(({ skill }) => wish.cases === undefined || own.includes(skill));
  const holding = counted.map(({ said }) => new Set(nearby(said).map(({ skill }) => skill)));
  const [first = new Set<Skill>(), ...more] = holding;
  const common = [...first].filter((skill) => more.every((each) => each.has(skill)));
  return common.length > 0
    ? placesOf(common.slice(0, 1), { ...wish, topic: '', cases: '' })
    : [...placesOf(own, wish), ...counted.flatMap(({ said }) => nearby(said))];
}

/** The level of each problem: the one that was asked for, or rising ones. */
function levelAt({ level, rising, count }: SheetWish, at: number): Level | undefined {
  if (rising === undefined) return level;
  if (rising === 'last') return at === count - 1 ? 3 : 1;
  return count < 2 ? 2 : ((1 + Math.round((2 * at) / (count - 1))) as Level);
}

/** The slots of a further version: problem by problem the same skill, case and level with other numbers. */
export function likeBefore(
  first: readonly Slot[],
  wish: SheetWish,
  topic: Topic,
  seed: number,
  before: readonly Drawn[],
): Slot[] {
  const rng = createRng(seed);
  const drawn = [...before];
  const fits = fitsOf(wish, topic);
  const all = wish.conditions ?? [];
  const shared = all.filter(({ count }) => count !== undefined);
  let hasFailed = false;
  return first.map((slot, at) => {
    const shown = drawSlot(slot, at);
    const onAll = meetsConditions(all, at === first.length - 1);
    const whole: Fits = (each) =>
      fits(each) &&
      onAll(each) &&
      shared.every((condition) => shown === undefined || meets(each, condition) === meets(shown, condition));
    const most = hasFailed ? TRIES.afterFailing : TRIES.all;
    const made = newSlot(slot, drawn, rng, whole, undefined, undefined, most) ?? slot;
    const next = drawSlot(made, at);
    hasFailed ||= next === undefined || !whole(next);
    if (next) drawn.push(next);
    return made;
  });
}

/** Slots for a whole set; no two of them have the same problem. `before` are problems that must not come again. */
export function slotsOf(wish: SheetWish, topic: Topic, seed: number, before: readonly Drawn[] = []): Slot[] {
  const rng = createRng(seed);
  const asked = readable(wish, topic);
  const plain = asked.filter(({ wordProblem }) => wordProblem !== true);
  const isNamed = wish.skills !== undefined && asked.length <= wish.count;
  const pool = wish.stories === 'all' || isNamed || plain.length === 0 ? asked : plain;
  const fits = fitsOf(wish, topic);
  const conditions = wish.conditions ?? [];
  const places = placesFor(pool, wish);
  const told = toldPlaces(wish.stories, wish.count);
  const telling = told.size > 0 ? [] : tellingPairs(wish, places);
  const deal = dealt(conditions, wish.count, rng);
  const drawn: Drawn[] = [...before];
  const slots: Slot[] = [];
  let hasFailed = false;
  for (let at = 0; at < wish.count; at += 1) {
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) break;
    const onAll = meetsConditions(conditions, at === wish.count - 1);
    const own = deal[at] ?? [];
    const others = conditions.filter((each) => each.count !== undefined && !own.includes(each));
    const pair = telling[at % Math.max(1, telling.length)];
    const isSame = conditions.some(({ rule }) => rule === 'same-answer') && slots.length > 0;
    const whole: Fits = (each) =>
      fits(each) &&
      onAll(each) &&
      own.every((condition) => meets(each, condition)) &&
      !others.some((condition) => meets(each, condition)) &&
      (!isSame || each.item?.key === drawn[before.length]?.item?.key) &&
      (pair === undefined || wordsBetween(each.task).includes(pair));
    const level = levelAt(wish, at);
    const isFree = level === undefined && pair !== undefined;
    const slot = slotAt({
      wish: { ...wish, ...(level !== undefined && { level }) },
      ...{ topic, place, isTold: told.has(at), rng },
    });
    const wide = isFree || conditions.length > 0 ? LEVELS : undefined;
    const made = newSlot(
      slot,
      drawn,
      rng,
      whole,
      wide,
      // A story about a theme has a frame; a skill that is told by itself has its other cases.
      slot.theme !== undefined || slot.frame !== undefined ? [] : places,
      hasFailed ? TRIES.afterFailing : TRIES.all,
    );
    const shown = made && drawSlot(made, at);
    if (made === undefined || shown === undefined) continue;
    hasFailed ||= !whole(shown);
    slots.push(made);
    drawn.push(shown);
  }
  return wish.rising === true ? fromEasyToHard(slots) : slots;
}
