import type { MisconceptionId } from '../../types.ts';
import { amountsIn, calculated, type Shown, shown, type WrittenMisconception } from './facts.ts';

/** A question with its right answer and the given one, in lower case and without what stands around them. */
type Told = { readonly question: string; readonly key: string; readonly said: string };
type Found = readonly (readonly [MisconceptionId, boolean])[];
/** One kind of question that is answered in words, and which ideas its answer says. */
type Kind = readonly [about: RegExp, ideas: (told: Told, groups: readonly string[]) => Found];

const YES = /^(?:yes|true|correct|right|always|equal)\b/;
const NO = /^(?:no|false|incorrect|never|not|it is not)\b/;
const NONE = /^(?:none|no solutions?|no\b|0\b|zero|there (?:is|are) (?:none|no)|cannot|impossible|∅|nothing)/;
const ENDLESS = /infinit|endless|unlimited|all (?:real )?numbers|every number|any number|always true|identity/;
const UNDEFINED = /undefined|not defined|impossible|no (?:answer|solution)|cannot|can't|does not exist|not possible/;
const SAME = /\bsame\b|\bequal\b|\bneither\b|^=$|\bboth\b/;

/** True if an answer is one of the choices that a question names. */
const isNamed = (question: string, choice: string): boolean =>
  choice.length > 0 && question.toLowerCase().includes(choice.replace(/^the\s+/, ''));
/** True if the answer is another of the choices of the question. */
const isOther = ({ question, key, said }: Told): boolean =>
  key !== said && isNamed(question, key) && isNamed(question, said);

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SIDE = `${NUMBER}(?: ?[-+×x*÷] ?${NUMBER})*`;

const equalityKinds: readonly Kind[] = [
  [
    new RegExp(`(${SIDE}) ?= ?(${SIDE})(?![\\d.])`),
    ({ key, said, question }, [left = '', right = '']) => {
      if (!/\btrue\b|\bfalse\b|\bcorrect\b|\bright\b|\bokay\b/i.test(question)) return [];
      const [, first = ''] = new RegExp(`^(${NUMBER})`).exec(right) ?? [];
      const onlyFirst = /[-+×x*÷]/.test(right) && calculated(left.replaceAll('x', '*')) === Number(first);
      const isUsual = /[-+×x*÷]/.test(left) && !/[-+×x*÷]/.test(right);
      return [
        ['equations.equal-sign-as-answer', YES.test(key) && NO.test(said) && !isUsual],
        ['equations.equal-sign-as-answer', NO.test(key) && YES.test(said) && onlyFirst],
      ];
    },
  ],
  [
    /\bhow many solutions\b|\bnumber of solutions\b|\bsolve\b|\bsolutions?\b/i,
    ({ key, said, question }) => {
      const letters = new Set(question.match(/(?<![a-z])[b-hj-z](?![a-z])/gi));
      if (letters.size !== 1) return [];
      return [
        ['equations.letters-gone-no-solution', ENDLESS.test(key) && NONE.test(said)],
        ['equations.same-letters-always-true', NONE.test(key) && ENDLESS.test(said)],
        ['equations.zero-is-no-solution', /^(?:[a-z] ?= ?)?0$/.test(key) && /no solution|none/.test(said)],
      ];
    },
  ],
];

const ruleKinds: readonly Kind[] = [
  [
    new RegExp(`(${NUMBER}) ?(?:÷|/|divided by) ?(?:0|zero)(?![\\d.])`, 'i'),
    ({ key, said }, [number = '']) => [
      ['whole-numbers.zero-in-division', UNDEFINED.test(key) && (said === '0' || said === number)],
    ],
  ],
  [
    /\b(?:even|odd)\b/i,
    ({ key, said, question }) => {
      const [first = '', ...more] = /(?<![\d.])\d{2,}(?![\d.])/.exec(question)?.[0] ?? '';
      const of = (digit = ''): string => (Number(digit) % 2 === 0 ? 'even' : 'odd');
      return [['whole-numbers.parity-by-first-digit', key === of(more.at(-1)) && said === of(first) && key !== said]];
    },
  ],
  [
    /\bdecimals?\b|\bnumbers?\b|\bfractions?\b/i,
    ({ key, said, question }) => {
      const between = /\bbetween\b[^?]*?\d*[./]\d/i.test(question);
      return [['decimals.nothing-between', between && NONE.test(said) && !NONE.test(key)]];
    },
  ],
  [
    /\b(?:more|less|greater|larger|bigger|smaller) than\b[^?]*\?|\b(?:increase|decrease|greater or less|more or less|bigger or smaller|larger or smaller)\b/i,
    ({ key, said, question }) => {
      const [more, less] = [/more|greater|larger|bigger|increase|yes/, /less|smaller|decrease|\bno\b/];
      const [times, parts] = [/[×*]|\d x \d|\btimes\b|multipl|product/i, /÷|divid|quotient/i];
      return [
        ['fractions.multiplication-makes-bigger', times.test(question) && less.test(key) && more.test(said)],
        ['fractions.division-makes-smaller', parts.test(question) && more.test(key) && less.test(said)],
      ];
    },
  ],
];

