import { expect, it } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { misconceptionCatalogue } from '../misconceptions/catalogue.ts';
import { skills } from '../registry.ts';
import { misconceptionsInSpanish } from './misconceptions/index.ts';

const ids = keysOf(misconceptionCatalogue);
const english = (id: (typeof ids)[number]) => misconceptionCatalogue[id].name;
const spanish = (id: (typeof ids)[number]) => misconceptionsInSpanish[id] ?? '';
const mathIn = (text: string) => String(text.match(/`[^`]+`/g)?.sort());
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

it('names every misconception in Spanish, and none that there is not', () => {
  expect(Object.keys(misconceptionsInSpanish).sort()).toEqual([...ids].sort());
  expect(ids.filter((id) => spanish(id).trim() === '' || spanish(id) === english(id))).toEqual([]);
});

it('keeps the mathematics and the numbers of a name, and its form: a few words without a period', () => {
  expect(ids.filter((id) => mathIn(spanish(id)) !== mathIn(english(id)))).toEqual([]);
  expect(ids.filter((id) => numbersIn(english(id)).some((one) => !numbersIn(spanish(id)).includes(one)))).toEqual([]);
  expect(ids.filter((id) => /^\p{Lu}|[.:]$|\s{2}/u.test(spanish(id)) || spanish(id).length > 90)).toEqual([]);
});

it('tells the misconceptions of a skill apart by their names as the English names do', () => {
  const alike = skills.flatMap(({ code, misconceptions }) => {
    const own = misconceptions.map(({ id }) => id);
    return own.flatMap((one, at) =>
      own
        .slice(at + 1)
        .filter((other) => spanish(one) === spanish(other) && english(one) !== english(other))
        .map((other) => `${code}: ${one} and ${other}`),
    );
  });
  expect(alike).toEqual([]);
});
