import { wordsIn } from '@lemma/plans/topics';
import type { RequestMake } from '@lemma/school/assistant';
import type { Asked as WholeAsked } from './answer-wish.ts';
import { spokenOf } from './class/class-data.ts';
import { COMMENTS } from './class/student-comment.ts';
import { GROUPS_AGAIN, WHO_OF_IT } from './follow/class-follow.ts';
import { isOtherTask } from './follow/data-follow.ts';
import { anotherOf, followUp, isLetterChange, refersToNothing } from './follow/follow-up.ts';
import { placesCalled } from './follow/places-called.ts';
import { isRespecified } from './follow/respecified.ts';
import { isSheetReply } from './follow/sheet-replies.ts';
import { dataFollow, isAboutWork } from './follow/teach-follow.ts';
import { thatTopic } from './follow/that-topic.ts';
import { isMake } from './form/request-of.ts';
import { kindByProblem, kindsByRules } from './kind/by-rules.ts';
import { namedIn } from './kind/named-in.ts';
import { kindOfWish, wishAs } from './kind/wish-as.ts';
import { kindsOf, REFERS, refersBack } from './learned/kind-of.ts';
import { asksForAnother } from './read/asks-for-another.ts';
import { asTyped, hasMath } from './read/claim.ts';
import { refusalIn } from './read/refusals.ts';
import { solvableIn } from './read/solvable-in.ts';
import { understand, written } from './read/understand.ts';
import type { Known, Reading } from './reading.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { solveTask } from './solve/solve.ts';
import { replyTo } from './teach/replies.ts';
import { guessTopic, hasCode, NAMES_TOPIC } from './topic/guess.ts';
import type { Memo, Wish } from './wish/wish.ts';

/** What of a request tells what it is. */
type Asked = Pick<WholeAsked, 'text' | 'before' | 'seed' | 'classNames' | 'namesStudent'>;

const UNKNOWN: Reading = { kind: 'unknown' };
const headOf = (kind: string): string => kind.split('.')[0] ?? kind;

/**
 * From these probabilities on a kind is sure: where a rule names the same, and where none does. Of 2,029 requests, each
 * read by what was learned from the other authors, 672 reached the first and 97 % of these were right, 129 the second, all
 * right.
 */
const SURE = { agreed: 0.2, alone: 0.8 } as const;
/** Under this probability of the likeliest kind the rules for words come first. */
const LIKELY = 0.35;
const NEAR = 0.04;
const RATHER = 0.1;
/** Where rules refuse too, all of 68 requests were rightly refused; where they don't, 98 % of 53. */
const REFUSED = { agreed: 0.15, alone: 0.25 } as const;

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
    return (
      dataFollow(small, wish.task) !== undefined ||
      PROPERTY.test(small) ||
      /^(?:now |and |ok |please )*check\b/.test(small) ||
      isOtherTask(small, wish.task)
    );
  if (wish.kind === 'class')
    return (
      WHO_ELSE.test(small) ||
      (wish.question === 'weakest' && WHO_OF_IT.test(small)) ||
      (wish.question === 'groups' && GROUPS_AGAIN.test(small))
    );
  if (wish.kind === 'letter') return isLetterChange(small);
  if (wish.kind === 'piece' && wish.piece === 'before' && CHECKS.test(small)) return true;
  return (wish.kind === 'plan' || wish.kind === 'piece') && OF_LESSON.test(small);
}
/** Questions on what comes before something. */
const CHECKS = /\b(?:qs?|questions?|problems?|items?|pre-?test)\b.*\b(?:that|those|these|each|it|them)\b/;
const WHO_ELSE =
  /^(?:and |but |ok |so )+who\b.{0,20}$|\bgroup them\b|\bput them in(?:to)? (?:\w+ )?groups\b|^(?:so |ok |and )*what (?:would|should|do|could) (?:you|i|we) (?:do|teach|plan|work on)\b|\b(?:problems?|questions?|set|practice|something|worksheet)\b[^.?!]*\b(?:for|to) (?:him|her|them|that|(?:those|these) (?:kids|students|kiddos|children|ones))\b/;
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

