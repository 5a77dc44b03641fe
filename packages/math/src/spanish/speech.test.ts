import { expect, it } from 'vitest';
import { parse } from '../check/index.ts';
import { generateProblem, skills } from '../index.ts';
import { toSpeech } from '../render/index.ts';
import { toSpanishSpeech } from './speech.ts';

const said = (written: string): string => {
  const read = parse(written, { units: /\d\s+[A-Za-zµ°]/.test(written) });
  return read.ok ? toSpanishSpeech(read.tree) : `? ${written}`;
};

it.each([
  ['3/4 + 1/6', 'tres cuartos más un sexto'],
  ['2 1/2', 'dos y un medio'],
  ['1/10', 'una décima'],
  ['21/100', 'veintiuna centésimas'],
  ['5/13', 'cinco sobre trece'],
  ['1,250', '1250'],
  ['0.05', 'cero punto cero cinco'],
  ['12.75', 'doce punto setenta y cinco'],
  ['x^2 - 4', 'x al cuadrado menos cuatro'],
  ['x^5', 'x elevado a cinco'],
  ['-3 * 7', 'negativo tres por siete'],
  ['6 ÷ 2', 'seis entre dos'],
  ['25%', 'veinticinco por ciento'],
  ['$3.50', 'tres dólares con cincuenta centavos'],
  ['$1', 'un dólar'],
  ['8:25', 'las ocho y veinticinco'],
  ['1:00', 'la una en punto'],
  ['sqrt(9)', 'la raíz cuadrada de nueve'],
  ['1 cm', 'un centímetro'],
  ['21 in', 'veintiuna pulgadas'],
  ['9 cm^2', 'nueve centímetros cuadrados'],
  ['y = 3x + 1', 'ye es igual a tres x más uno'],
  ['f(x) = 2x', 'f de x es igual a dos x'],
  ['p(t) = 20t', 'p de t es igual a veinte t'],
  ['n(n + 5)', 'n por abre paréntesis, n más cinco, cierra paréntesis'],
  ['2 < x', 'dos es menor que x'],
  ['(2, -3)', 'abre paréntesis, dos, negativo tres, cierra paréntesis'],
])('says %s as a Spanish reader does', (written, spanish) => {
  expect(said(written)).toBe(spanish);
});

it('says every formula of a task, and none of it in English', () => {
  const formulas = skills.flatMap((skill) =>
    ([1, 2, 3] as const).flatMap((level) => {
      const { prompt, math, hints, solution } = generateProblem(skill, level, level + 104_729);
      const texts = [prompt, ...hints, ...solution.map(({ why }) => why)];
      const inTexts = texts.flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, formula = '']) => formula));
      return [...(math === undefined ? [] : [math]), ...inTexts, ...solution.map(({ line }) => line)];
    }),
  );
  const read = [...new Set(formulas)].flatMap((formula) => {
    const tree = parse(formula);
    return tree.ok ? [[toSpeech(tree.tree), toSpanishSpeech(tree.tree)] as const] : [];
  });
  expect(read.length).toBeGreaterThan(1000);
  const english =
    /(?<!\p{L})(plus|minus|times|divided|equals|over|squared|cubed|power|root|open|close|negative|percent|and|of|is|the|one|two|three|half|halves|third|thirds|remainder)(?!\p{L})/u;
  expect(read.filter(([, spanish]) => english.test(spanish))).toEqual([]);
});
