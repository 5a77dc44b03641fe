import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classifierOf, type Example, learnedFrom } from '@lemma/mastery/classifier';
import { packed } from '../moves/packed-weights.ts';
import { intentFeatures } from './intent-features.ts';

const LEARNING = { balanced: true, passes: 40, least: 4 } as const;

type Labelled = { readonly by: string; readonly said: string; readonly label: string };

/** The sentences that intents are learned from: of two strangers, and of ours. */
const labelledIntents = (): readonly Labelled[] => {
  const text = readFileSync(join(import.meta.dirname, 'labelled-intents.txt'), 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [by = '', label = '', sentences = ''] = line.split('\t');
      return sentences.split(' | ').map((said) => ({ by, said, label }));
    });
};

const exampleOf = ({ said, label }: Labelled): Example => ({ label, features: intentFeatures(said) });

/** The weights as they stand in their file: all rows in one text. */
export function intentWeights(): { readonly labels: readonly string[]; readonly step: number; readonly rows: string } {
  const weights = packed(learnedFrom(labelledIntents().map(exampleOf), LEARNING));
  return { ...weights, rows: weights.rows.join('\n') };
}

/** How often the intent of an author's sentences is found by what was learned from the others'. */
export function measureIntents(by: string): { readonly sentences: number; readonly right: number } {
  const all = labelledIntents();
  const classify = classifierOf(all.filter((one) => one.by !== by).map(exampleOf), LEARNING);
  const own = all.filter((one) => one.by === by);
  return {
    sentences: own.length,
    right: own.filter((one) => classify(exampleOf(one).features)[0]?.[0] === one.label).length,
  };
}
