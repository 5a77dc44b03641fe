import { solveAsked } from '@lemma/math';
import { wordsIn } from '@lemma/plans/topics';
import type { Asked } from './answer-wish.ts';
import { anotherOf, followUp, PART_OF_BEFORE, thatTopic } from './follow/follow-up.ts';
import type { Explained } from './judge/explain.ts';
import { kindOfWish, wishAs } from './kind/wish-as.ts';
import { kindsOf, REFERS, refersBack } from './learned/kind-of.ts';
import { asTyped } from './read/claim.ts';
import { countIn } from './read/numbers.ts';
import { refusalIn } from './read/refusals.ts';
import { sheetIn } from './read/sheet-in.ts';
import { solvableIn } from './read/solvable-in.ts';
import { understand, written } from './read/understand.ts';
import { readOwnTopic, readSheetTopic } from './sheet/sheet-topic.ts';
import { rankTopics } from './topic/rank-topics.ts';
import { hasCode, readTopic } from './topic/topic.ts';
import { NAMES_TOPIC, wholeTopic } from './topic/whole-topic.ts';
import type { Memo, Wish } from './wish/wish.ts';

export type Reading =
  /** `near` are the kinds that it may be of, the most likely first. */
  | { readonly kind: 'unknown'; readonly near: readonly string[] }
  | { readonly kind: 'wish'; readonly wish: Exclude<Wish, { kind: 'unknown' }> }
  | { readonly kind: 'answer'; readonly answer: Explained };

const UNKNOWN: Reading = { kind: 'unknown', near: [] };
const asReading = (wish: Wish | undefined): Reading =>
  wish === undefined || wish.kind === 'unknown' ? UNKNOWN : { kind: 'wish', wish };

/** The least probability of a kind that is acted on. Of requests of people not learned from, 94 of 100 such were of that kind. */
const SURE = 0.35;
/** The least probability of a kind that is offered, and how many are. */
const NEAR = 0.04;
const MOST_NEAR = 3;

const headOf = (kind: string): string => kind.split('.')[0] ?? kind;

/** Whether the most likely kind may be acted on; what a set of problems is for is a small matter. */
function isSure(kinds: ReturnType<typeof kindsOf>): boolean {
  const [first] = kinds;
  if (first === undefined) return false;
  const alike = headOf(first[0]) === 'sheet' ? kinds.filter(([kind]) => headOf(kind) === 'sheet') : [first];
  return alike.reduce((sum, [, share]) => sum + share, 0) >= SURE;
}

/** The kinds without those that need what is not there: something to work out. The others share its probability. */
function possible(kinds: ReturnType<typeof kindsOf>, text: string): ReturnType<typeof kindsOf> {
  if (!kinds.slice(0, MOST_NEAR).some(([kind]) => kind === 'compute')) return kinds;
  const task = asTyped(text);
  if (solveAsked(task) !== undefined || solvableIn(task) !== undefined) return kinds;
  const share = kinds.find(([kind]) => kind === 'compute')?.[1] ?? 0;
  return kinds.flatMap(([kind, own]) => (kind === 'compute' ? [] : [[kind, own / (1 - share)] as const]));
}

/** Whether the words of a request, read by rules, say the same kind. */
const says = (wish: Wish, kind: string | undefined): boolean =>
  kind !== undefined && (kindOfWish(wish) === kind || (wish.kind === 'sheet' && headOf(kind) === 'sheet'));

/** The least probability of a set of problems at which a count, a topic and conditions decide. */
const LIKELY = 0.08;
const LIKELY_ALONE = 0.3;
/**
 * A set of problems that is asked for without a word such as "problems": so many of something that is a topic, with
 * conditions. Undefined where one of these is missing, or the words say another kind.
 */
function setIn(text: string, wish: Wish, kinds: ReturnType<typeof kindsOf>): Wish | undefined {
  const share = kinds.reduce((sum, [kind, each]) => sum + (headOf(kind) === 'sheet' ? each : 0), 0);
  if ((wish.kind !== 'sheet' && wish.kind !== 'unknown') || share < LIKELY) return undefined;
  const small = written(text);
  if (countIn(small) === undefined && wish.kind !== 'sheet') return undefined;
  const made = sheetIn(text, small);
  const isBound = (made.conditions ?? []).length > 0 || made.versions !== undefined;
  return (isBound || (wish.kind === 'sheet' && share >= LIKELY_ALONE)) && readSheetTopic(made).kind === 'found'
    ? made
    : undefined;
}

