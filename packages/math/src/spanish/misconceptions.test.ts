import { expect, it } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { misconceptionCatalogue } from '../misconceptions/catalogue.ts';
import { skills } from '../registry.ts';
import { misconceptionsInSpanish } from './misconceptions/index.ts';
import { movesInSpanish } from './moves/index.ts';
import { whysInSpanish } from './whys/index.ts';

const ids = keysOf(misconceptionCatalogue);
const texts = { name: misconceptionsInSpanish, why: whysInSpanish, move: movesInSpanish } as const;
const kinds = keysOf(texts);
type Kind = (typeof kinds)[number];
const english = (kind: Kind, id: (typeof ids)[number]) => misconceptionCatalogue[id][kind];
const spanish = (kind: Kind, id: (typeof ids)[number]) => texts[kind][id] ?? '';
const mathIn = (text: string) => String(text.match(/`[^`]+`/g)?.sort());
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

it.each(kinds)('has the %s of every misconception in Spanish, and none that there is not', (kind) => {
  expect(Object.keys(texts[kind]).sort()).toEqual([...ids].sort());
  expect(ids.filter((id) => spanish(kind, id).trim() === '' || spanish(kind, id) === english(kind, id))).toEqual([]);
});

it.each(kinds)('keeps the mathematics and the numbers of a %s', (kind) => {
  expect(ids.filter((id) => mathIn(spanish(kind, id)) !== mathIn(english(kind, id)))).toEqual([]);
  const lost = (id: (typeof ids)[number]) =>
    numbersIn(english(kind, id)).filter((one) => !numbersIn(spanish(kind, id)).includes(one));
  expect(ids.filter((id) => lost(id).length > 0)).toEqual([]);
});

it('names in a few words without a period, and tells why, and what to do, in sentences', () => {
  const isName = (text: string) => /^[^\p{Lu}].*[^.:]$/u.test(text) && text.length <= 90;
  expect(ids.filter((id) => !isName(spanish('name', id)))).toEqual([]);
  expect(ids.filter((id) => !/^[«¿\p{Lu}].*[.?]$/u.test(spanish('move', id)))).toEqual([]);
  expect(ids.filter((id) => !/^[`«\p{Lu}].*\.$/u.test(spanish('why', id)))).toEqual([]);
});

it('tells the misconceptions of a skill apart by their names as the English names do', () => {
  const alike = skills.flatMap(({ code, misconceptions }) => {
    const own = misconceptions.map(({ id }) => id);
    return own.flatMap((one, at) =>
      own
        .slice(at + 1)
        .filter((other) => spanish('name', one) === spanish('name', other))
        .filter((other) => english('name', one) !== english('name', other))
        .map((other) => `${code}: ${one} and ${other}`),
    );
  });
  expect(alike).toEqual([]);
});
