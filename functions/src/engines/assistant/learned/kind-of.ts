import { type Classifier, classifierOf, type Example } from '@lemma/mastery/classifier';
import { answeredIn } from '../read/claim.ts';
import requests from './requests.json' with { type: 'json' };
import { type Token, tokensOf } from './tokens-of.ts';

const LONG_WORD = 4;
const GRAM = 4;

/** Pieces of words of four characters, so that a word with a typing error still has most of its pieces. */
const gramsOf = (word: string): string[] =>
  word.length < LONG_WORD
    ? []
    : Array.from({ length: word.length + 2 - GRAM + 1 }, (_, at) => `#${`_${word}_`.slice(at, at + GRAM)}`);

const MANY = 3;
const lengthOf = (count: number): string => (count < 4 ? 'few' : count < 9 ? 'some' : count < 18 ? 'many' : 'most');

/** The words of a request, with one word for each run of words that name a topic: the topic does not tell the kind. */
const outlineOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ stem, isTopic }, at) => (!isTopic ? [stem] : tokens[at - 1]?.isTopic ? [] : ['ztopic']));

const runsOf = (words: readonly string[], size: number): string[] =>
  words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '));

/** What a request has that tells its kind: words, their order, how it begins and ends. */
export function featuresOf(text: string): string[] {
  const tokens = tokensOf(text);
  const outline = outlineOf(tokens.filter(({ word }) => !/[.,;:]/.test(word)));
  return [
    ...tokens.map(({ stem }) => stem),
    ...runsOf(outline, 2),
    ...runsOf(outline, 3),
    ...[1, 2, 3].map((size) => `^${outline.slice(0, size).join(' ')}`),
    ...tokens.flatMap(({ word }) => (word.startsWith('z') ? [] : gramsOf(word))),
    `+${lengthOf(outline.length)}`,
    ...['znumber', 'zmath', 'zequation', 'zname', 'zcode'].map(
      (all) => `+${all} ${Math.min(MANY, tokens.filter(({ word }) => word === all).length)}`,
    ),
    `+marks ${Math.min(MANY, tokens.filter(({ word }) => word === '\n').length)}`,
    ...(answeredIn(text) ? ['+answered'] : []),
    ...(tokens.at(-1)?.word === '?' ? ['+asks'] : []),
    ...(outline.includes('ztopic') ? ['+topic'] : []),
  ];
}

const FOLLOW = 'follow';
const NEW = 'new';

let made: readonly Example[] | undefined;
/** The requests with their kinds and features, which both classifiers learn from. */
const examples = (): readonly Example[] => {
  made ??= requests.map(({ kind, text }) => ({ label: kind, features: featuresOf(text) }));
  return made;
};

let kinds: Classifier | undefined;
let following: Classifier | undefined;

/**
 * The kinds that a request by itself may be of with their probabilities, the most likely first, as learned from
 * `requests.json`. The first use takes about a second.
 */
export function kindsOf(text: string): ReturnType<Classifier> {
  kinds ??= classifierOf(examples().filter(({ label }) => label !== FOLLOW));
  return kinds(featuresOf(text));
}

/** From these probabilities on, a text after an answer refers to it: by itself, and where its words are known to. */
export const REFERS = { alone: 0.5, known: 0.1 } as const;

/** How likely a text that is typed after an answer refers to that answer: 0 to 1. */
export function refersBack(text: string): number {
  following ??= classifierOf(
    examples().map(({ label, features }) => ({ label: label === FOLLOW ? FOLLOW : NEW, features })),
  );
  return following(featuresOf(text)).find(([label]) => label === FOLLOW)?.[1] ?? 0;
}
