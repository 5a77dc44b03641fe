const ONES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** Whether a number stands alone, or before a masculine or a feminine noun: uno, un, una. */
type Before = 'alone' | 'masculine' | 'feminine';

const shortened = (word: string): string =>
  word.endsWith('veintiuno') ? `${word.slice(0, -3)}ún` : word.endsWith('uno') ? word.slice(0, -1) : word;

/** A whole number from 0 to 999,999 in words. */
export function inSpanishWords(n: number, before: Before = 'alone'): string {
  const below100 = (rest: number): string => {
    const one = rest % 10;
    const tens = TENS[Math.floor(rest / 10)] ?? '';
    return ONES[rest] ?? (one === 0 ? tens : `${tens} y ${ONES[one]}`);
  };
  const below1000 = (rest: number): string => {
    if (rest === 100) return 'cien';
    const hundreds = rest < 100 ? '' : (HUNDREDS[Math.floor(rest / 100)] ?? '');
    return [hundreds, rest % 100 === 0 && rest > 0 ? '' : below100(rest % 100)].filter(Boolean).join(' ');
  };
  const thousands = Math.floor(n / 1000);
  const many = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${shortened(below1000(thousands))} mil`;
  const words = [many, n >= 1000 && n % 1000 === 0 ? '' : below1000(n % 1000)].filter(Boolean).join(' ');
  if (before === 'alone' || !words.endsWith('uno')) return words;
  return before === 'masculine' ? shortened(words) : `${words.slice(0, -1)}a`;
}

const ENGLISH = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, n) => [word, n] as const),
);
for (const [at, word] of 'thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  ENGLISH.set(word, 30 + 10 * at);

/** The whole number that English words say; undefined for other words. */
export function ofEnglishWords(words: string): number | undefined {
  let [total, part] = [0, 0];
  for (const word of words.replaceAll(/ and |-|,/g, ' ').split(/\s+/)) {
    const n = ENGLISH.get(word);
    if (n !== undefined) part += n;
    else if (word === 'hundred') part *= 100;
    else if (word === 'thousand') [total, part] = [total + part * 1000, 0];
    else return undefined;
  }
  return total + part;
}

/** The parts of a whole: one of them in English, one and several in Spanish. */
const PLACES: Readonly<Record<string, string>> = {
  tenth: 'décima',
  hundredth: 'centésima',
  thousandth: 'milésima',
  'ten-thousandth': 'diezmilésima',
};
const PARTS: Readonly<Record<string, string>> = {
  half: 'medio',
  third: 'tercio',
  fourth: 'cuarto',
  fifth: 'quinto',
  sixth: 'sexto',
  seventh: 'séptimo',
  eighth: 'octavo',
  ninth: 'noveno',
  tenth: 'décima',
  eleventh: 'onceavo',
  twelfth: 'doceavo',
};

const singular = (part: string): string => (part === 'halves' ? 'half' : part.replace(/s$/, ''));

function partInSpanish(words: string, parts: Readonly<Record<string, string>>): string | undefined {
  const [, count = '', part = ''] = /^(.+) (\S+)$/.exec(words) ?? [];
  const n = ofEnglishWords(count);
  const name = parts[singular(part)];
  if (n === undefined || name === undefined) return undefined;
  return `${inSpanishWords(n, name.endsWith('a') ? 'feminine' : 'masculine')} ${name}${n === 1 ? '' : 's'}`;
}

/** A decimal in words: "five and three hundredths". */
function decimalInSpanish(words: string): string | undefined {
  const [, whole, rest = words] = /^(.+?) and (.+)$/.exec(words) ?? [];
  const part = partInSpanish(rest, PLACES);
  if (part === undefined) return undefined;
  const n = whole === undefined ? 0 : ofEnglishWords(whole);
  if (n === undefined) return undefined;
  return whole === undefined ? part : `${inSpanishWords(n)} y ${part}`;
}

function wholeInSpanish(words: string): string | undefined {
  const n = ofEnglishWords(words);
  return n === undefined ? undefined : inSpanishWords(n);
}

const TASKS = [
  [/^Write as a decimal: (.+)\.$/, decimalInSpanish, 'Escriban como decimal: $.'],
  [/^So read: (.+)\.$/, decimalInSpanish, 'Así que se lee: $.'],
  [/^So it is worth (.+)\.$/, decimalInSpanish, 'Así que vale $.'],
  [/^Write this number in digits: (.+)\.$/, wholeInSpanish, 'Escriban este número con cifras: $.'],
  [/^((?:[a-z]+[ -])+(?:ten-)?(?:tenth|hundredth|thousandth)s?)$/, decimalInSpanish, '$'],
  [/^Write the number (.+)\.$/, wholeInSpanish, 'Escriban el número $.'],
  [/^Put a point at (.+)\.$/, (words: string) => partInSpanish(words, PARTS), 'Pongan un punto en $.'],
] as const;

/** A task that names a number in words, in Spanish; undefined for any other. */
export function wordsInSpanish(english: string): string | undefined {
  for (const [pattern, read, spanish] of TASKS) {
    const words = pattern.exec(english)?.[1];
    const said = words === undefined ? undefined : read(words);
    if (said !== undefined) return spanish.replace('$', said);
  }
  return undefined;
}
