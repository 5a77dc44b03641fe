import { type Classifier, classifierOf } from '@lemma/mastery/classifier';
import { offeredMakes, type RequestMake } from '@lemma/school/assistant';
import requests from './requests.json' with { type: 'json' };
import { tokensOf } from './tokens-of.ts';

const LONG_WORD = 4;
const GRAM = 4;
/** Pieces of words of four characters, so that a word with a typing error still has most of its pieces. */
const gramsOf = (word: string): string[] =>
  word.length < LONG_WORD
    ? []
    : Array.from({ length: word.length + 3 - GRAM }, (_, at) => `#${`_${word}_`.slice(at, at + GRAM)}`);

const runsOf = (words: readonly string[], size: number): string[] =>
  words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));

const LONGEST_READ = 600;
/** What a request has that tells its kind: words, their order, how it begins; a topic counts as one word, whatever it is. */
function featuresOf(text: string): string[] {
  const tokens = tokensOf(text.slice(0, LONGEST_READ));
  const outline = tokens
    .filter(({ word }) => !/[.,;:]/.test(word))
    .flatMap(({ stem, isTopic }, at, all) => (!isTopic ? [stem] : all[at - 1]?.isTopic ? [] : ['ztopic']));
  return [
    ...tokens.map(({ stem }) => stem),
    ...runsOf(outline, 2),
    ...runsOf(outline, 3),
    ...[1, 2, 3].map((size) => `^${outline.slice(0, size).join(' ')}`),
    ...tokens.flatMap(({ word }) => (word.startsWith('z') ? [] : gramsOf(word))),
    ...(tokens.at(-1)?.word === '?' ? ['+asks'] : []),
  ];
}

/** About a second: twice the passes find the kind in 2 of 100 more requests. */
const LEARNING = { passes: 6, least: 3 } as const;
let classify: Classifier | undefined;
/** The kinds that a request may be of with their probabilities, the likeliest first, as learned from `requests.json` when it is first asked. */
export function kindsOf(text: string): ReturnType<Classifier> {
  classify ??= classifierOf(
    Object.entries(requests).flatMap(([label, texts]) => texts.map((each) => ({ label, features: featuresOf(each) }))),
    LEARNING,
  );
  return classify(featuresOf(text));
}

const MOST_LIKELY = 3;
const LEAST = 0.04;
/** What can be made that a request most likely asks for, three things at most; none of them is made before one is chosen. */
export const likelyMakes = (text: string): RequestMake[] =>
  kindsOf(text)
    .flatMap(([kind, share]) => (share < LEAST ? [] : offeredMakes.filter((make) => make === kind)))
    .slice(0, MOST_LIKELY);

const LIKELY = 0.3;
/** Whether a text likely asks for a thing by itself, and is nothing said of what stands above. */
export const isLikelyNew = (text: string): boolean => {
  const [[kind = '', share = 0] = []] = kindsOf(text);
  return share >= LIKELY && kind !== 'follow' && kind !== 'none';
};

const SURE = 0.6;
/** The refusal that a request surely calls for, by its id. */
export const likelyRefusal = (text: string): string | undefined => {
  const [kind = '', share = 0] = kindsOf(text)[0] ?? [];
  return share >= SURE ? /^refuse\.(.*)$/.exec(kind)?.[1] : undefined;
};
