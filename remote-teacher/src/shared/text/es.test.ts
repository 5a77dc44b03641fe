import { expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };
type Part = readonly [key: string, text: string];

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
const textsOf = (part: Texts, at: string): Part[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value] as const] : textsOf(value, `${at}${key}.`),
  );

const catalogues: Readonly<Record<string, unknown>> = import.meta.glob('./e[ns]-*.ts', { eager: true });
const inLanguage = (language: string): readonly Part[] =>
  Object.entries(catalogues)
    .flatMap(([file, exported]) =>
      file.startsWith(`./${language}-`) && isTexts(exported)
        ? Object.values(exported).flatMap((texts) => (isTexts(texts) ? textsOf(texts, '') : []))
        : [],
    )
    .filter(([key]) => key.includes('.'));
const english = [...new Map(inLanguage('en'))];
const spanish = new Map(inLanguage('es'));
const inSpanish = (key: string): string => spanish.get(key) ?? '';

/** Words of both languages, and what is said to the assistant, which reads English. */
const SAME_IN_BOTH = [
  'Ideas',
  'JSON',
  'Make 5 problems on two-step equations',
  'Plan',
  'Plan a lesson on 5.NF.A.1 in 45 minutes',
  'Solve 2(x - 3) = 10',
  'Which idea is most common?',
  'Who hasn’t turned in their work?',
  'Who hasn’t turned in their work?',
  'Why would a student say 1/2 + 1/3 = 2/5?',
  'decimal',
  'min',
  'min',
  '{count, number} min',
  '{minutes, number} min',
];

const gapsOf = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:=\d+|one|other|none|parent|school) )\{(\w+)[,}]/g)].map(([, name]) => name))]
    .sort()
    .join();
const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).sort().join();

it('has every text of the area in Spanish, and none beside', () => {
  expect(english.length).toBeGreaterThan(1000);
  expect([...spanish.keys()].sort()).toEqual(english.map(([key]) => key).sort());
});

it('has the gaps and the numbers of the English text', () => {
  const other = english.filter(
    ([key, text]) => gapsOf(inSpanish(key)) !== gapsOf(text) || numbersOf(inSpanish(key)) !== numbersOf(text),
  );
  expect(other.map(([key, text]) => [key, text, inSpanish(key)])).toEqual([]);
});

it('is the same in both languages only where it should be', () => {
  const words = (text: string) => text.replace(/\{[^{}]*\}/g, '').match(/[a-z]{3,}/gi) ?? [];
  const left = english.filter(([key, text]) => inSpanish(key) === text && words(text).length > 0);
  expect(left.map(([, text]) => text).sort()).toEqual(SAME_IN_BOTH);
});

it('has no English word left in a Spanish text', () => {
  const common = /\b(the|and|of|with|your|you|student|question|assignment|work|answer|skill|not|this|that|from)\b/i;
  const quoted = /“[^”]*”/g;
  const left = [...spanish].filter(
    ([key, text]) => !key.startsWith('assistant.') && common.test(text.replace(quoted, '').replace(/\{(\w+)/g, '')),
  );
  expect(left).toEqual([]);
});

it('ends no sentence with a time, which has a period of its own in Spanish', () => {
  expect([...spanish].filter(([, text]) => /\{(?:at|when|until|due)\}\./.test(text))).toEqual([]);
});

it('addresses teachers as usted, never tú', () => {
  const familiar = /(?<!\p{L}|\bse )(tú|tu|tus|tienes|puedes|eres|vosotros|elige|escribe|agrega|revisa)(?!\p{L})/iu;
  expect([...spanish].filter(([, text]) => familiar.test(text))).toEqual([]);
});
