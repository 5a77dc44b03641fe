/** Replaces the LaTeX commands of school questions by what is typed on a keyboard. */
const withoutLatex = (text: string): string =>
  text.includes('\\')
    ? text
        .replace(/(\d)\s*\\[dt]?frac/g, '$1 \\frac')
        .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, top: string, bottom: string) =>
          [top, bottom].map((part) => (/^-?[\w.]+$/.test(part) ? part : `(${part})`)).join('/'),
        )
        .replace(/\\(?:times|cdot)\b/g, '×')
        .replace(/\\div\b/g, '÷')
        .replace(/\\(?:le|leq)\b/g, '<=')
        .replace(/\\(?:ge|geq)\b/g, '>=')
        .replace(/\\(?:left|right)\b/g, '')
        .replace(/\\[()[\]]/g, '\n')
        .replace(/\\%/g, '%')
        .replace(/\\[ ,;!]/g, ' ')
        .replace(/\^\{(\w+)\}/g, '^$1')
    : text;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Replaces signs that mean the same by one of them. */
export const plainSigns = (text: string): string =>
  withoutLatex(text)
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (run) => `^${[...run].map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('')}`,
    )
    .replace(/[“”]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/\u00a0/g, ' ')
    .replace(/\^\{(-?\w+)\}/g, '^$1')
    .replace(/(?<=\d) x (?=[-(]?\d)/g, ' × ')
    .replace(/\[\s*_*\s*\]|□|_{2,}/g, '?');

const ASKING =
  /^(?:(?:please\s+)?(?:solve(?: for (?:the )?\w)?|simplify|reduce|work out|calculate|evaluate|compute|find(?: the value of)?|expand|factor(?:ise|ize)?|add|subtract|multiply|divide|what is|how much is|write|compare|complete))\b[\s:,.]*/i;
const OBJECT =
  /^the (?:fraction|expression|equation|number|decimal|sum|difference|product|quotient)s?:?\s+(?!between|of)/i;
const TO_FORM = /,?\s*(?:to|in|into|as)\s+(?:its\s+|the\s+|a\s+)?(?:lowest|simplest)\s+(?:terms?|form).*$/i;
const UNASKED = /,?\s*(?:and\s+)?check your (?:answer|work)s?\.?\s*$/i;

const N = String.raw`(-?\$?\d[\d,]*(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?|-?\.\d+)`;
/** Calculations in words; the second text is the calculation, with $1 and $2 as the numbers. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`difference (?:between|of) ${N} and ${N}`, 'i'), '$1 - $2'],
  [new RegExp(`sum of ${N} and ${N}`, 'i'), '$1 + $2'],
  [new RegExp(`product of ${N} and ${N}`, 'i'), '$1 × $2'],
  [new RegExp(`quotient of ${N} and ${N}`, 'i'), '$1 ÷ $2'],
  [new RegExp(`subtract ${N} from ${N}`, 'i'), '$2 - $1'],
  [new RegExp(`add ${N} (?:and|to) ${N}`, 'i'), '$1 + $2'],
  [new RegExp(`multiply ${N} (?:and|by|with) ${N}`, 'i'), '$1 × $2'],
  [new RegExp(`divide ${N} by ${N}`, 'i'), '$1 ÷ $2'],
  [new RegExp(`${N} (?:minus|take away) ${N}`, 'i'), '$1 - $2'],
  [new RegExp(`${N} plus ${N}`, 'i'), '$1 + $2'],
  [new RegExp(`${N} times ${N}`, 'i'), '$1 × $2'],
  [new RegExp(`${N} divided by ${N}`, 'i'), '$1 ÷ $2'],
  [new RegExp(`${N} (?:raised )?to the power (?:of )?${N}`, 'i'), '$1^($2)'],
  [new RegExp(`${N}\\s*(?:%|percent) of ${N} is (?:what|which)`, 'i'), '$1% of $2'],
  [/(\d+\/\d+) of (?:the |a |an |all |his |her |their |our )*(\d[\d,]*)\b/i, '$1 of $2'],
  [new RegExp(`equivalent fraction (?:for|of|to) ${N}`, 'i'), '$1'],
  [
    new RegExp(
      `(?:larger|greater|bigger|largest|greatest|smaller|less|smallest)\\b[^.?!]*?${N},?\\s+(?:or|and) ${N}`,
      'i',
    ),
    '$1 ? $2',
  ],
  [
    /^(?:find|evaluate|what is|work out|compute)\s+(.+?),?\s+(?:when|if|for|where)\s+([a-z])\s*=\s*(-?\d+)$/i,
    'evaluate $1 when $2 = $3',
  ],
  [new RegExp(`how many ${N}[- ](?:[a-z]+ )*?(?:[a-z]+ )?are (?:there )?in ${N}`, 'i'), '$2 ÷ $1'],
  [
    new RegExp(
      `(?:compare|bigger|larger|greater|smaller|less)[^\\d.?!]*?${N}\\s+(?:and|or|\\?)?\\s*${N}(?![\\d%/])`,
      'i',
    ),
    '$1 ? $2',
  ],
  [/^(?:if|when|let)\s+([a-z])\s*=\s*(-?\d+),?\s+(?:what is|find|evaluate|then)\s+(.+)$/i, 'evaluate $3 when $1 = $2'],
  [
    /^(?:find |evaluate |what is )?([a-z])\((-?\d+)\) (?:if|when|for|where) \1\(([a-z])\) ?= ?(.+)$/i,
    '$1($3) = $4, $1($2)',
  ],
];

function inWords(text: string): string[] {
  return IN_WORDS.flatMap(([pattern, calculation]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [found[0].replace(pattern, calculation).replace(/(\d),(?=\d{3}\b)/g, '$1')];
  });
}

const IN_FORMULA = /^(?:[-+*/^×÷·=<>≤≥()|√±?%\d.,:]|sqrt|(?<![a-z])[a-z](?![a-z]))+$/i;

