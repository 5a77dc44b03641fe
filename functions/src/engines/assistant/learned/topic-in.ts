import { type Classifier, classifierOf } from '@lemma/mastery/classifier';
import requests from './requests.json' with { type: 'json' };
import { type Token, tokensOf } from './tokens-of.ts';

const AROUND = 2;

/** What tells whether a word belongs to the topic: the word, those beside it, and whether topics are called so. */
function featuresOf(tokens: readonly Token[], at: number): string[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, step) => step - AROUND).flatMap((step) => {
    const token = tokens[at + step];
    if (token === undefined) return [`${step} ${step < 0 ? 'begin' : 'end'}`];
    return [`${step} ${token.stem}`, ...(token.isTopic ? [`${step} ztopic`] : [])];
  });
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return [
    'all',
    ...near,
    `own ${own?.stem}`,
    `pair ${before?.stem} ${own?.isTopic ? 'ztopic' : own?.stem}`,
    `after ${own?.isTopic ? 'ztopic' : own?.stem} ${after?.isTopic ? 'ztopic' : after?.stem}`,
    `shape ${before?.isTopic ? 1 : 0}${own?.isTopic ? 1 : 0}${after?.isTopic ? 1 : 0}`,
    ...(own?.isMark ? ['mark'] : []),
  ];
}

let made: Classifier | undefined;
const classifier = (): Classifier => {
  made ??= classifierOf(
    requests.flatMap(({ text, topic }) => {
      const typed = text.toLowerCase();
      const start = topic === undefined ? -1 : typed.indexOf(topic.toLowerCase());
      const end = start + (topic?.length ?? 0);
      const tokens = tokensOf(typed);
      return tokens.map(({ from }, at) => ({
        label: start >= 0 && from >= start && from < end ? 'topic' : 'beside',
        features: featuresOf(tokens, at),
      }));
    }),
  );
  return made;
};

/** What is added to the log-odds of a word by which topics are called: what follows is searched in skills anyway. */
const CALLED = 1;
const LEAST = 1e-4;

/** The run of words in a request that names what it is about; undefined where none is likely to. */
export function topicIn(text: string): string | undefined {
  const typed = text.toLowerCase();
  const tokens = tokensOf(typed);
  const gains = tokens.map(({ isTopic }, at) => {
    const share = classifier()(featuresOf(tokens, at)).find(([label]) => label === 'topic')?.[1] ?? 0;
    const bounded = Math.min(1 - LEAST, Math.max(LEAST, share));
    return Math.log(bounded / (1 - bounded)) + (isTopic ? CALLED : 0);
  });
  let best: { readonly sum: number; readonly from: number; readonly to: number } | undefined;
  let [sum, start] = [0, 0];
  gains.forEach((gain, at) => {
    if (sum <= 0) [sum, start] = [0, at];
    sum += gain;
    if (sum > (best?.sum ?? 0)) best = { sum, from: start, to: at };
  });
  const [first, last] = [tokens[best?.from ?? -1], tokens[best?.to ?? -1]];
  return first && last ? text.slice(first.from, last.to) : undefined;
}
