import type { Act } from '../acts.ts';
import type { Labelling } from '../moves/label.ts';
import type { TalkKind } from './talk.ts';

/** Kinds of talk that are never a problem to solve, whatever problem the sentence names. */
export const OVER_PROBLEM: ReadonlySet<TalkKind> = new Set([
  'story',
  'table',
  'meaning',
  'put-in',
  'aloud',
  'context',
  'picture',
  'other-answer',
]);

/** Kinds of talk that a sentence asks for plainly; the others are what is left where nothing else was understood. */
export const PLAIN: ReadonlySet<TalkKind> = new Set([
  ...(['meaning', 'put-in', 'story', 'table', 'aloud', 'other-answer', 'compare', 'count'] as const),
  ...(['calculate', 'general', 'picture', 'context', 'example', 'feeling'] as const),
]);

/** Whether talk answers a sentence better than the act that it was read as. */
export const speaksOf = (talked: TalkKind, { kind }: Act): boolean => {
  if (kind === 'greeting' || kind === 'goodbye') return false;
  if (kind === 'draw' || kind === 'fits-drawing') return talked === 'picture';
  return PLAIN.has(talked) || kind === 'unknown' || kind === 'kindness' || kind === 'told';
};

const LETTERS = 24;
/** Whether a reply says the idea itself. */
export const saysMisconception = (text: string, idea: string): boolean =>
  text.toLowerCase().includes(idea.toLowerCase().slice(0, LETTERS));

const ASKS_FOR_THINKING: ReadonlySet<TalkKind> = new Set([
  ...(['story', 'picture', 'table', 'meaning', 'example', 'general', 'other-answer'] as const),
]);

/** The label of a sentence that was understood as asking for a story, a drawing or a meaning: it is open, and probes. */
export const withTalk = (labelling: Labelling, talked: TalkKind | undefined): Labelling =>
  talked !== undefined && ASKS_FOR_THINKING.has(talked) ? { ...labelling, move: 'probing', open: true } : labelling;
