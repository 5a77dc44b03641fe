import { expect, it } from 'vitest';
import { IS_SOAK } from '../soak/part-of.ts';
import { hintFrames } from './frames/hints/index.ts';
import { thoughtFrames } from './frames/ideas/index.ts';
import { replyFrames } from './frames/replies/index.ts';
import { stepFrames } from './frames/steps/index.ts';
import { guidanceInSpanish } from './guidance.ts';
import { GUIDANCE, type Guidance, guidanceTexts, saidToChild } from './guidance-texts.ts';

const texts = guidanceTexts(IS_SOAK ? 40 : 1);
type Said = readonly (readonly [english: string, spanish: string | undefined])[];
const known = new Map<Guidance, Said>();
/** Every text of a kind with its Spanish, which is made once. */
function said(kind: Guidance): Said {
  const pairs = known.get(kind) ?? [...texts[kind]].map((english) => [english, saidToChild(kind, english)] as const);
  known.set(kind, pairs);
  return pairs;
}

const mathIn = (text: string) => String([...text.matchAll(/`[^`]+`/g)].map(String).sort());
const numbersIn = (text: string) => String((text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort());
const ENGLISH =
  /(?<!\p{L})(the|and|of|with|your|what|which|write|find|solve|number|as|in|is|are|how|each|from|that)(?!\p{L})/iu;

it.each(GUIDANCE)('has all %s in Spanish', (kind) => {
  expect(said(kind).flatMap(([english, spanish]) => (spanish === undefined ? [english] : []))).toEqual([]);
});

it('has the same mathematics and the same numbers in both languages, and no English word', () => {
  const pairs = GUIDANCE.flatMap(said).flatMap(([english, spanish]) => (spanish ? [[english, spanish] as const] : []));
  expect(pairs.filter(([english, spanish]) => mathIn(english) !== mathIn(spanish))).toEqual([]);
  expect(pairs.filter(([english, spanish]) => numbersIn(english) !== numbersIn(spanish))).toEqual([]);
  const words = pairs.map(([, spanish]) => spanish.replaceAll(/`[^`]+`/g, ''));
  expect(words.filter((text) => ENGLISH.test(text) || /[@~#{}]/.test(text))).toEqual([]);
});

it('says tú in what helps, whoever reads, and ustedes in a task to a family', () => {
  expect(guidanceInSpanish('Add all the tens. Then add all the ones.', 'family')).toBe(
    'Suma todas las decenas. Después suma todas las unidades.',
  );
  expect(guidanceInSpanish('Add.', 'family')).toBe('Sumen.');
});

it('agrees with the thing that a hint speaks of', () => {
  expect(guidanceInSpanish('Take 150 for each of the barrels.')).toBe('Toma 150 por cada uno de los barriles.');
  expect(guidanceInSpanish('The red snake stands in both sentences. Is it longer or shorter than the others?')).toBe(
    'La serpiente de color rojo está en las dos oraciones. ¿Mide más o mide menos que lo demás?',
  );
});

it('keeps numbers that are equal in the example apart, and agrees with how many there are', () => {
  expect(guidanceInSpanish('Count each row: 5 at the top, 6 at the bottom.')).toBe(
    'Cuenta cada fila: 5 arriba, 6 abajo.',
  );
  expect(guidanceInSpanish('Take 2 from 3. 1 is left.')).toBe('Quita 2 de 3. Queda 1.');
  expect(guidanceInSpanish('Take 1 from 4. 3 is left.')).toBe('Quita 1 de 4. Quedan 3.');
  expect(guidanceInSpanish('Tens: take 1 from 3.')).toBe('Decenas: quita 1 de 3.');
  expect(guidanceInSpanish('Grape: 8 full circles.')).toBe('Uva: 8 círculos completos.');
  expect(guidanceInSpanish('boats: 2, houses: 3, balls: 1. The answer is 3.')).toBe(
    'Barcos: 2, casas: 3, pelotas: 1. La respuesta es 3.',
  );
});

/** Words that a bilingual teacher stumbled over, whatever is said with them, and the English that they may stand for. */
const SLIPS: readonly { readonly what: string; readonly slip: RegExp; readonly rightly?: RegExp }[] = [
  { what: 'across is no lado', slip: /(?<!\p{L})de lado(?!\p{L}| a lado)/iu, rightly: /side/ },
  { what: 'veces mayor may be heard as more than', slip: /veces mayor/ },
  { what: 'a whole is not opened', slip: /(?<!\p{L})abr[ei]s? (?:un|el) entero/iu },
  { what: 'what is over is more than one', slip: /Sobran .*que no alcanza |décimas, escrito/ },
  { what: 'an open figure has no hole', slip: /hueco/, rightly: /without gaps|before the gap/ },
  { what: 'the middle is no half', slip: /(?:debajo|encima) de la mitad/ },
  { what: 'a power multiplies nothing', slip: /potencia multiplica/ },
  { what: 'before and after are named', slip: /barra(?: de \S+)? para (?:antes|después)|gráfica recta/ },
  { what: 'y beside a number is and', slip: /\d: y \d/ },
  { what: 'not comes before its verb', slip: /^no: / },
  { what: 'chores are no homework', slip: /tareas en casa/ },
  { what: 'to take from', slip: /^Del \d+ todavía/ },
];

it.each(SLIPS)('does not say it again: $what', ({ slip, rightly }) => {
  const frames = [...hintFrames, ...replyFrames, ...thoughtFrames, ...stepFrames].flatMap((each) =>
    Object.entries(each),
  );
  const pairs = [...frames, ...GUIDANCE.flatMap(said)];
  expect(pairs.filter(([english, spanish = '']) => slip.test(spanish) && !rightly?.test(english))).toEqual([]);
});

it('says how many are left of what is to be taken, and agrees with it', () => {
  expect(guidanceInSpanish('Of the 16, 8 are still to be taken away.')).toBe(
    'De los 16 que hay que quitar, todavía faltan 8.',
  );
  expect(guidanceInSpanish('14 tenths, written as a decimal.')).toBe('14 décimas, escritas como decimal.');
  expect(guidanceInSpanish('1 tenths, written as a decimal.')).toBe('1 décima, escrita como decimal.');
});
