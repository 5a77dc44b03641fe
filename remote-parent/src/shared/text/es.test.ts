import { expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

const textsOf = (part: object, at = ''): [string, string][] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : textsOf(value, `${at}${key}.`),
  );
const gapsOf = (text: string) =>
  [...new Set([...text.matchAll(/(?<!(?:=\d+|one|other) )\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

it('has every text in Spanish, with the same gaps, and none left in English', () => {
  const spanish = new Map(textsOf(es));
  const english = textsOf(en);
  expect([...spanish.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  const left = english.filter(([key, text]) => spanish.get(key) === text).map(([key]) => key);
  expect(left).toEqual(['children.languages.en', 'children.languages.es']);
  const other = english.filter(([key, text]) => String(gapsOf(spanish.get(key) ?? '')) !== String(gapsOf(text)));
  expect(other).toEqual([]);
});

it('ends no sentence with a time, which has a period of its own in Spanish', () => {
  const doubled = textsOf(es).filter(([, text]) => /\{(?:at|when|until)\}\./.test(text));
  expect(doubled).toEqual([]);
});

it('addresses adults as usted, never tú', () => {
  const familiar = textsOf(es).filter(([, text]) =>
    /(?<!\p{L})(tú|tu|tus|tienes|puedes|eres|vosotros)(?!\p{L})/iu.test(text),
  );
  expect(familiar).toEqual([]);
});
