import type { Case, Kind } from './plain-misconceptions.ts';

const N = String.raw`(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const plain = (text = ''): number => Number(text.replaceAll(',', ''));
/** One of several places in which a pattern may have caught the same part. */
const some = (...parts: readonly (string | undefined)[]): string =>
  parts.find((part) => part !== undefined && part !== '') ?? '';
const keyOf = (correct: string): number => plain(/-?\d[\d,]*(?:\.\d+)?/.exec(correct)?.[0] ?? '');

/** The coefficients of a line ax + by = c. */
const LINE = String.raw`(-?\d*)x ?([-+]) ?(\d*)y ?= ?(-?\d+)`;
const coefficient = (text: string): number => (text === '' ? 1 : text === '-' ? -1 : Number(text));

const algebraKinds: readonly Kind[] = [
  [
    new RegExp(
      `(?:y-intercept|(?:crosse?s?|meets?|hits?|touch(?:es)?) the y-axis|where x (?:is|=) 0)[^?]*?${LINE}|${LINE}[^?]*?(?:y-intercept|(?:crosse?s?|meets?|hits?) the y-axis)`,
      'i',
    ),
    ([a = '', , , c = '', d = '', , , e = '']) => [
      ['functions.intercept-on-x-axis', plain(some(c, e)) / coefficient(some(a, d))],
    ],
  ],
  [
    /(\d*)([a-z])(?:\^2|\^\(2\)) ?= ?(\d+)\2(?![a-z\d^])/i,
    ([a = '', , b = '']) => [['algebra.cancel-variable', Number(b) / coefficient(a)]],
  ],
  [
    /(?<![\w^)])([a-z])((?: ?\+ ?\1(?![\w^(]))+)(?! ?[-+*/=^])/i,
    ([letter = '', more = '']) => [
      ['expressions.add-exponents-of-like-terms', `${letter}^${1 + (more.match(/\+/g)?.length ?? 0)}`],
    ],
  ],
  [
    /(?<![\w^)])(\d+)([a-z])\^\(?2\)?(?![\w^])[^?]*?\b(?:when|if|for|where) \2 ?= ?(-?\d+)|\b(?:when|if|for|where) ([a-z]) ?= ?(-?\d+)[^?]*?(?<![\w^)])(\d+)\4\^\(?2\)?(?![\w^])/i,
    ([a = '', , x = '', , y = '', b = '']) => {
      const [factor, value] = [plain(some(a, b)), Number(some(x, y))];
      return [
        ['expressions.square-whole-term', (factor * value) ** 2],
        ['expressions.power-as-product', factor * value * 2],
      ];
    },
  ],
  [
    /\b(?:when|if|for|where) ([a-z]) ?= ?(-\d+)[^?]*?(?<![\w^)])\1\^\(?2\)?(?![\w^])/i,
    ([, input = '']) => [['functions.negative-square-stays-negative', -(Number(input) ** 2)]],
  ],
  [
    /([a-z]) ?= ?(\d),? and ([a-z]) ?= ?(\d)[^?]*?(?<![\w^])(\d*)(\1\3|\3\1)(?![\w^])/i,
    ([one = '', a = '', , b = '', front = '', product = '']) => [
      ['expressions.letter-as-digit', `${front}${product.startsWith(one) ? `${a}${b}` : `${b}${a}`}`],
    ],
  ],
];

const numberKinds: readonly Kind[] = [
  [
    /(?<![\d.])(\d+) ?÷ ?(0?\.\d+|1\/\d+)(?![\d/])|(?:divide|divided) (\d+) by (0?\.\d+|1\/\d+)/i,
    ([a = '', b = '', c = '', d = '']) => [['fractions.division-makes-smaller', `${some(a, c)}*${some(b, d)}`]],
  ],
  [
    /(?<![\d/])(\d+\/\d+) of (?:a |an )?(\d+\/\d+)(?!\d)/i,
    ([a = '', b = '']) => [
      ['fractions.of-as-subtract', `${b}-${a}`],
      ['fractions.of-as-subtract', `${a}-${b}`],
    ],
  ],
  [
    /improper[^?]*?(\d+) (\d+)\/(\d+)|(\d+) (\d+)\/(\d+)[^?]*?improper/i,
    ([a = '', b = '', c = '', d = '', e = '', f = '']) => {
      const [whole, top, below] = [plain(some(a, d)), plain(some(b, e)), some(c, f)];
      return [
        ['fractions.mixed-multiplies-top', `${whole * top}/${below}`],
        ['fractions.mixed-multiplies-top', `${whole + top * Number(below)}/${below}`],
        ['fractions.mixed-adds-whole', `${whole + top}/${below}`],
      ];
    },
  ],
  [
    /\b(warmer|hotter|higher|greater|larger|bigger|more|colder|cooler|lower|smaller|less|lesser)\b[^?-]*?(-?\d+)(?!\d)[^?\d-]*?(-\d+)|\b(warmer|hotter|higher|greater|larger|bigger|colder|cooler|lower|smaller|less)\b[^?-]*?(-\d+)(?!\d)[^?\d-]*?(\d+)/i,
    ([one = '', a = '', b = '', other = '', c = '', d = '']) => {
      const [x, y] = [Number(some(a, c)), Number(some(b, d))];
      const isMore = /warm|hot|high|great|larg|big|more/i.test(some(one, other));
      const [small, big] = Math.abs(x) < Math.abs(y) ? [x, y] : [y, x];
      return x === y ? [] : [['integers.bigger-digits-bigger-number', isMore ? big : small]];
    },
  ],
  [
    /(?<![\d.])(\d+) ?÷ ?(\d+)(?![\d./])/,
    ([a = '', b = '']) => {
      const [quotient, rest] = [Math.floor(Number(a) / Number(b)), Number(a) % Number(b)];
      return rest === 0 || Number(b) === 0 ? [] : [['decimals.remainder-as-decimal', `${quotient}.${rest}`]];
    },
  ],
  [
    /\b(?:write|number|digits|numeral|standard form)\b[^\d]*\b(?:hundred|thousand)\b[^\d]*$/i,
    (_, { correct }): readonly Case[] => {
      const key = keyOf(correct);
      const size = key >= 1000 ? 1000 : 100;
      const [whole, rest] = [Math.floor(key / size) * size, key % size];
      if (!Number.isInteger(key) || rest === 0) return [];
      return [
        ['whole-numbers.writes-as-heard', Number(`${whole}${rest}`)],
        ['whole-numbers.drops-empty-place', Number(`${key / size >= 1 ? Math.floor(key / size) : ''}${rest}`)],
      ];
    },
  ],
];

const percentKinds: readonly Kind[] = [
  [
    new RegExp(
      `${N} ?(?:%|percent)[^?]*?\\b(?:another|then|again|further|additional|extra|more)\\b[^?]*?${N} ?(?:%|percent)[^?]*?(?:single|one|total|overall|altogether|combined|in all)`,
      'i',
    ),
    ([a = '', b = '']) => [['percent.add-percents', `${plain(a) + plain(b)}%`]],
  ],
  [
    new RegExp(
      `\\bfrom \\$?${N}[^?]*? to \\$?${N}[^?]*?percent(?:age)?[^?]*?(?:increase|decrease|change|rise|drop|growth|go up|go down)|percent(?:age)? (?:increase|decrease|change|of change)[^?]*?from \\$?${N}[^?]*? to \\$?${N}`,
      'i',
    ),
    ([a = '', b = '', c = '', d = '']) => {
      const [from, to] = [plain(some(a, c)), plain(some(b, d))];
      const gap = Math.abs(to - from);
      return [
        ['percent.wrong-base', `(${100 * gap}/${to})%`],
        ['percent.as-amount', `${gap}%`],
        ['percent.new-over-old', `(${100 * to}/${from})%`],
      ];
    },
  ],
  [
    new RegExp(
      `\\$?${N}[^?]*? at ${N} ?(?:%|percent)[^?]*?interest[^?]*?(\\d+) years|\\$?${N}[^?]*?interest[^?]*?${N} ?(?:%|percent)[^?]*?(\\d+) years`,
      'i',
    ),
    ([a = '', b = '', c = '', d = '', e = '', f = '']) => {
      const [start, rate, years] = [plain(some(a, d)), plain(some(b, e)) / 100, Number(some(c, f))];
      return [
        ['percent.interest-one-year', start * rate],
        ['percent.interest-total-mixed-up', start * (1 + rate * years)],
        ['percent.interest-total-mixed-up', start * rate * years],
      ];
    },
  ],
];

/** A story with exactly two numbers whose words name an operation that is not the right one. */
const storyNumbers = (question: string): readonly number[] =>
  (question.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? []).map(Number);

const storyKinds: readonly Kind[] = [
  [
    /\b\d+ (more|fewer|less)\b(?: [a-z]+){0,2} than\b/i,
    ([word = ''], { question }) => {
      const [a, b, more] = storyNumbers(question);
      if (a === undefined || b === undefined || more !== undefined) return [];
      return [['whole-numbers.follows-the-keyword', /more/i.test(word) ? a + b : Math.abs(a - b)]];
    },
  ],
  [
    /\b(?:\d+|twice) times as (?:many|much|long|tall|heavy|far|old|fast|big|high|wide)\b/i,
    (_, { question }) => {
      const [a, b, more] = storyNumbers(question);
      if (a === undefined || b === undefined || more !== undefined) return [];
      return [
        ['whole-numbers.follows-the-keyword', a * b],
        ['whole-numbers.times-as-additive', a + b],
      ];
    },
  ],
  [
    new RegExp(
      `${N} (?:miles?|km|kilometers?|meters?|feet|pages?|words?|gallons?|liters?|laps?|pounds?|ounces?|kilograms?)\\b[^?]*?\\b(?:in|for|every) \\$?${N}[^?]*?\\b(?:per|each|in one|an?) `,
      'i',
    ),
    ([a = '', b = '']) => [
      ['ratios.inverted-rate', plain(b) / plain(a)],
      ['ratios.multiply-only', plain(a) * plain(b)],
    ],
  ],
  [
    new RegExp(
      `how many [a-z ]+? (?:are )?(?:there )?(?:in|is|are|equal) ${N} [a-z]+|(?:convert|change) ${N} [a-z]+ (?:in)?to `,
      'i',
    ),
    ([a = '', b = ''], { correct }) => {
      const [given, key] = [plain(some(a, b)), keyOf(correct)];
      return [
        ['measurement.converts-the-wrong-way', (given * given) / key],
        ['measurement.everything-in-tens', key > given ? given * 10 : given / 10],
        ['measurement.everything-in-hundreds', key > given ? given * 100 : given / 100],
      ];
    },
  ],
  [
    /(\d+) hours?(?: and)? (\d+) minutes? (?:after|later than|from|past) (\d+):(\d+)|(\d+):(\d+)[^?]*?(\d+) hours?(?: and)? (\d+) minutes?/i,
    ([a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '']) => {
      const hours = Number(some(a, g)) + Number(some(c, e));
      const minutes = Number(some(b, h)) + Number(some(d, f));
      const clock = (one: number, rest: number): string => `${((one - 1) % 12) + 1}:${String(rest).padStart(2, '0')}`;
      return minutes < 60
        ? []
        : [
            ['measurement.new-hour-forgotten', clock(hours, minutes)],
            ['measurement.new-hour-forgotten', clock(hours, minutes - 60)],
            ['measurement.hundred-minutes', clock(hours + (minutes >= 100 ? 1 : 0), minutes % 100)],
          ];
    },
  ],
  [
    new RegExp(`\\bcube\\b[^?]*?${N}|${N}[^?]*?\\bcube\\b`, 'i'),
    ([a = '', b = ''], { question }) => {
      const side = plain(some(a, b));
      if (/surface/i.test(question)) return [['geometry.volume-surface-swapped', side ** 3]];
      return /volume/i.test(question) ? [['geometry.volume-surface-swapped', 6 * side ** 2]] : [];
    },
  ],
  [
    /\b(?:probability|chance|likely)\b/i,
    (_, { correct }) => (/^\s*(?:1\/2|0?\.5|50%)/.test(correct) ? [] : [['statistics.fifty-fifty', '1/2']]),
  ],
];

/** Ideas that research documents, for questions by what they ask, whether or not a skill asks such a question. */
export const DOCUMENTED_KINDS: readonly Kind[] = [...algebraKinds, ...numberKinds, ...percentKinds, ...storyKinds];
