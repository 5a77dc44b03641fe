import { type Classifier, classifierWith } from '@lemma/mastery/classifier';
import { unpacked } from '../moves/packed-weights.ts';
import { intentFeatures } from './intent-features.ts';
import weights from './intent-weights.json' with { type: 'json' };
import { type Intent, intents } from './intents.ts';

const classify: Classifier = classifierWith(unpacked({ ...weights, rows: weights.rows.split('\n') }));

/** An intent that is less likely than this is none. */
const LEAST_LIKELY = 0.08;

/** What a sentence may ask for, the most likely first. */
export function intentsOf(text: string): readonly { readonly intent: Intent; readonly share: number }[] {
  return classify(intentFeatures(text)).flatMap(([label, share], at) => {
    const intent = intents.find((one) => one === label);
    return intent === undefined || (at > 0 && share < LEAST_LIKELY) ? [] : [{ intent, share }];
  });
}