/** The formulas in a sentence: "x(x - 3) = 10" of "Find all solutions of x(x - 3) = 10." */
function formulaRuns(text: string): string[] {
  const runs: string[][] = [[]];
  for (const word of text.split(/\s+/)) {
    const end = /[.,;:?!]+$/.exec(word)?.[0] ?? '';
    const body = word === '?' ? word : word.slice(0, word.length - end.length);
    if (body === '' || body === 'a' || body === 'A' || body === 'I' || !IN_FORMULA.test(body)) {
      runs.push([]);
      continue;
    }
    runs.at(-1)?.push(body);
    if (end !== '' && word !== '?') runs.push([]);
  }
  return runs
    .map((run) => run.join(' '))
    .filter((run) => /[\d)][^\d]|[^\d][\d(]/.test(run) && /[-+*/^×÷·=<>≤≥|√]/.test(run));
}

const bare = (text: string): string =>
  text
    .replace(UNASKED, '')
    .replace(ASKING, '')
    .replace(OBJECT, '')
    .replace(TO_FORM, '')
    .replace(/[=\s?.]+$/, '')
    .trim();

/** Questions of school books have fewer readings; every skill looks at each of them. */
const MOST_READINGS = 60;

/**
 * The places of a question where the mathematics may stand: all of it, its lines, what follows a colon, what stands
 * between backticks or dollar signs; also calculations that are given in words. Likeliest first, each once.
 */
export function questionReadings(question: string): string[] {
  const plain = plainSigns(question);
  const lines = plain.split(/\n/).map((line) => line.trim());
  const formulas = [...plain.matchAll(/`([^`]+)`|\$([^$]+)\$/g)].map(([, code, latex]) => code ?? latex ?? '');
  const whole = plain.replace(/\s+/g, ' ').trim();
  const sentences = whole.split(/(?<=[.?!:])\s+/).filter((text) => text !== whole);
  const parts = [
    plain,
    ...lines,
    ...formulas,
    ...sentences,
    ...lines.flatMap((line) => line.split(/:\s/).slice(1)),
    whole,
  ];
  const withoutEnd = whole.replace(/[?.]+$/, '');
  const all = [
    ...parts.flatMap((text) => [text.trim(), bare(text)]),
    ...formulaRuns(whole).map(bare),
    ...inWords(withoutEnd),
  ];
  return [...new Set(all)].filter((text) => text !== '' && text.length <= 400).slice(0, MOST_READINGS);
}

const asNumber = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * Calculations that a short story with two or three numbers may ask for: a sum, a part, a proportion. Only the right
 * answer tells which of them it is, so a problem read from one of these must agree with it.
 */
export function storyReadings(question: string): string[] {
  const found = [...plainSigns(question).matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(%|percent)?/gi)].map(
    ([, text = '', sign]) => ({
      value: asNumber(text),
      percent: sign !== undefined,
    }),
  );
  // A fraction is one amount, although it has two numbers.
  if (/\d\/\d/.test(question)) return [];
  const values = found.map(({ value }) => value);
  const [a, b, c] = values;
  if (a === undefined || b === undefined || values.length > 3) return [];
  if (c !== undefined) return [`${a}/${b} = ${c}/x`, `${b}/${a} = ${c}/x`, `${a}/${c} = ${b}/x`];
  const rate = found.find(({ percent }) => percent)?.value;
  const other = rate === a ? b : a;
  if (rate !== undefined) return [`${rate}% of ${other}`, `${rate}% of what number is ${other}?`];
  return [`${a} + ${b}`, `${a} - ${b}`, `${b} - ${a}`, `${a} × ${b}`, `${a} ÷ ${b}`, `${b} ÷ ${a}`];
}

/** For a question about which of two numbers is larger or smaller: the sign that makes the first of them the answer. */
export function askedForLarger(question: string): '<' | '>' | undefined {
  const found = /\b(larger|greater|bigger|largest|greatest|smaller|smallest|less)\b[^\n]*\b(?:or|and)\b/i.exec(
    question,
  );
  const stated = /\b(larger|greater|bigger|smaller)\b/i.exec(question);
  const pair = /\d\s+(?:and|or)?\s*\d/.test(question) ? stated : null;
  if ((found ?? pair) === null || /fill in|[<>]/.test(question)) return undefined;
  return /^(?:s|less)/i.test((found ?? pair)?.[1] ?? '') ? '<' : '>';
}