const compareKinds: readonly Kind[] = [
  [
    /\b(?:cut|divided?|split|shared?|shares|sliced?|folded|broken|fourths?|halves|thirds?|eighths?|sixths?)\b[\s\S]*\b(?:bigger|larger|smaller|more|less|longer|biggest|largest|smallest|most|least)\b|\b(?:bigger|larger|smaller|more|longer)\b[\s\S]*\b(?:cut|divided|split|shared|sliced)\b/i,
    (told) => [
      [
        'fractions.larger-denominator-larger',
        isOther(told) &&
          /\bpieces?\b|\bslices?\b|\bparts?\b|\bshares?\b|\bgets?\b|\bpeople\b|\bone (?:half|third|fourth|sixth|eighth)\b/i.test(
            told.question,
          ),
      ],
    ],
  ],
  [
    /(\d+)\/(\d+)\D+?(\d+)\/(\d+)/,
    ({ key, said, question }, groups) => {
      const [a = 0, b = 0, c = 0, d = 0] = groups.map(Number);
      const differ = a * d !== b * c;
      const [one, other] = [`${a}/${b}`, `${c}/${d}`];
      const picked = (said.startsWith(one) && key.startsWith(other)) || (said.startsWith(other) && key.startsWith(one));
      const larger = said.startsWith(one) === b > d && /\b(?:more|larger|bigger|greater|most)\b/i.test(question);
      return [
        ['fractions.larger-denominator-larger', picked && a === c && larger],
        ['fractions.gap-thinking', differ && b - a === d - c && SAME.test(said) && !SAME.test(key)],
      ];
    },
  ],
  [
    /(\d*\.\d+)\D+?(\d*\.\d+)/,
    ({ key, said }, [one = '', other = '']) => {
      const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
      const equal = Number(one) === Number(other) && SAME.test(key) && longer.length !== shorter.length;
      const picks = (text: string): boolean => said.replace(/[.\s]+$/, '').startsWith(text) && !SAME.test(said);
      return [
        ['decimals.longer-is-larger', equal && picks(longer)],
        ['decimals.shorter-is-larger', equal && picks(shorter) && !picks(longer)],
      ];
    },
  ],
  [
    /\b(?:dimes?|nickels?|penn(?:y|ies)|quarters?)\b[\s\S]*\bworth (?:more|less|the most)\b|\bworth (?:more|less)\b/i,
    (told) => [
      ['measurement.larger-coin-worth-more', /dime/.test(told.key) && /nickel|penny/.test(told.said) && isOther(told)],
    ],
  ],
  [
    /\bangles?\b[\s\S]*\b(?:sides|arms|rays|lines|legs)\b/i,
    (told) => [
      [
        'geometry.angle-size-by-arms',
        /\b(?:longer|shorter|long|short|extended)\b/i.test(told.question) &&
          (isOther(told) || (SAME.test(told.key) && !SAME.test(told.said))),
      ],
    ],
  ],
  [
    /\b(?:not the same size|different sizes?|unequal|not (?:all )?equal|not all the same|bigger than the others)\b/i,
    ({ key, said }) => [['fractions.unequal-parts', NO.test(key) && YES.test(said)]],
  ],
];