/** What speaks of problems that are there: by their places, as "the same", or as more of them. */
const SET_BEFORE =
  /\b(?:keep|leave|make|change|redo|do) (?:(?:numbers?|problems?|questions?|#) ?)*\d+ ?(?:-|–|to|through|and|,) ?#?\d+\b|\b(?:number|no\.|question|problem|#) ?\d+\b|#\d|\b(?:the )?(?:first|last) (?:one|two|three|four|five|few|couple|\d)\b(?! of)|\b(?:of|like) (?:that|this|the same) (?:type|kind|sort)\b|\bmore like (?:this|that|these|those)\b|\bsame (?:numbers?|but|thing|problems?|set|sheet)\b|\b(?:replace|swap|change|trade) (?:any|all|the|those|number)\b|^(?:(?:now|ok|and|good|great|thanks),? )*(?:\d+|two|three|four|five) more\b|\bone (?:change|more thing)\b|\bthe (?:very )?(?:first|second|third|last) (?:problem|question|one|item)\b|\bon the (?:easier|harder|first|second) (?:one|version|set)\b/i;
/** What is longer asks for something of its own. */
const LONGEST_CHANGE = 45;

/** From this probability on another kind is meant, however many things and conditions are named. */
const CERTAIN = 0.7;
/** What teachers make is often asked for in the same words: so many with conditions are a set, not a lesson. */
const mayBeSet = ([first]: ReturnType<typeof kindsOf>, set: Wish): boolean =>
  first !== undefined &&
  first[1] < CERTAIN &&
  /^(?:plan|piece|letter|versions)/.test(first[0]) &&
  set.kind === 'sheet' &&
  (set.conditions ?? []).length > 0;

/** What a text is read as that refers to an answer before; unknown where it does not, or nothing can be made of it. */
export function readFollow({ text, before, seed, classNames = [] }: Asked): Reading {
  if (before === undefined || refusalIn(text.toLowerCase())) return UNKNOWN;
  const ofSet = before.slots !== undefined && SET_BEFORE.test(text) && wordsIn(text).length < LONGEST_CHANGE;
  const share = ofSet ? 1 : refersBack(text);
  if (share < REFERS.known) return UNKNOWN;
  const follow = followUp(text, before, seed, classNames);
  if (follow !== undefined) return follow.kind === 'answer' ? follow : asReading(follow.wish);
  const [first] = share < REFERS.alone ? [] : kindsOf(text);
  return first !== undefined && first[1] >= SURE ? asReading(anotherOf(first[0], text, before)) : UNKNOWN;
}

/** What is told by single words that nothing else is called by. */
const CERTAINLY_NOT: ReadonlySet<string> = new Set(['beyond', 'health', 'reading']);

/** What a text is read as. Where a class is called by its name, a question about it is read as one about "my class". */
export function readRequest(asked: Asked): Reading {
  const follow = readFollow(asked);
  if (follow.kind !== 'unknown') return follow;
  const { text, classNames = [] } = asked;
  if (asked.before === undefined && PART_OF_BEFORE.test(text)) return UNKNOWN;
  const spoken = classNames.reduce((rest, name) => rest.replaceAll(name, 'my class'), text);
  const wish = understand(spoken);
  const kinds = wish.kind === 'compute' ? kindsOf(spoken) : possible(kindsOf(spoken), spoken);
  const near = kinds.slice(0, MOST_NEAR).flatMap(([kind, share]) => (share >= NEAR ? [kind] : []));
  const isSolved = wish.kind === 'compute' && solveAsked(wish.task) !== undefined;
  const refused = kinds.reduce((sum, [each, share]) => sum + (headOf(each) === 'refuse' ? share : 0), 0);
  if (wish.kind === 'refuse' && (refused >= NEAR || CERTAINLY_NOT.has(wish.reason))) return asReading(wish);
  const set = setIn(spoken, wish, kinds);
  if (set && (!isSure(kinds) || mayBeSet(kinds, set))) return asReading(ofWhole(set, text, asked.before));
  const kind =
    isSure(kinds) || says(wish, near[0])
      ? near[0]
      : near.find((each) => (isSolved && each === wish.kind) || (wish.kind === 'class' && each === kindOfWish(wish)));
  if (kind === undefined || kind === 'none') return { kind: 'unknown', near: kind === undefined ? near : [] };
  return readAs(kind, asked);
}

/** Problems by one of their names: without one, "three sentences" of what was explained would be problems. */
const ITEMS =
  /\b(?:problems?|questions?|quiz\w*|tickets?|warm|homework|practice|worksheets?|stor(?:y|ies)|more|exercises?|review)\b/;

/** The topic of the answer before, where a request names none of its own. */
export function topicBefore(text: string, before: Memo): string | undefined {
  const isOwn = hasCode(text) || (rankTopics(text)[0]?.score ?? 0) >= NAMES_TOPIC;
  return isOwn ? undefined : thatTopic(before);
}

/** A wish with the topic that the whole request means; problems that say none of their own keep what they name. */
function ofWhole(wish: Wish | undefined, text: string, before: Memo | undefined): Wish | undefined {
  if (wish === undefined || !('topic' in wish) || wish.kind === 'explain') return wish;
  const earlier = before && topicBefore(text, before);
  if (earlier !== undefined)
    return wish.kind !== 'sheet' || ITEMS.test(written(text)) ? { ...wish, topic: earlier } : undefined;
  const own = wish.kind === 'sheet' ? readOwnTopic(wish) : readTopic(wish.topic);
  const whole = wholeTopic(text, own);
  if (whole === own) return wish;
  const near = whole.kind === 'found' ? whole.topic.skills : whole.near;
  if (wish.kind === 'sheet')
    return { ...wish, skills: near.map(({ code }) => code), ...(whole.kind === 'unsure' && { isOpen: true }) };
  const [first] = near;
  return whole.kind === 'unsure' || first === undefined ? wish : { ...wish, topic: first.name };
}

/** What a text is read as that is known to be of a kind. */
export function readAs(kind: string, { text, before }: Asked): Reading {
  const read = understand(text);
  const meant = ofWhole(says(read, kind) ? read : wishAs(kind, text), text, before);
  return asReading(meant?.kind === 'class' ? { ...meant, text } : meant);
}
