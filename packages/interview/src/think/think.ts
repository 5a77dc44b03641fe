import { formOf, isOfForm } from '../reply/form.ts';
import type { TalkKind } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from './asks.ts';
import { evaluates } from './evaluates.ts';
import { factAsked } from './facts.ts';
import { holds } from './holds.ts';
import { knows } from './knows.ts';
import { meansHere } from './means-here.ts';
import { putsBoth, stretches } from './puts-both.ts';
import { didNot, isSure, reasonFor, wouldDo } from './reasons.ts';
import { lastValue, otherCalculation, reckons } from './reckons.ts';
import { reflects } from './reflects.ts';
import { looksAt, retells } from './retell.ts';
import { howToCheck } from './sense.ts';
import { smallTalk } from './small-talk.ts';
import { told, whatBecame, whatDoes, whereFrom, wholeWay } from './where-from.ts';

/**
 * Over what else a sentence was read as a reply stands: over everything, over what was asked about the work, or only
 * where nothing else was understood.
 */
export type Firm = 'all' | 'work' | 'no';

export type Thought = { readonly kind: TalkKind; readonly text: string; readonly firm: Firm };

type Reader = readonly [
  kind: TalkKind,
  firm: Firm,
  read: (ask: Ask, about: TalkCase, last?: number) => string | undefined,
];

const HOW =
  /\bhow\b(?! (?:many|much|big|long|far|sure|old|tall|heavy|often)\b).*\b(?:did|do|would|have) you\b|\bhow'd you\b|\bwalk me\b|\btalk me\b|\bexplain\b|\bshow me how\b|\btell me (?:how|what you|about (?:how|what|your))\b|\bwhat did you do\b|\bsteps?\b|\byour (?:work|steps|way|method)\b/i;
const PART = /\bfirst\b|\bnext\b|\bthen\b|\bwith the\b|\bto the\b|\bstart|\d/i;

/** "Tell me how you did the ones.": only that part of the work. */
function tellsPart({ question }: Ask, about: TalkCase): string | undefined {
  const place = /\bthe (ones|tens|hundreds|thousands|tenths|hundredths)\b/i.exec(question)?.[1]?.toLowerCase();
  const step = about.steps.find(({ why }) => place !== undefined && why.toLowerCase().startsWith(`${place}:`));
  return step === undefined || !HOW.test(question) ? undefined : told(step);
}

const tellsHow = ({ question, plain }: Ask, about: TalkCase): string | undefined =>
  HOW.test(question) && !PART.test(plain) && (about.idea !== undefined || about.steps.length > 0)
    ? wholeWay(about)
    : undefined;

/** In this order, what is most particular first. */
const READERS: readonly Reader[] = [
  ['feeling', 'all', smallTalk],
  ['own-work', 'all', tellsPart],
  ['own-work', 'all', didNot],
  ['put-in', 'all', evaluates],
  ['put-in', 'all', putsBoth],
  ['put-in', 'all', stretches],
  ['own-work', 'no', whatBecame],
  ['own-work', 'no', whatDoes],
  ['count', 'all', factAsked],
  ['count', 'work', reckons],
  ['general', 'work', holds],
  ['meaning', 'all', meansHere],
  ['meaning', 'work', knows],
  ['aloud', 'all', retells],
  ['own-work', 'no', looksAt],
  ['calculate', 'work', otherCalculation],
  ['belief', 'work', howToCheck],
  ['belief', 'work', reflects],
  ['own-work', 'no', whereFrom],
  ['belief', 'no', isSure],
  ['belief', 'work', wouldDo],
  ['own-work', 'no', (ask, about) => reasonFor(ask, about, about.whys ?? 0)],
  ['own-work', 'no', tellsHow],
];

/** What a student says to one question, from its own thinking about the problem; undefined where none of it is asked. */
export function think(ask: Ask, about: TalkCase, last?: number): Thought | undefined {
  const form = formOf(ask.question);
  for (const [kind, firm, read] of READERS) {
    const text = read(ask, about, last);
    if (text !== undefined && isOfForm(form, ask.question, said(text), false)) return { kind, text: said(text), firm };
  }
  return undefined;
}

export { lastValue };