const coinKinds: readonly Kind[] = [
  [
    /\b(?:coin|flip|toss|die|spin|roulette|births?|boys?|girls?)/i,
    ({ key, said, question }) => {
      const [, before = '', asked = ''] =
        /\b(heads?|tails?|red|black|boys?|girls?)\b[\s\S]*?\b(?:in a row|every time|each time|straight|consecutive|times|all|so far)\b[\s\S]*?\b(heads?|tails?|red|black|boys?|girls?)\b/i.exec(
          question,
        ) ?? [];
      const row =
        /\bin a row\b|\bevery time\b|\beach time\b|\bstraight\b|\bconsecutive|\ball \w+ times|\btimes\b/i.test(
          question,
        );
      if (
        !row ||
        !/\bnext\b|\bagain\b|\bnow\b|\bone more\b|\banother\b|\b(?:fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th)\b/i.test(
          question,
        )
      )
        return [];
      const half = /1\/2|0?\.5\b|50 ?%|half|equally|same|fair/.test(key);
      const side = before.toLowerCase().slice(0, 3);
      const sameSide = asked === '' || asked.toLowerCase().startsWith(side);
      const value = calculated(said.replace('%', '/100'));
      const [more, less] = [
        /\bmore\b|\bgreater\b|\bhigher\b|\blikelier\b|\blarger\b/.test(said) ||
          ((value ?? 0) > 0.5 && (value ?? 0) <= 1),
        /\bless\b|\blower\b|\bsmaller\b/.test(said) || (value ?? 1) < 0.5,
      ];
      const powers = Array.from({ length: 12 }, (_each, at) => 0.5 ** (at + 2));
      const isPower = value !== undefined && powers.some((one) => Math.abs(one - value) < 1e-9);
      const names = /\b(?:heads?|tails?|red|black|boys?|girls?)\b/.exec(said)?.[0];
      return [
        ['statistics.runs-go-on', half && (isPower || (names?.startsWith(side) ?? (more && sameSide)))],
        [
          'statistics.it-must-even-out',
          half && !isPower && (names === undefined ? more !== sameSide && (more || less) : !names.startsWith(side)),
        ],
      ];
    },
  ],
];

const KINDS: readonly Kind[] = [...equalityKinds, ...ruleKinds, ...compareKinds, ...coinKinds];

const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!\s]+$/, '')
    .trim();

/** Ideas that the words of an answer say: a choice, yes or no, how many solutions. */
export const saidMisconceptions: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const told = { question, key: tidy(correct), said: tidy(answer) };
  if (told.key === told.said || told.said.length > 60) return [];
  const found = KINDS.flatMap(([about, ideas]) => {
    const groups = about.exec(question);
    if (groups === null) return [];
    return ideas(
      told,
      groups.slice(1).map((group) => group ?? ''),
    ).flatMap(([id, is]) => (is ? [id] : []));
  });
  // "More than 1/2" says something that the number alone does not.
  const isSentence = /[a-z]{4}/.test(told.said) && /\d/.test(told.said);
  return shown(isSentence ? 'stated' : 'computed', ...new Set(found));
};

const REST = /^(\d+) ?(?:r\.?|rem\.?|remainder|with|and|,)(?: a)?(?: remainder(?: of)?)? ?(\d+)/;

/** A quotient with its rest, or as a decimal or mixed number, where the story asks what to do with the rest. */
export const bareQuotient: WrittenMisconception = ({ question, correct, answer }) => {
  const [a, b, ...more] = amountsIn(question).map(({ value }) => value);
  const [key, ...keys] = amountsIn(correct).map(({ value }) => value);
  if (a === undefined || b === undefined || key === undefined || more.length + keys.length > 0) return [];
  const [all, each] = a > b ? [a, b] : [b, a];
  const [whole, rest] = [Math.floor(all / each), all % each];
  if (rest === 0 || ![whole, whole + 1, rest].includes(key)) return [];
  const said = tidy(answer);
  const [, quotient, left] = REST.exec(said) ?? [];
  const asRest = Number(quotient) === whole && Number(left) === rest;
  const value = calculated(said.replace(/\s*[a-z]+$/, ''));
  const asNumber = value !== undefined && !Number.isInteger(value) && Math.abs(value - all / each) < 0.051;
  return asRest || asNumber ? shown('computed', 'whole-numbers.remainder-dropped') : [];
};
