import type { Kind } from './plain-misconceptions.ts';

const N = String.raw`(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const plain = (text = ''): number => Number(text.replaceAll(',', ''));
const signed = (sign: string, text: string): number => (sign === '-' ? -1 : 1) * Number(text === '' ? 0 : text);

/** The value of each place, the smaller taken from the larger. */
function columnwise(a: string, b: string): string {
  const places = Math.max(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  const [one, other] = [a, b].map((text) => Number(text).toFixed(places).replace('.', ''));
  const long = Math.max(one?.length ?? 0, other?.length ?? 0);
  const [top, below] = [one, other].map((text) => (text ?? '').padStart(long, '0'));
  const digits = [...(top ?? '')].map((digit, at) => Math.abs(Number(digit) - Number(below?.[at] ?? 0))).join('');
  return `${digits.slice(0, long - places)}.${digits.slice(long - places)}`;
}

const algebraKinds: readonly Kind[] = [
  [
    /(?:^|[\s:])([a-z\d]+)\^\(?0\)?(?=\s*(?:[=?.]|$))/i,
    ([base = '']) => [
      ['expressions.zero-exponent-zero', 0],
      ['expressions.zero-exponent-keeps-base', base],
    ],
  ],
  [/(?<![\w^)])[a-z]\^\(?2\)? ?= ?(\d+)(?![\w^])/i, ([square = '']) => [['algebra.root-halves', Number(square) / 2]]],
  [
    /(?<![\w^)])(\d+)[a-z] ?[-+] ?\d+ ?= ?(\d+)(?![\w^])/i,
    ([factor = '', right = '']) => [['equations.ignore-start', `${right}/${factor}`]],
  ],
  [
    /(?<![\w^)])(\d+) ?([-+]) ?(\d+)\(([a-z]) ?([-+]) ?(\d+)\)(?! ?=)/i,
    ([a = '', sign = '', b = '', letter = '', inner = '', c = '']) => [
      ['expressions.left-to-right', `(${a}${sign}${b})*(${letter}${inner}${c})`],
    ],
  ],
  [
    /\b([fgh])\(x\) ?= ?(-?\d*)x ?(?:([-+]) ?(\d+))?(?![\w^])[^?]*?\1\((-?\d+)\)/i,
    ([, factor = '', sign = '', rest = '', input = '']) => [
      ['functions.input-written-beside-number', Number(`${factor}${input}`) + signed(sign, rest)],
      ['functions.notation-as-product', `(${input})*(${factor}x${sign}${rest})`],
    ],
  ],
  [
    /\b([fgh])\(x\) ?= ?x\^\(?2\)? ?(?:([-+]) ?(\d+))?[^?]*?\1\((-?\d+)\)/i,
    ([, sign = '', rest = '', input = '']) => [
      ['functions.negative-square-stays-negative', -(Number(input) ** 2) + signed(sign, rest)],
      ['expressions.power-as-product', 2 * Number(input) + signed(sign, rest)],
    ],
  ],
];

const numberKinds: readonly Kind[] = [
  [
    /(?<![\w./])(\d+\/\d+) ?÷ ?(\d+)(?![\d./])|(?<![\w./])(\d+) ?÷ ?(\d+\/\d+)(?![\d./])/,
    ([a = '', b = '', c = '', d = '']) => [['fractions.divide-without-inverting', `${a}${c}*${b}${d}`]],
  ],
  [
    /(?<![\w./])(\d*\.\d+|\d+) ?- ?(\d*\.\d+|\d+)(?![\w./])/,
    ([a = '', b = '']) => (/\./.test(a + b) ? [['decimals.smaller-from-larger', Number(columnwise(a, b))]] : []),
  ],
  [
    /\bdistance\b[^?]*?(-\d+)[^?]*?(?<![\d-])(\d+)|\bdistance\b[^?]*?(?<![\d-])(\d+)[^?]*?(-\d+)/i,
    ([a = '', b = '', c = '', d = '']) => [
      ['geometry.distance-ignores-sides', Math.abs(Math.abs(Number(a || d)) - Number(b || c))],
    ],
  ],
  [
    /\bis (\d+) (?:an? )?prime/i,
    ([number = '']) => [[number === '1' ? 'whole-numbers.one-is-prime' : 'whole-numbers.odd-means-prime', 'yes']],
  ],
  [
    /(\d) tens and (\d+) ones/i,
    ([tens = '', ones = '']) => [['whole-numbers.writes-as-heard', Number(`${tens}${ones}`)]],
  ],
];

const figureKinds: readonly Kind[] = [
  [
    new RegExp(`square[^?]*?area (?:of|is)[^?]*?${N}[^?]*?\\bside`, 'i'),
    ([area = '']) => [
      ['measurement.area-perimeter-confused', plain(area) / 4],
      ['expressions.root-as-division', plain(area) / 2],
    ],
  ],
  [
    new RegExp(`perimeter (?:of |is )?${N}[^?]*?(?:length|width|side|wide|long)[^?]*?${N}`, 'i'),
    ([all = '', one = '']) => [['measurement.perimeter-two-sides', plain(all) - plain(one)]],
  ],
  [
    /isosceles[^?]*?(?:top|vertex|apex|third)[^?]*?(\d+)/i,
    ([top = '']) => [['geometry.isosceles-not-shared', 180 - Number(top)]],
  ],
  [
    new RegExp(`trapezoid[^?]*?${N}[^?\\d]*${N}[^?]*?height[^?\\d]*${N}`, 'i'),
    ([a = '', b = '', h = '']) => [
      ['geometry.triangle-not-halved', (plain(a) + plain(b)) * plain(h)],
      ['geometry.trapezoid-one-base', plain(a) * plain(h)],
      ['geometry.trapezoid-one-base', plain(b) * plain(h)],
    ],
  ],
  [
    new RegExp(`cylinder[^?]*?radius[^?\\d]*${N}[^?]*?height[^?\\d]*${N}`, 'i'),
    ([r = '', h = '']) => [
      ['geometry.pi-left-out', plain(r) ** 2 * plain(h)],
      ['geometry.radius-doubled-not-squared', `${2 * plain(r) * plain(h)}*pi`],
    ],
  ],
  [
    /\b(?:mean|average)\b[^?]*?\d+ (?:numbers|tests|scores|values|quizzes)[^?]*? (?:is|was) (\d+(?:\.\d+)?)[^?]*?(?:missing|fourth|fifth|last|third|other|next)/i,
    ([mean = '']) => [['statistics.missing-value-is-mean', Number(mean)]],
  ],
  [
    /\b(?:die|dice|number cube)\b[^?]*?\b(?:even|odd|prime|greater|less|more|or)\b/i,
    () => [['statistics.one-out-of-all', '1/6']],
  ],
  [
    /(\d+) equal (?:parts|sections|sectors|slices)[^?]*?(\d+) (?:of them |of the (?:parts|sections) |parts |sections )?(?:are|is) /i,
    ([all = '', some = '']) => [['statistics.part-to-part-chance', `${some}/${Number(all) - Number(some)}`]],
  ],
];

/** More ideas that research documents, for questions by what they ask. */
export const MORE_DOCUMENTED_KINDS: readonly Kind[] = [...algebraKinds, ...numberKinds, ...figureKinds];
