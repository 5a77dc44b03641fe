import type { InterviewTurn } from '@lemma/school/interview';

/** Why a turn opened the student's thinking. */
export type Opened = 'thinkAloud' | 'newNumbers' | 'reasons';
/** Why a turn closed it. */
export type Closed = 'gaveAway' | 'again' | 'oneWord';

/** One turn as a coach speaks of it; `turn` counts from 1. */
export type Coached = { readonly turn: number } & (
  | { readonly kind: 'opened'; readonly why: Opened }
  | { readonly kind: 'closed'; readonly why: Closed }
  | { readonly kind: 'other' }
);

type Spoken = Pick<InterviewTurn, 'move' | 'open' | 'asked' | 'reply'>;
type Value = { readonly repeated: boolean; readonly bits: number; readonly shows?: boolean | undefined };

/** A reply of at most this many words needed no thinking aloud. */
const FEW_WORDS = 5;
/** A question that could tell at least this much, in bits, found something out. */
const TELLING_BITS = 0.1;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether a turn opened the student's thinking or closed it, by what was asked and what came back. */
export function coached({ move, open, asked, reply }: Spoken, value: Value | undefined, turn: number): Coached {
  if (move === 'telling') return { turn, kind: 'closed', why: 'gaveAway' };
  if (value?.repeated === true) return { turn, kind: 'closed', why: 'again' };
  const isLong = wordsOf(reply.text) > FEW_WORDS;
  if (open && isLong) return { turn, kind: 'opened', why: move === 'probing' ? 'reasons' : 'thinkAloud' };
  const foundOut = (value?.bits ?? 0) >= TELLING_BITS;
  if (asked !== undefined && (value?.shows ?? foundOut)) return { turn, kind: 'opened', why: 'newNumbers' };
  if (move === 'probing' && isLong) return { turn, kind: 'opened', why: 'reasons' };
  // A right answer that rules something out opened nothing, and closed nothing either.
  if (asked !== undefined && foundOut) return { turn, kind: 'other' };
  return move !== 'generic' && !open && !isLong ? { turn, kind: 'closed', why: 'oneWord' } : { turn, kind: 'other' };
}

/** The share of turns that opened thinking, of those that asked or told something. */
export function openedShare(turns: readonly Coached[]): number | undefined {
  const counted = turns.filter(({ kind }) => kind !== 'other');
  return counted.length === 0 ? undefined : counted.filter(({ kind }) => kind === 'opened').length / counted.length;
}

/** All turns of an interview as a coach speaks of them. */
export const coachedTurns = (
  { turns }: { readonly turns: readonly Spoken[] },
  result: { readonly turns: readonly Value[] },
): readonly Coached[] => turns.map((turn, at) => coached(turn, result.turns[at], at + 1));