/** Problems by one of their names: without one, "three sentences" of what was explained would be problems. */
const ITEMS =
  /\b(?:problems?|questions?|quiz\w*|tickets?|warm|homework|practice|worksheets?|stor(?:y|ies)|more|exercises?|review)\b/;

/** The topic of the answer before, where a request names none of its own. */
export const topicBefore = (text: string, before: Memo): string | undefined =>
  hasCode(text) || guessTopic(text).p >= NAMES_TOPIC ? undefined : thatTopic(before);

/** A class by its grade: "the Grade 6 class", "my 4th graders". */
const OF_A_GRADE =
  /\b(?:the|my|our) (?:(?:grade \d|\d(?:st|nd|rd|th)[- ]grade) (?:class|students|kids|group)|(?:\d(?:st|nd|rd|th)|third|fourth|fifth|sixth|seventh|eighth) graders)\b/gi;

/** The kinds that a request may be of; a class that is called by its name counts as "my class". */
function kindsIn({ text, classNames = [] }: Asked): {
  readonly wish: Wish;
  readonly kinds: ReturnType<typeof kindsOf>;
  readonly spoken: string;
} {
  const called = [...classNames, ...spokenOf(text).map(({ said }) => said)];
  const spoken = called.reduce((rest, name) => rest.replaceAll(name, 'my class'), text).replace(OF_A_GRADE, 'my class');
  const wish = understand(spoken);
  return { wish, spoken, kinds: wish.kind === 'compute' ? kindsOf(spoken) : possible(kindsOf(spoken), spoken) };
}

/** After an answer, a short text that names no kind and no topic of its own is about that answer and no new request. */
const namesNothingNew = (text: string, kinds: ReturnType<typeof kindsOf>): boolean =>
  wordsIn(text).length < LONGEST_SHORT &&
  namedIn(text) === undefined &&
  !hasOwnTopic(text) &&
  !hasMath(text) &&
  !kinds.some(([kind]) => shareOf(kinds, kind) >= SURE.agreed);

/** What is called by words that nothing else is called by. */
const CERTAIN: ReadonlySet<string> = new Set(['beyond', 'elsewhere', 'health', 'reading', 'records', 'schedule']);
/** What is refused: what was learned says so, or a rule and it. */
function refusedIn(text: string, wish: Wish, kinds: ReturnType<typeof kindsOf>): Wish | undefined {
  const share = kinds.reduce((sum, [each, own]) => sum + (headOf(each) === 'refuse' ? own : 0), 0);
  if (wish.kind === 'refuse' && (share >= REFUSED.agreed || CERTAIN.has(wish.reason))) return wish;
  const [top = '', own = 0] = kinds[0] ?? [];
  return headOf(top) === 'refuse' && own >= REFUSED.alone ? wishAs(top, text) : undefined;
}

/** The kinds that a text may be of, the most likely first: by rules where nothing is likely, otherwise as learned. */
function makesIn(
  text: string,
  rules: readonly string[],
  kinds: ReturnType<typeof kindsOf>,
  isOfClass: boolean,
): readonly RequestMake[] {
  const learned = kinds.filter(([kind, share]) => isMake(kind) && share >= NEAR).map(([kind]) => kind);
  const named = namedIn(text);
  const isUnlikely = named?.startsWith('class') || shareOf(kinds, learned[0] ?? '') < LIKELY;
  // A rule that is spoken of is often the topic of what is asked for.
  const first = [
    ...(named?.startsWith('class') ? [named] : []),
    ...rules.filter((kind, at) => at === 0 || kind !== 'explain'),
  ];
  const all = [...(isUnlikely ? first : []), ...learned, ...rules].filter(isMake);
  const makes = [...new Set(all)];
  if (!isOfClass) return makes;
  const ofClass = makes.filter((make) => make.startsWith('class'));
  return ofClass.length > 0 ? ofClass : [ASKS_WHO.test(text) ? 'class.struggling' : 'class.summary'];
}

const family = (kind: string): string => (headOf(kind) === 'sheet' ? 'sheet' : kind);

