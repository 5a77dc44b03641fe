import { wordsIn } from '@lemma/plans/topics';
import type { RequestMake } from '@lemma/school/assistant';
import type { Asked as WholeAsked } from './answer-wish.ts';
import { spokenOf } from './class/class-data.ts';
import { COMMENTS } from './class/student-comment.ts';
import { isOtherTask } from './follow/data-follow.ts';
import { anotherOf, followUp, isLetterChange, refersToNothing } from './follow/follow-up.ts';
import { placesCalled } from './follow/places-called.ts';
import { isRespecified } from './follow/respecified.ts';
import { isSheetReply } from './follow/sheet-replies.ts';
import { dataFollow, isAboutWork } from './follow/teach-follow.ts';
import { thatTopic } from './follow/that-topic.ts';
import { isMake } from './form/request-of.ts';
import { namedIn } from './kind/named-in.ts';
import { kindOfWish, wishAs } from './kind/wish-as.ts';
import { kindsOf, REFERS, refersBack } from './learned/kind-of.ts';
import { hasOwnProblem, plainlyAsked } from './plainly-asked.ts';
import { asksForAnother } from './read/asks-for-another.ts';
import { asTyped, hasMath } from './read/claim.ts';
import { countIn, wholeCountIn } from './read/numbers.ts';
import { refusalIn } from './read/refusals.ts';
import { sheetIn } from './read/sheet-in.ts';
import { solvableIn } from './read/solvable-in.ts';
import { understand, written } from './read/understand.ts';
import type { Known, Reading } from './reading.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { solveTask } from './solve/solve.ts';
import { guessTopic, hasCode, NAMES_TOPIC } from './topic/guess.ts';
import type { Memo, Wish } from './wish/wish.ts';

/** What of a request tells what it is. */
type Asked = Pick<WholeAsked, 'text' | 'before' | 'seed' | 'classNames'>;

const UNKNOWN: Reading = { kind: 'unknown' };
const headOf = (kind: string): string => kind.split('.')[0] ?? kind;

/**
 * From these probabilities on a kind is surely read, where the rules for its words say the same and where they don't. Of
 * 2,025 requests, each read by what was learned from the other authors, 98 % that reach either are of that kind.
 */
const SURE = { agreed: 0.4, alone: 0.5 } as const;
/** Where both say the same question about a class, it was that for 99 of 100, however probable. */
const isSameOfClass = (make: string, wish: Wish, [top]: ReturnType<typeof kindsOf>): boolean =>
  make.startsWith('class') && top?.[0] === make && kindOfWish(wish) === make;
/** Under this probability of the likeliest kind the rules for words decide. */
const LIKELY = 0.35;
/** From this probability on a request that the rules do not refuse is refused. */
const REFUSED = 0.5;
const NEAR = 0.04;
/** From this probability on what rules refuse is refused: so it was of 68 requests, all rightly. */
const REFUSED_BY_RULE = 0.15;

/** The kinds without those that need what is not there: something to work out. The others share its probability. */
function possible(kinds: ReturnType<typeof kindsOf>, text: string): ReturnType<typeof kindsOf> {
  if (!kinds.slice(0, 3).some(([kind]) => kind === 'compute')) return kinds;
  const task = asTyped(text);
  if (solveTask(task) !== undefined || solvableIn(task) !== undefined) return kinds;
  const share = kinds.find(([kind]) => kind === 'compute')?.[1] ?? 0;
  return kinds.flatMap(([kind, own]) => (kind === 'compute' ? [] : [[kind, own / (1 - share)] as const]));
}

const shareOf = (kinds: ReturnType<typeof kindsOf>, kind: string): number =>
  kinds.reduce(
    (sum, [each, share]) => sum + ((headOf(kind) === 'sheet' ? headOf(each) === 'sheet' : each === kind) ? share : 0),
    0,
  );

/** Whether the words of a request, read by rules, say the same kind. */
const says = (wish: Wish, kind: string | undefined): boolean =>
  kind !== undefined && (kindOfWish(wish) === kind || (wish.kind === 'sheet' && headOf(kind) === 'sheet'));

