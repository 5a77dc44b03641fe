import { type Classifier, classifierWith } from '@lemma/mastery/classifier';
import { type Move, moves } from '@lemma/school/interview';
import { type Around, featuresOf } from './features.ts';
import { unpacked } from './packed-weights.ts';
import { ruleMove } from './rules.ts';
import weights from './weights.json' with { type: 'json' };

/** The move of a sentence, the words by which it was recognized, and whether it is an open question. */
export type Labelling = { readonly move: Move; readonly evidence: string; readonly open: boolean };

const OPEN =
  /\b(?:why|how (?!many|much|old|long)|explain|describe|tell me|walk me|talk me|show me|draw|what (?:do you think|makes|made|were you|are you|did you|would happen|happens|if|do you notice|do you know)|convince|different way|in your head|suppose|imagine|what would you (?:say|do))\b/i;

/** Whether the answer must be more than a word or a number. */
export const isOpen = (text: string): boolean => OPEN.test(text);

const learned = unpacked(weights);
const classify: Classifier = classifierWith(learned);

const isMove = (label: string): label is Move => moves.some((move) => move === label);

/** Whether a piece of a text is not cut out of the middle of a word or a formula. */
function standsAlone(piece: string, text: string): boolean {
  const at = text.indexOf(piece);
  return (
    at >= 0 &&
    /(?:^|\s)["“'(]?$/.test(text.slice(0, at)) &&
    /^(?:$|\s|[.,?!;:"”')])/.test(text.slice(at + piece.length))
  );
}

/**
 * The words of a sentence that a rule knows for the move that was learned for it, as they were written; empty where no
 * rule says the same: what a classifier weighs are no reasons that somebody could read.
 */
function evidenceFor(move: Move, text: string, { current }: Around): string {
  const rule = ruleMove(text, current);
  return rule.move === move && rule.evidence !== text.trim() && standsAlone(rule.evidence, text) ? rule.evidence : '';
}

/** The move of one utterance, as learned from labeled talk of teachers. */
export function labelMove(text: string, around: Around = {}): Labelling {
  const label = classify(featuresOf(text, around))[0]?.[0] ?? 'generic';
  const move = isMove(label) ? label : 'generic';
  return { move, evidence: evidenceFor(move, text, around), open: isOpen(text) };
}