/** What a text is read as. A kind is sure where two readers name it that know nothing of each other. */
export function readRequest(asked: Asked): Reading {
  const follow = readFollow(asked);
  if (follow.kind !== 'unknown') return follow;
  const { text } = asked;
  if (asked.before === undefined && refersToNothing(text)) return UNKNOWN;
  const { wish, kinds, spoken } = kindsIn(asked);
  if (asked.before !== undefined && namesNothingNew(text, kinds)) return { kind: 'change' };
  const none = { kinds: { makes: [], isSure: true }, topic: text, isFollow: false };
  if (wish.kind === 'help') return { kind: 'wish', wish, ...none };
  const refused = refusedIn(text, wish, kinds);
  if (refused?.kind === 'refuse') return { kind: 'wish', wish: refused, ...none };
  const whole = replyTo(text, asked.seed, kinds);
  if (whole) return { kind: 'answer', answer: whole };
  const rules = [...kindsByRules(spoken, wish), ...(asked.namesStudent ? ['class.student'] : [])];
  const isNamed = spoken !== text || asked.namesStudent === true;
  const isOfClass = asksAboutClass(text) || (isNamed && ASKS.test(text) && !MAKES.test(text) && !hasMath(text));
  const likely = kinds.filter(([, share]) => share >= RATHER).map(([kind]) => kind);
  const shown = kindByProblem(text, wish, likely);
  const named = namedIn(text);
  const share = (make: string): number => shareOf(kinds, make);
  for (const make of [...new Set([...(shown ? [shown] : []), ...makesIn(text, rules, kinds, isOfClass)])]) {
    if (make === 'equation-story' && !text.includes('=')) continue;
    if (make === 'compute' && shown !== 'compute' && !(wish.kind === 'compute' && share(make) >= SURE.alone)) continue;
    const read = meantOf(make, wish, asked);
    if (read === undefined) continue;
    const isTop = family(kinds[0]?.[0] ?? '') === family(make);
    const isRule = rules.some((each) => family(each) === family(make));
    // Where both say the same question about a class, it was that for 99 of 100, however probable.
    const isElse = named?.startsWith('class') && named !== make;
    const isAgreed = isTop && isRule && !isElse && (share(make) >= SURE.agreed || make.startsWith('class'));
    const isOfProblem = shown === make && (isTop || isRule);
    const isSure =
      (isAgreed || isOfProblem || (isTop && share(make) >= SURE.alone)) && !asksForAnother(text, read.wish);
    const isLikely = isSure || isRule || share(make) >= SURE.agreed || isOfClass;
    const ofSet = read.wish.kind !== 'sheet' ? make : named?.startsWith('sheet') ? named : kindOfWish(read.wish);
    const meant = [...new Set([...(isMake(ofSet) ? [ofSet] : []), ...makesIn(text, rules, kinds, isOfClass)])];
    return {
      kind: 'wish',
      wish: read.wish,
      kinds: { makes: meant, isSure, isLikely },
      topic: read.topic,
      isFollow: false,
    };
  }
  return UNKNOWN;
}

const ASKS = /^\W*(?:so |ok |and )?(?:is|are|was|were|did|do|does|has|have|who|which|what|how|why|any\w*)\b|\?/i;
const MAKES = /\b(?:make|create|give me|write|plan|draft|build|generate|design)\b/i;
/** A question that names a class by its number asks about that class, whatever else its words could name. */
const asksAboutClass = (text: string): boolean =>
  !MAKES.test(text) && ((spokenOf(text).length > 0 && ASKS.test(text)) || (ASKS_WHO.test(text) && !hasMath(text)));
const ASKS_WHO = /^\W*(?:so |ok |and )?who(?:m)? (?:should|needs?|still|has|have|do i|could i|can i|gets?|belongs?)\b/i;

/** A wish of a kind, and the text of its topic: that of the answer before where the request names none. */
function meantOf(
  make: RequestMake,
  read: Wish,
  { text, before }: Asked,
): { readonly wish: Known; readonly topic: string } | undefined {
  // An answer that somebody gave is read with its problem.
  const isWhole = says(read, make) && namedIn(text) !== make && make !== 'explain';
  const wish = isWhole ? read : (wishAs(make, text) ?? read);
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
