import type { Picture } from '@lemma/math';
import { answered, honestReply, type Intention, intentionOf } from '../answers/answers.ts';
import { noticing } from '../answers/noticing.ts';
import { sameByMisconception } from '../answers/reads.ts';
import { answersAsked } from '../asked/asked.ts';
import { drawsKinds, putsSticks } from '../here/draws-kinds.ts';
import { asksOfHere, leftToSay } from '../here/here.ts';
import { drawsProblem } from '../here/points.ts';
import type { Intent } from '../intent/intents.ts';
import { answersBound } from '../reply/answers-bound.ts';
import { formOf, isOfForm } from '../reply/form.ts';
import { withoutRule } from '../reply/said-now.ts';
import { acted } from '../speech/acted.ts';
import { followsUp } from '../speech/follow-up.ts';
import { onlyRecites, recites } from '../speech/recites.ts';
import { type Ask, asksIn, isAsk } from '../think/asks.ts';
import { retells } from '../think/retell.ts';
import { placesOnLine, showsThings } from '../think/shows.ts';
import { type Firm, lastValue, think } from '../think/think.ts';
import { numberOf } from '../values.ts';
import { riseAndRun, whichOne } from './amounts.ts';
import { alike, calculates, countsOf } from './arithmetic.ts';
import { calculationsIn } from './calculate.ts';
import { compares } from './compare.ts';
import { inContext, moreOrLess, unitRate } from './context.ts';
import { DRAW, draws } from './draws.ts';
import { alwaysTrue, hinted, otherCases, wouldChange } from './general.ts';
import { anotherWay, feelings } from './looking.ts';
import { digitMeaning, expressionMeaning, storyNumber, wordMeaning } from './meaning.ts';
import { othersAnswer, ownWork } from './own-work.ts';
import { putsIn } from './put-in.ts';
import { bothSides, difference, fills, givesExample, ofWhat } from './shapes.ts';
import { makesTable, readsAloud, tellsStory } from './stories.ts';
import { said, type TalkCase } from './talk-case.ts';

/** What a sentence of a teacher asks for. */
export type TalkKind =
  | 'unclear'
  | 'meaning'
  | 'put-in'
  | 'picture'
  | 'story'
  | 'table'
  | 'aloud'
  | 'other-answer'
  | 'own-work'
  | 'compare'
  | 'count'
  | 'calculate'
  | 'general'
  | 'belief'
  | 'hint'
  | 'context'
  | 'example'
  | 'feeling';

/** A reply to talk about meaning, and what it was understood as. */
export type TalkReply = {
  readonly kind: TalkKind;
  readonly text: string;
  readonly picture?: Picture;
  readonly several?: boolean;
  /** Over what else the sentence was read as this reply stands. */
  readonly firm?: Firm;
};

type Reader = readonly [kind: TalkKind, read: (text: string, about: TalkCase) => string | undefined];

