import { calculationMove, ruleHits } from './rules.ts';

/**
 * What is known of a sentence's surroundings: the problem on the table, the student's reply before it, and how many
 * turns came before.
 */
export type Around = { readonly current?: string; readonly before?: string; readonly turn?: number };

const NUMBER = /\d+(?:[.,]\d+)*/g;
const numbersOf = (text: string): Set<string> =>
  new Set((text.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '')));

/** The words and marks of a sentence, numbers as 0. */
const tokensOf = (text: string): string[] =>
  [...text.matchAll(/[a-z'’]+|\d+(?:[.,]\d+)*|[?!$%=+*×÷/-]/gi)].map(([typed]) =>
    /^\d/.test(typed) ? '0' : typed.toLowerCase().replace('’', "'"),
  );

const ASKING = /^(?:what|how|why|which|where|when|who|can|could|do|does|did|is|are|would|if|should|so)$/;
const step = (value: number, most: number): string => String(Math.min(value, most));

/** How the last question of a text is put: its first two asking words. */
function questionForm(text: string): string | undefined {
  const last = text
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => sentence.includes('?'))
    .at(-1);
  const words = last?.toLowerCase().match(/[a-z']+/g) ?? [];
  return (
    last &&
    words
      .filter((word) => ASKING.test(word))
      .slice(0, 2)
      .join(' ')
  );
}

/** What lies around a sentence: its place in the talk, and what it shares with the reply before it. */
function aroundOf(text: string, { current, before = '', turn }: Around): string[] {
  const [own, there] = [numbersOf(text), numbersOf(before)];
  const shared = [...own].filter((number) => there.has(number)).length;
  const calculation = calculationMove(text, current);
  return [
    ...(calculation === undefined ? [] : [`calculation ${calculation}`]),
    ...(turn === undefined ? [] : [`turn ${step(turn, 6)}`]),
    ...(turn === undefined || before !== '' ? [] : ['nothing before']),
    ...(before === ''
      ? []
      : [
          `shared ${step(shared, 2)}`,
          `new ${step(own.size - shared, 2)}`,
          ...(before.split(/\s+/).length < 8 ? ['short before'] : []),
          ...(/\b(?:sorry|mistake|you.?re right|you are right|oh|i see)\b/i.test(before) ? ['gives in'] : []),
        ]),
  ];
}

/** Everything that a sentence and its surroundings have that may tell its move. */
export function featuresOf(text: string, around: Around): readonly string[] {
  const tokens = tokensOf(text);
  const words = text.split(/\s+/).filter(Boolean).length;
  const form = questionForm(text);
  const pieces = [1, 2].flatMap((size) => tokens.slice(size - 1).map((_, at) => tokens.slice(at, at + size).join(' ')));
  const shape = [
    `words ${words < 4 ? 'few' : words < 9 ? 'some' : words < 20 ? 'many' : words < 35 ? 'more' : 'most'}`,
    `sentences ${step(text.match(/[.?!](?:\s|$)/g)?.length ?? 0, 4)}`,
    `numbers ${step(numbersOf(text).size, 4)}`,
    ...(text.includes('?') ? ['asks'] : []),
    ...(/\?\W*$/.test(text) ? ['ends asking'] : []),
    ...(/\d\s*[-+x*×/÷=]\s*\$?\d/.test(text) ? ['calculation'] : []),
    `begins ${tokens[0]}`,
    `begins ${tokens[0]} ${tokens[1]}`,
    ...(form === undefined ? [] : [`form ${form}`]),
  ];
  return [
    ...pieces,
    ...ruleHits(text).map((rule) => `+rule ${rule}`),
    ...[...shape, ...aroundOf(text, around)].map((name) => `+${name}`),
  ];
}