/** What speaks of problems that are there: by their places, as "the same", or as more of them. */
const SET_BEFORE =
  /\b(?:make|want|use) (?:the |them |it )?(?:\w+ )?(?:numbers? )?(?:uglier|messier|nicer|friendlier|bigger|smaller)\b|\b(?:keep|leave|make|change|redo|do) (?:(?:numbers?|problems?|questions?|#) ?)*\d+ ?(?:-|–|to|through|and|,) ?#?\d+\b|\b(?:number|no\.|question|problem|#) ?\d+\b|#\d|\b(?:the )?(?:first|last) (?:one|two|three|four|five|few|couple|\d)\b(?! of)|\b(?:of|like) (?:that|this|the same) (?:type|kind|sort)\b|\bmore like (?:this|that|these|those)\b|\bsame (?:numbers?|but|thing|problems?|set|sheet)\b|\b(?:replace|swap|change|trade) (?:any|all|the|those|number)\b|^(?:(?:now|ok|and|good|great|thanks),? )*(?:\d+|two|three|four|five) more\b|\bmake (?:it|them|these|those) (?:about |an? )|\bone (?:change|more thing)\b|\bthe (?:very )?(?:first|second|third|last) (?:problem|question|one|item)\b|\bon the (?:easier|harder|first|second) (?:one|version|set)\b|^(?:\w+ )?(?:now|same|ver(?:sion)?|take out|only|just|key|too|but|mix|shuffle|with)\b|^[abc]$/i;
const OF_LESSON =
  /\b(?:only|just) (?:have|got|get)(?: about| like)? \d{2}\b|\bnewcomers?\b|\b(?:ells?|mlls?|english learners?)\b|\b(?:no|without|don'?t have) (?:any )?(?:technology|tech|chromebooks|devices|computers|projector|printer)\b|\bguided practice\b|\bbreak (?:that|it|this)(?: part)? down\b|\bone line (?:a|per) day\b|\bshorter\b|\bfinish early\b/i;
/** Whether a short text can only be about what was made before, by the kind of that. */
function isAboutBefore(text: string, { wish }: Memo): boolean {
  const small = written(text);
  if (wordsIn(text).length > LONGEST_CHANGE || hasCode(text)) return false;
  if (wish.kind === 'grade' || wish.kind === 'explain') return isAboutWork(small);
  if (wish.kind === 'compute')
    return dataFollow(small, wish.task) !== undefined || PROPERTY.test(small) || isOtherTask(small, wish.task);
  if (wish.kind === 'class') return WHO_ELSE.test(small);
  if (wish.kind === 'letter') return isLetterChange(small);
  if (wish.kind === 'piece' && wish.piece === 'before' && CHECKS.test(small)) return true;
  return (wish.kind === 'plan' || wish.kind === 'piece') && OF_LESSON.test(small);
}
/** Questions on what comes before something. */
const CHECKS = /\b(?:qs?|questions?|problems?|items?|pre-?test)\b.*\b(?:that|those|these|each|it|them)\b/;
const WHO_ELSE =
  /^(?:and |but |ok |so )+who\b.{0,20}$|\bgroup them\b|\bput them in(?:to)? (?:\w+ )?groups\b|^(?:so |ok |and )*what (?:would|should|do|could) (?:you|i|we) (?:do|teach|plan|work on)\b|\b(?:problems?|questions?) for (?:him|her|them|that)\b/;
const PROPERTY =
  /^(?:and |now |what about |also |its |the |find |give me )*(?:its |the )?(?:roots?|zeros?|solutions?|vertex|discriminant|x-?intercepts?|y-?intercepts?|intercepts)\W*$/;

/** What is longer asks for something of its own. */
const LONGEST_CHANGE = 45;
const LONGEST_SHORT = 16;

/** What a text is read as that refers to an answer before; unknown where it does not, or nothing can be made of it. */
export function readFollow({ text, before: last, seed, classNames = [] }: Asked): Reading {
  if (last === undefined || refusalIn(text.toLowerCase())) return UNKNOWN;
  // A form that was only shown is changed as if it had been made.
  const before =
    last.wish.kind === 'sheet' && last.slots === undefined ? (makeSheet(last.wish, seed).memo ?? last) : last;
  const isOfSet = (count: number): boolean =>
    SET_BEFORE.test(text) ||
    placesCalled(written(text), before.slots ?? []) !== undefined ||
    (wordsIn(text).length < LONGEST_SHORT && isRespecified(written(text), count));
  const ofSet = before.slots !== undefined && wordsIn(text).length < LONGEST_CHANGE && isOfSet(before.slots.length);
  const isReply = before.slots !== undefined && wordsIn(text).length < LONGEST_SHORT && isSheetReply(written(text));
  const share = ofSet || isReply || isAboutBefore(text, before) ? 1 : refersBack(text);
  const why = whyFollow(text, before) ?? paperFollow(text, before);
  if (why) return why;
  if (share < REFERS.known) return UNKNOWN;
  const follow = followUp(text, before, seed, classNames);
  const found = follow?.kind === 'wish' ? follow.wish : undefined;
  if (follow?.kind === 'answer') return follow;
  const [first] = found !== undefined || share < REFERS.alone ? [] : kindsOf(text);
  const wish = found ?? (first !== undefined && first[1] >= 0.35 ? anotherOf(first[0], text, before) : undefined);
  if (wish === undefined || wish.kind === 'unknown')
    return share >= REFERS.alone && !hasOwnTopic(text) ? { kind: 'change' } : UNKNOWN;
  const make = kindOfWish(wish);
  const kinds = { makes: isMake(make) ? [make] : [], isSure: share >= REFERS.alone };
  return { kind: 'wish', wish, kinds, topic: 'topic' in wish ? wish.topic : text, isFollow: true };
}

const hasOwnTopic = (text: string): boolean => hasCode(text) || guessTopic(text).p >= 0.7;

/** Sentences for a paper on the student of the answer before. */
function paperFollow(text: string, { wish }: Memo): Reading | undefined {
  if (wish.kind !== 'class' || wish.question !== 'student' || !COMMENTS.test(text)) return undefined;
  const own: Known = { ...wish, text: `${wish.text.replace(/[?.!\s]+$/, '')}. ${text}` };
  return { kind: 'wish', wish: own, kinds: { makes: ['class.student'], isSure: true }, topic: text, isFollow: true };
}

/** What somebody says or thinks, and what to say to that: no change to what was made, but a question about its topic. */
const WHY =
  /^(?:(?:and|so|ok|but),? )*(?:why (?:do|does|would|are|is)|what (?:do|should|can) i (?:say|do|tell)|how (?:do|should|can|would) i (?:respond|explain|help|answer)|what (?:about|if) (?:the|a|my|that) (?:kids?|students?|child|ones?) (?:who|that))\b/i;
function whyFollow(text: string, before: Memo): Reading | undefined {
  const topic = thatTopic(before);
  const isMade = 'topic' in before.wish && before.misconception === undefined;
  if (!WHY.test(text) || topic === undefined || !isMade) return undefined;
  const wish: Known = { kind: 'explain', topic: `${text.toLowerCase()} ${topic}` };
  return { kind: 'wish', wish, kinds: { makes: ['explain'], isSure: true }, topic, isFollow: false };
}

/** From this probability on another kind is meant, however many things are named. */
const CERTAIN = 0.7;
const RATHER = 0.3;
/** A set of problems that is asked for by a number of things that are a topic, without a word such as "problems". */
function setIn(text: string, [first]: ReturnType<typeof kindsOf>): Wish | undefined {
  const small = written(text);
  const count = countIn(small);
  const set = sheetIn(text, small);
  const isBound = (set.conditions ?? []).length > 0;
  if (count === undefined || guessTopic(text).p < (isBound ? NAMES_TOPIC / 4 : NAMES_TOPIC)) return undefined;
  const [kind = '', share = 0] = first ?? [];
  const isElse =
    share >= CERTAIN || count === 1 || (share >= RATHER && /^(?:class|explain|grade|compute|plan)/.test(kind));
  return headOf(kind) !== 'sheet' && isElse ? undefined : set;
}

/** Problems by one of their names: without one, "three sentences" of what was explained would be problems. */
const ITEMS =
  /\b(?:problems?|questions?|quiz\w*|tickets?|warm|homework|practice|worksheets?|stor(?:y|ies)|more|exercises?|review)\b/;

/** The topic of the answer before, where a request names none of its own. */
export const topicBefore = (text: string, before: Memo): string | undefined =>
  hasCode(text) || guessTopic(text).p >= NAMES_TOPIC ? undefined : thatTopic(before);

/** What is told by single words that nothing else is called by. */
const CERTAINLY_NOT: ReadonlySet<string> = new Set(['beyond', 'elsewhere', 'health', 'reading', 'schedule']);

/** The kinds that a request may be of; a class that is called by its name counts as "my class". */
function kindsIn({ text, classNames = [] }: Asked): {
  readonly wish: Wish;
  readonly kinds: ReturnType<typeof kindsOf>;
  readonly spoken: string;
} {
  const called = [...classNames, ...spokenOf(text).map(({ said }) => said)];
  const spoken = called.reduce((rest, name) => rest.replaceAll(name, 'my class'), text);
  const wish = understand(spoken);
  return { wish, spoken, kinds: wish.kind === 'compute' ? kindsOf(spoken) : possible(kindsOf(spoken), spoken) };
}

type Likely = {
  readonly likely: readonly string[];
  readonly kinds: ReturnType<typeof kindsOf>;
  readonly set: Wish | undefined;
  readonly own: string;
};
/** What is meant wherever its name stands: so it was in 50 of 52 requests; "quiz" and "exit ticket" were in 57 %. */
const CALLED = /^(?:letter|class\.next|piece\.(?!meaning))/;
/** What is most likely asked for: by its name, as a number of things, by rules where nothing is likely, or as learned. */
function firstOf(text: string, { likely, kinds, set, own }: Likely): string | undefined {
  const named = namedIn(text);
  const [top = ''] = likely;
  // Where a name and what was learned differ, the name was right for 9 of 50 requests and what was learned for 37.
  if (named !== undefined && (CALLED.test(named) || shareOf(kinds, top) < LIKELY)) return named;
  if (set && headOf(top) !== 'sheet') return kindOfWish(set);
  return isMake(own) && shareOf(kinds, top) < LIKELY ? own : (likely[0] ?? (isMake(own) ? own : undefined));
}

/** After an answer, a short text that names no kind and no topic of its own is about that answer and no new request. */
const namesNothingNew = (text: string, kinds: ReturnType<typeof kindsOf>): boolean =>
  wordsIn(text).length < LONGEST_SHORT &&
  namedIn(text) === undefined &&
  !hasOwnTopic(text) &&
  !hasMath(text) &&
  !kinds.some(([kind]) => shareOf(kinds, kind) >= SURE.agreed);

/** What a text is read as. */
export function readRequest(asked: Asked): Reading {
  const follow = readFollow(asked);
  if (follow.kind !== 'unknown') return follow;
  const { text } = asked;
  if (asked.before === undefined && refersToNothing(text)) return UNKNOWN;
  const { wish, kinds, spoken } = kindsIn(asked);
  const [top] = kinds;
  if (asked.before !== undefined && namesNothingNew(text, kinds)) return { kind: 'change' };
  const refused = kinds.reduce((sum, [each, share]) => sum + (headOf(each) === 'refuse' ? share : 0), 0);
  const none = { kinds: { makes: [], isSure: true }, topic: text, isFollow: false };
  if (wish.kind === 'help') return { kind: 'wish', wish, ...none };
  const isProblem = hasOwnProblem(text);
  if (!isProblem && wish.kind === 'refuse' && (refused >= REFUSED_BY_RULE || CERTAINLY_NOT.has(wish.reason)))
    return { kind: 'wish', wish, ...none };
  if (!isProblem && top !== undefined && headOf(top[0]) === 'refuse' && top[1] >= REFUSED) {
    const no = wishAs(top[0], text);
    if (no?.kind === 'refuse') return { kind: 'wish', wish: no, ...none };
  }
  if (
    !isProblem &&
    top?.[0] === 'none' &&
    wish.kind !== 'class' &&
    namedIn(text) === undefined &&
    top[1] >= REFUSED &&
    guessTopic(text).p < NAMES_TOPIC
  )
    return UNKNOWN;
  const above = asked.before && guessTopic(text).p < NAMES_TOPIC ? thatTopic(asked.before) : undefined;
  const plain = plainlyAsked(text, wish, asked.seed, above === undefined ? text : `${text} ${above}`);
  if (plain) return plain;
  const set = setIn(spoken, kinds);
  const own = kindOfWish(wish);
  const isSolved = wish.kind === 'compute' && solveTask(wish.task) !== undefined;
  const likely = kinds.filter(([kind, share]) => isMake(kind) && share >= NEAR).map(([kind]) => kind);
  const first = isSolved ? 'compute' : firstOf(text, { likely, kinds, set, own });
  if (first === undefined) return UNKNOWN;
  const all = [...new Set([first, ...(isMake(own) ? [own] : []), ...likely])].filter(isMake);
  const ofClass = all.filter((make) => make.startsWith('class'));
  const makes: readonly RequestMake[] = !asksAboutClass(text)
    ? all
    : ofClass.length > 0
      ? ofClass
      : [ASKS_WHO.test(text) ? 'class.struggling' : 'class.summary'];
  for (const make of makes) {
    if (make === 'compute' && !isTaskLike(text)) continue;
    if (make === 'equation-story' && !text.includes('=')) continue;
    const read = meantOf(make, wish, asked);
    if (read === undefined) continue;
    const share = shareOf(kinds, make);
    const isSure =
      (share >= (says(wish, make) || namedIn(text) === make ? SURE.agreed : SURE.alone) ||
        isSameOfClass(make, wish, kinds) ||
        (CALLED.test(make) && namedIn(text) === make) ||
        isPlainSet(text, read.wish, kinds)) &&
      !asksForAnother(text, read.wish);
    const ofSet = read.wish.kind === 'sheet' ? kindOfWish(read.wish) : make;
    const meant = [...new Set([...(isMake(ofSet) ? [ofSet] : []), ...makes])];
    return { kind: 'wish', wish: read.wish, kinds: { makes: meant, isSure }, topic: read.topic, isFollow: false };
  }
  return UNKNOWN;
}

const ASKS = /^\W*(?:so |ok |and )?(?:is|are|was|were|did|do|does|has|have|who|which|what|how|why|any\w*)\b|\?/i;
const MAKES = /\b(?:make|create|give me|write|plan|draft|build|generate|design)\b/i;
/** A question that names a class by its number asks about that class, whatever else its words could name. */
const asksAboutClass = (text: string): boolean =>
  !MAKES.test(text) && ((spokenOf(text).length > 0 && ASKS.test(text)) || (ASKS_WHO.test(text) && !hasMath(text)));
const ASKS_WHO = /^\W*(?:so |ok |and )?who(?:m)? (?:should|needs?|still|has|have|do i|could i|can i|gets?|belongs?)\b/i;

/** Whether a text may be something to work out: it can be, or it has a calculation or several numbers. */
const isTaskLike = (text: string): boolean =>
  /\d\s*[-+−×x*÷/^=<>%]\s*[\d(a-z]|[a-z]\^|\d[a-z]\b|\d%/i.test(asTyped(text)) ||
  (text.match(/\d+/g) ?? []).length > 1 ||
  solveTask(asTyped(text)) !== undefined;

/** What hardly goes with a set of problems by itself: a class, an answer, teaching. */
const NO_SET =
  /\b(?:lesson|teach|explain|why|letter|parents?|famil(?:y|ies)|rubric|activity|stations?|centers?|game|differentiate|scaffold\w*|frames?|misconceptions?|mistakes?|wrote|got|said|says|who|groups?|discuss\w*|talk\w*|vocabulary|plan|chart|hook|project|each one|modify|rewrite|turn (?:this|it)|version of this)\b/i;
/** Whether a set is asked for by how many problems it has or by its name, and by nothing that is made otherwise. */
const isPlainSet = (text: string, wish: Wish, kinds: ReturnType<typeof kindsOf>): boolean => {
  const named = namedIn(text);
  const isNamed = named === undefined ? wholeCountIn(written(text)) !== undefined : headOf(named) === 'sheet';
  const other = kinds.find(([kind]) => headOf(kind) !== 'sheet');
  return wish.kind === 'sheet' && isNamed && !NO_SET.test(text) && (other?.[1] ?? 0) < RATHER;
};

/** A wish of a kind, and the text of its topic: that of the answer before where the request names none. */
function meantOf(
  make: RequestMake,
  read: Wish,
  { text, before }: Asked,
): { readonly wish: Known; readonly topic: string } | undefined {
  const wish = says(read, make) && namedIn(text) !== make ? read : wishAs(make, text);
  if (wish === undefined || wish.kind === 'unknown') return undefined;
  if (wish.kind === 'class') {
    const same = before?.wish.kind === 'class' ? spokenOf(before.wish.text)[0]?.said : undefined;
    const own = same === undefined || spokenOf(text).length > 0 ? text : `${text.replace(/[?.!\s]+$/, '')} in ${same}`;
    return { wish: { ...wish, text: own }, topic: text };
  }
  const own = wish.kind === 'sheet' && wish.theme !== undefined ? text.replace(wish.theme, ' ') : text;
  if (!('topic' in wish) || wish.kind === 'explain' || before === undefined) return { wish, topic: own };
  const topic = topicBefore(text, before) ?? own;
  return topic === own || wish.kind !== 'sheet' || ITEMS.test(written(text)) ? { wish, topic } : undefined;
}