const MEANS =
  /\b(?:mean(?:s|ing)?|tell(?:s)? (?:us|you|me)\b|stands? for|represents?|(?:does|do) .* (?:ask|tell)\b|what (?:is|are|'s) (?:an?|the)\b(?! (?:answer|area of|sum of|value of|perimeter of|slope of|mean of|median of))|what makes (?:something|it|a|an|two)\b|what do you know about|special about|(?:do you )?(?:know|remember) what|what \w+ (?:is|are)\b(?=\W*$)|what do we call|define|definition|why do (?:we|you|people) (?:need|have|use|carry|borrow|regroup|write|line|call)|why do you think we|what does .* do\b|what (?:'s|is|are) .* for\b|^\W*what(?:'s|’s| is| are) (?:an? )?[a-z]{4,}(?: [a-z]{4,})?\W*$|worth|like \w+ of what)\b/i;

const meaning = (text: string, about: TalkCase): string | undefined =>
  (MEANS.test(text) && !/^\W*which\b/i.test(text)) || /\bhow many (?:ones|tens|hundreds|thousands) is\b/i.test(text)
    ? (digitMeaning(text.replace(/\b(?:that|this|your) (\d) in (?:the |your )?(?=\d)/gi, 'the $1 in '), about) ??
      storyNumber(text, about) ??
      byWords(text, about) ??
      ofOwnPower(text, about))
    : undefined;

/** "What does the 3 tell you?" of 2^3. */
const ofOwnPower = (text: string, about: TalkCase): string | undefined =>
  /\bthe (?:little |small |top )?\d\b/.test(text) && /\^/.test(about.math ?? '')
    ? expressionMeaning(about.math ?? '', about)
    : undefined;

const byWords = (text: string, about: TalkCase): string | undefined =>
  /\b(?:denominator|numerator|bottom|top|exponent|sign|slope|letter)\b/i.test(text)
    ? (wordMeaning(text, about) ?? expressionMeaning(text, about))
    : (expressionMeaning(text, about) ?? wordMeaning(text, about));

/** In this order, what is most particular first. */
const READERS: readonly Reader[] = [
  ['aloud', readsAloud],
  ['table', makesTable],
  ['put-in', putsIn],
  ['compare', whichOne],
  ['other-answer', othersAnswer],
  ['count', riseAndRun],
  ['feeling', feelings],
  ['meaning', meaning],
  ['context', inContext],
  ['context', unitRate],
  ['context', moreOrLess],
  ['context', ofWhat],
  ['count', fills],
  ['put-in', bothSides],
  ['example', givesExample],
  ['compare', compares],
  ['count', countsOf],
  ['calculate', alike],
  ['general', otherCases],
  ['general', alwaysTrue],
  ['own-work', ownWork],
  ['calculate', calculates],
  ['belief', difference],
  ['belief', wouldChange],
  ['hint', hinted],
];

/** More than one calculation, or a distance: no single problem to solve, even if the numbers are those of one. */
const isSeveral = (kind: TalkKind, text: string): boolean =>
  (kind === 'calculate' && calculationsIn(text).length > 1) ||
  (kind === 'compare' && /\bcloser\b|\bhow far\b/i.test(text));

/** Things that are only spoken of: "How many tiles cover it?", "Could a clock show that?" */
const COUNTS =
  /\bhow (?:many|much|long|far)\b|\bcan you (?:picture|imagine)\b|^(?:so |and |but )?(?:could|can|does|do|is|would) (?:a|an|the)\b/i;

const asksToDraw = (text: string): boolean => DRAW.test(text) && !COUNTS.test(text);

/** What one question asks for, by the general grammar of talk. */
function reads(text: string, about: TalkCase): TalkReply | undefined {
  const story = tellsStory(text, about);
  if (story !== undefined) return { kind: 'story', text: said(story) };
  const onOwnLine = /\bnumber line\b/i.test(about.asked) && /\bwhere\b/i.test(text);
  const isThere = about.picture !== undefined && THERE.test(text);
  if (((asksToDraw(text) && !isThere) || onOwnLine) && !/\bwhat does the picture\b/i.test(text)) {
    const drawn = draws(text, about);
    if (drawn) return { kind: 'picture', text: said(drawn.words), picture: drawn.picture };
  }
  const other = anotherWay(text, about);
  if (other !== undefined) return other;
  const form = formOf(text);
  for (const [kind, read] of READERS) {
    const found = read(text, about);
    if (found !== undefined && isOfForm(form, text, said(found), false))
      return {
        kind,
        text: said(found),
        ...(isSeveral(kind, text) && { several: true }),
      };
  }
  return undefined;
}

/** Intents whose answers come from what the student believes, whatever else the words look like. */
const CONCLUDED: ReadonlySet<Intent> = new Set([
  'case',
  'check',
  'why',
  'from',
  'sure',
  'told',
  'read',
  'try',
  'rule',
  'know',
  'goal',
]);

/** Two results that are said not to agree, whatever they are. */
const DISAGREE =
  /\b(?:different|not the same|(?:don't|didn't|doesn't) (?:match|agree)|make of (?:it|that)|make sense)\b/i;
const isConcluded = (intent: Intent, ask: Ask, about: TalkCase): boolean =>
  CONCLUDED.has(intent) ||
  (intent === 'face' && (calculationsIn(ask.text).length > 1 || DISAGREE.test(ask.text))) ||
  ((intent === 'compare' || intent === 'mean') && sameByMisconception(ask, about) !== undefined);

/** What one question asks for, done; a reply that only tells again what the student did is none where something else was asked. */
function one(ask: Ask, about: TalkCase, last?: number): TalkReply | undefined {
  const intention = intentionOf(ask, about);
  const { accepts, intent, isSure } = intention;
  const concluded =
    isSure && isConcluded(intent, ask, about) ? answered(ask, about, { ...intention, likely: [intent] }) : undefined;
  if (concluded !== undefined) return concluded;
  return (
    patterned(ask, about, accepts, last) ??
    answered(ask, about, intention) ??
    patterned(ask, about, intention.coheres, last) ??
    (isAsk(ask.question) ? honestReply(ask, about, intention) : undefined)
  );
}

/** What the patterns of the words say, as far as it is accepted. */
function patterned(ask: Ask, about: TalkCase, accepts: Intention['accepts'], last?: number): TalkReply | undefined {
  const act = acted(ask, about, accepts);
  if (act !== undefined) return act;
  const read = readBy(ask, about, accepts, last);
  const found = read && { ...read, text: withoutRule(read.text, ask.text, about.idea) };
  const isSaid = found?.picture !== undefined || found?.kind === 'meaning';
  return found !== undefined && (isSaid || !onlyRecites(found.text, ask, about)) ? found : undefined;
}

type Found = TalkReply | undefined;

/** What one question asks for: a story or a drawing, something of the student's own thinking, or else by the grammar. */
function readBy(ask: Ask, about: TalkCase, accepts: (reply: TalkReply) => boolean, last?: number): Found {
  const isStory = tellsStory(ask.text, about) !== undefined && retells(ask, about) === undefined;
  const isThere = about.picture !== undefined && THERE.test(ask.question);
  const isDrawing = asksToDraw(ask.question) && !isThere;
  const isShowing = DRAW.test(ask.question) || /\bshow\b|\bfingers?\b/i.test(ask.question);
  const readers: readonly (() => Found)[] = [
    () => answersBound(ask, about),
    () => answersAsked(ask, about),
    () => placesOnLine(ask, about),
    () => (isShowing ? showsThings(ask, about) : undefined),
    () => (isStory ? reads(ask.text, about) : undefined),
    () => putsSticks(ask, about),
    () => (isDrawing ? (drawsKinds(ask, about) ?? drawsProblem(ask, about)) : undefined),
    () => asksOfHere(ask, about, last),
    () => (isDrawing ? undefined : think(ask, about, last)),
    () => reads(ask.text, about),
    () => leftToSay(ask, about),
  ];
  for (const read of readers) {
    const found = read();
    if (found !== undefined && found.kind !== 'hint' && !UNSURE.test(found.text) && accepts(found)) return found;
  }
  return undefined;
}

/** Of the picture that stands beside the problem, which is not drawn anew. */
const THERE =
  /^(?!.*\b(?:draw|sketch|make|shade)\b).*\b(?:in|on|from|at) (?:the|this|that|your|our) (?:picture|graph|bars?|table|plot|line|square|drawing|diagram|model|clock)\b/i;

/** What is said where only the form of a question was understood. */
const UNSURE = /^Hm, I’m not sure\b|\bI am not sure what\b/;

/** The number that a reply came to. */
function numberSaid(reply: TalkReply | undefined): number | undefined {
  const [first = ''] = reply?.text.split(/\s(?:Hm|Huh|Oh)\b/i) ?? [];
  const found = first.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)?.at(-1);
  return found === undefined ? undefined : numberOf(found);
}

/** How a student replies to talk that is more than a problem to solve; undefined where nothing was understood. */
export function talk(text: string, about: TalkCase): TalkReply | undefined {
  const asks = asksIn(text);
  let last: number | undefined;
  const replies: TalkReply[] = [];
  for (const ask of asks) {
    if (followsUp(ask.question, replies.at(-1)?.text)) continue;
    const reply = one(ask, about, last);
    last = lastValue(ask, about) ?? numberSaid(reply) ?? last;
    if (reply !== undefined && !replies.some((other) => other.text === reply.text)) replies.push(reply);
  }
  // Beside another reply, what was done and thought anyhow says nothing.
  const plain = replies.filter(
    ({ kind, text: words }, at) =>
      kind !== 'unclear' && kind !== 'hint' && !UNSURE.test(words) && !(at > 0 && recites(words, about)),
  );
  const [first, ...more] = plain.length > 0 ? plain : replies.slice(0, 1);
  if (first === undefined || more.length === 0) return first && noticing(first, about);
  const picture = replies.find((reply) => reply.picture !== undefined)?.picture;
  return {
    kind: first.kind,
    text: noticing({ ...first, text: [first, ...more].map((reply) => reply.text).join(' ') }, about).text,
    ...(picture !== undefined && { picture }),
    ...(plain.filter(({ kind }) => kind === 'calculate').length > 1 && { several: true }),
    firm: first.firm === 'all' ? 'all' : 'work',
  };
}
