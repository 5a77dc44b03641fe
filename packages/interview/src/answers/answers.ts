import { intentsOf } from '../intent/intent-of.ts';
import type { Intent } from '../intent/intents.ts';
import { coherentWith, isBroken } from '../propositions/coherent.ts';
import { isBound } from '../reply/bind.ts';
import { formOf } from '../reply/form.ts';
import { closestFact, storyWord } from '../reply/work.ts';
import { guessesTeacher } from '../speech/face-acts.ts';
import type { TalkKind, TalkReply } from '../talk/talk.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { wrongRuleOf } from '../think/named-in.ts';
import type { Answer } from './answer.ts';
import { balances, comparesLines, doesCase, doubles, putsBack, sumsUp, triesRule } from './does-case.ts';
import { honest, ownReason } from './honest.ts';
import { compares, means, pointsAtWords, readsOut, sameByMisconception, saysGoal } from './reads.ts';
import { facesIt, ofOther, saysHowSure, saysKnown, takesTelling } from './says-how-sure.ts';
import { covers, walks } from './walks.ts';
import { givesReason, tellsOrigin, tellsWay } from './ways.ts';

type Intended = {
  /** As what talk a reply counts. */
  readonly kind: TalkKind;
  /** Kinds of talk that may be a reply to it too. */
  readonly also: readonly TalkKind[];
  readonly answers: readonly Answer[];
};

const as = (kind: TalkKind, also: readonly TalkKind[], ...answers: readonly Answer[]): Intended => ({
  kind,
  also,
  answers,
});

const INTENDED: Readonly<Record<Intent, Intended>> = {
  how: as('own-work', [], tellsWay),
  why: as('own-work', ['compare', 'belief', 'general'], givesReason),
  from: as('own-work', ['count', 'other-answer'], tellsOrigin),
  mean: as('meaning', ['count', 'aloud'], sameByMisconception, means, storyWord),
  fact: as(
    'count',
    ['meaning', 'picture', 'compare', 'context', 'aloud', 'own-work', 'put-in'],
    pointsAtWords,
    closestFact,
  ),
  goal: as('aloud', ['meaning'], saysGoal),
  read: as('aloud', ['meaning', 'count'], readsOut),
  draw: as('picture', ['table']),
  story: as('story', ['context', 'example']),
  table: as('table', ['count', 'picture']),
  case: as('calculate', ['compare', 'count', 'context', 'put-in', 'example', 'general'], covers, doesCase),
  calc: as('calculate', ['count', 'context', 'compare', 'put-in'], doubles, doesCase, sumsUp),
  compare: as('compare', ['calculate', 'belief', 'count', 'put-in', 'meaning'], sameByMisconception, compares),
  check: as('put-in', ['belief', 'calculate', 'own-work', 'count'], comparesLines, putsBack),
  face: as('belief', ['compare', 'own-work', 'put-in', 'general'], facesIt),
  sure: as('belief', ['feeling'], saysHowSure),
  other: as('other-answer', ['belief', 'compare'], ofOther),
  about: as('count', ['belief', 'compare', 'calculate']),
  rule: as('general', ['own-work', 'belief', 'compare', 'calculate', 'put-in'], triesRule),
  told: as('belief', ['hint'], guessesTeacher, takesTelling),
  try: as(
    'count',
    ['put-in', 'picture', 'calculate', 'context', 'meaning', 'own-work', 'compare', 'table', 'aloud'],
    balances,
    walks,
  ),
  know: as('feeling', ['meaning', 'belief', 'general', 'own-work'], saysKnown),
};

const SURE = 0.5;
const AS_LIKELY = 0.35;

/** What a question may ask for, and which replies to it may be said. */
export type Intention = {
  readonly intent: Intent;
  /** All that it may be, the most likely first. */
  readonly likely: readonly Intent[];
  readonly isSure: boolean;
  /** Whether a reply holds together with what the student believes. */
  readonly coheres: (reply: TalkReply) => boolean;
  /** Whether it is moreover of a kind that was asked for. */
  readonly accepts: (reply: TalkReply) => boolean;
};

export function intentionOf({ text }: Ask, about: TalkCase): Intention {
  const found = intentsOf(text);
  const [first] = found;
  const top = first?.share ?? 0;
  const likely = found.filter(({ share }) => share >= AS_LIKELY * top).map(({ intent }) => intent);
  const kinds = new Set(likely.flatMap((intent) => [INTENDED[intent].kind, ...INTENDED[intent].also]));
  const isCoherent = coherentWith(text, about);
  const coheres = (reply: TalkReply): boolean =>
    reply.picture === undefined ? isCoherent(reply.text) : !isBroken(reply.text);
  return {
    intent: first?.intent ?? 'how',
    likely,
    isSure: top >= SURE,
    coheres,
    accepts: (reply) =>
      (reply.kind === 'unclear' || kinds.has(reply.kind) || (reply.picture !== undefined && kinds.has('picture'))) &&
      coheres(reply),
  };
}

/** What the student says to a question by what it asks for, from what it believes. */
export function answered(
  ask: Ask,
  about: TalkCase,
  { likely, accepts }: Pick<Intention, 'likely' | 'accepts'>,
): TalkReply | undefined {
  for (const { kind, answers } of likely.map((one) => INTENDED[one]))
    for (const answer of answers) {
      const text = answer(ask, about);
      // A problem that is posed is worked out as one.
      const firm = kind === 'calculate' ? 'work' : 'all';
      const reply: TalkReply | undefined = text === undefined ? undefined : { kind, text, firm };
      if (reply !== undefined && accepts(reply)) return reply;
    }
  return undefined;
}

/** Acts that a talk has replies of its own for. */
const OF_TALK: ReadonlySet<Intent> = new Set(['how', 'why', 'check', 'draw', 'case', 'told']);

/** What is said honestly where nothing else is; a sentence about nothing that is known was not understood. */
export const honestReply = ({ question }: Ask, about: TalkCase, { intent }: Intention): TalkReply | undefined =>
  intent === 'why' && wrongRuleOf(about) !== undefined
    ? { kind: 'own-work', text: ownReason(about), firm: 'work' }
    : isBound(question, about)
      ? { kind: 'unclear', text: honest(intent, about), ...(!OF_TALK.has(intent) && { firm: 'work' }) }
      : formOf(question) === 'other'
        ? undefined
        : { kind: 'unclear', text: 'Hm, I don’t know about that.', firm: 'work' };
