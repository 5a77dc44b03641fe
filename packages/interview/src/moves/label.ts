import { type Classifier, classifierWith } from '@lemma/mastery/classifier';
import { type Move, moves } from '@lemma/school/interview';
import { type Around, featuresOf } from './features.ts';
import { unpacked } from './packed-weights.ts';
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

/** The words of a sentence that speak most for a move, against the other moves. */
function evidenceFor(move: Move, text: string, around: Around): string {
  const column = learned.labels.indexOf(move);
  const words = featuresOf(text, around).flatMap(({ name, words: shown }) => {
    const row = learned.rows.get(name);
    return row === undefined || shown === undefined || !/[a-z]/i.test(shown)
      ? []
      : [{ shown, weight: row[column] ?? 0 }];
  });
  const best = words.reduce<(typeof words)[number] | undefined>(
    (one, other) => (one === undefined || other.weight > one.weight ? other : one),
    undefined,
  );
  return best !== undefined && best.weight > 0 ? best.shown : text.trim();
}

/** The move of one utterance, as learned from labeled talk of teachers. */
export function labelMove(text: string, around: Around = {}): Labelling {
  const label = classify(featuresOf(text, around).map(({ name }) => name))[0]?.[0] ?? 'generic';
  const move = isMove(label) ? label : 'generic';
  return { move, evidence: evidenceFor(move, text, around), open: isOpen(text) };
}
