import { classifierOf, type Example, learnedFrom } from '@lemma/mastery/classifier';
import { moves } from '@lemma/school/interview';
import { featuresOf } from './features.ts';
import { labelMove } from './label.ts';
import { labelledSentences } from './labelled-sentences.ts';
import { exampleOf, readDialogues, type TutorTurn } from './mathdial.ts';
import { type PackedWeights, packed } from './packed-weights.ts';
import { ruleMove } from './rules.ts';

const LEARNING = { balanced: true, least: 4 } as const;

const own: readonly Example[] = labelledSentences.map(({ text, move, current }) => ({
  label: move,
  features: featuresOf(text, current === undefined ? {} : { current }),
}));

/** The weights that the project keeps: learned from the part of the dialogues that is for learning, and our sentences. */
export const weightsFrom = (folder: string): PackedWeights =>
  packed(learnedFrom([...readDialogues(folder).learned.map(exampleOf), ...own], LEARNING));

/** How often labels agree with those given by teachers: the share of all, and the mean of F1 over the moves. */
export type Agreement = { readonly turns: number; readonly accuracy: number; readonly macroF1: number };

function agreement(turns: readonly TutorTurn[], label: (turn: TutorTurn) => string): Agreement {
  const pairs = turns.map((turn) => [turn.move, label(turn)] as const);
  const f1 = moves.map((move) => {
    const hit = pairs.filter(([given, found]) => given === move && found === move).length;
    const [wanted, got] = [0, 1].map((side) => pairs.filter((pair) => pair[side] === move).length);
    return (2 * hit) / Math.max(1, (wanted ?? 0) + (got ?? 0));
  });
  return {
    turns: turns.length,
    accuracy: pairs.filter(([given, found]) => given === found).length / Math.max(1, pairs.length),
    macroF1: f1.reduce((sum, one) => sum + one, 0) / f1.length,
  };
}

/** What is measured on public dialogues. `trained` only where the folder has the training half. */
export type MoveFigures = {
  readonly kept: Agreement;
  readonly rules: Agreement;
  readonly trained?: Agreement;
};

/**
 * The project's labels, and its rules alone, on the third that nothing was learned from; and where the folder has the
 * training half, the same features learned from that half on the whole test half.
 */
export function measureMoves(folder: string): MoveFigures {
  const { learned, kept, training } = readDialogues(folder);
  const figures = {
    kept: agreement(kept, ({ text, ...around }) => labelMove(text, around).move),
    rules: agreement(kept, ({ text, current }) => ruleMove(text, current).move),
  };
  if (training === undefined) return figures;
  const classify = classifierOf(training.map(exampleOf), LEARNING);
  return {
    ...figures,
    trained: agreement([...learned, ...kept], (turn) => classify(exampleOf(turn).features)[0]?.[0] ?? ''),
  };
}
