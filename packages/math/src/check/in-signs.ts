import type { Asked } from './extension.ts';
import { withDigits } from './with-digits.ts';
import { withUnits } from './with-units.ts';
import { FUNCTIONS } from './words.ts';

type Rule = readonly [RegExp, string];

/** Applies the rules one after another. */
const applied = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((done, [from, to]) => done.replace(from, to), text);

const word = (text: string, to: string): Rule => [new RegExp(`(?<![\\\\A-Za-z])(?:${text})(?![A-Za-z])`, 'gi'), to];

const NTH = 'half|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');

/** Typographic signs and what editors write; replaced before any words. */
const SIGNS: readonly Rule[] = [
  [/[…]|\\[lc]?dots\b/g, '...'],
  [/[º˚]|\^\s*\{?\s*(?:\\circ|@|°|\\degree)\s*\}?|\\degree|@/g, '°'],
  [/℃/g, '°C'],
  [/℉/g, '°F'],
  [/"([^"\d]*)"/g, '$1'],
  [/\\(?:text|mathrm|operatorname|mathbf|textrm|mathit)\s*\{([^{}]*)\}/g, ' $1'],
  [/(\d)\s*(?:"|”|″|''|\\prime\\prime)/g, '$1 in '],
  [/(\d)\s*['’′]/g, '$1 ft '],
  [/-:/g, '÷'],
  [/\{:|:\}/g, ''],
  [/\\(?:empty|varnothing)(?:set)?|[∅⌀]|\bO\/|^\s*[øØ]\s*\.?\s*$/g, ' no solution '],
  [/(?<![A-Za-z\\])P[iI](?![A-Za-z])/g, 'pi'],
  [/ℝ|\\(?:R|reals|Reals|RealNumbers)\b|\\mathbb\s*\{?R\}?|\bRR\b/g, ' all real numbers '],
  [/(?:m\s*)?(?:∠|\\angle)\s*[A-Z]{1,3}\s*=/g, ''],
  [/^\s*(?:=|≈|~|\\approx)\s*/, ''],
  // The full stop of a sentence; no number needs one at its end.
  [/(?<=[^.\s])\s*\.\s*$/, ''],
  // Several exclamation marks are punctuation, not the factorial of a factorial.
  [/!{2,}\s*$/, ''],
  [/∶/g, ':'],
  [/(?<![A-Za-z\\])oo(?![A-Za-z])/g, '∞'],
  [/(?<=[)\]])\s*(?:uu|[uUv]|or|and)\s*(?=[([])/g, ' ∪ '],
  [/(?<=[\d)])\s+v\s+(?=[a-z]\s*[=<>≤≥])/g, ' or '],
];

/** Whole answers in words. The patterns allow missing spaces, because the notation field removes them. */
const WHOLE: readonly Rule[] = [
  [
    /^(?:there ?(?:is|are) ?|(?:it|this|the ?(?:equation|system)) ?has ?)?(?:no ?(?:real ?)?(?:solutions?|sol\.?|answers?)(?: ?works?| ?exists?)?|\{ ?\}|none|nothing(?: ?works)?|never(?: ?true)?|(?:the ?)?empty ?set)$/i,
    'false',
  ],
  [
    /^(?:(?:x|it) ?can ?be ?|x ?is ?|there ?(?:is|are) ?|(?:it|this|the ?(?:equation|system)) ?has ?)?(?:(?:always ?)?(?:true ?)?(?:for ?)?(?:all|every|any) ?(?:real ?)?(?:numbers?|reals|values?|[a-z])(?: ?of ?[a-z])?(?: ?works?)?|(?:an ?)?infinite(?:ly ?many)?(?: ?(?:number|amount) ?of)?(?: ?(?:solutions?|answers?))?|anything|always ?true)$/i,
    'true',
  ],
  [
    /^(?:no ?slope|(?:the ?slope ?is ?)?undefined(?: ?slope)?|(?:it ?)?does(?: ?not|n'?t) ?exist|dne)(?:,.*)?$/i,
    'undefined',
  ],
];

/** Words before and after an answer that do not belong to it. */
const AROUND: readonly Rule[] = [
  [
    /^(?:(?:so|i (?:think|got|say)|(?:the |my )?(?:final )?answer(?: is)?:?|ans\.?:?|it'?s|it is|its|that'?s|there (?:are|is|were)|(?:just )?about|around|approximately|roughly|equals|a total of|at(?! (?:least|most))|the (?:line|equation|point)(?: is)?)[\s=]+)+/i,
    '',
  ],
  [
    /\s+(?:is (?:the|my) answer|in (?:all|total)|all together|altogether|total|left(?: over)?|long|tall|wide|high|deep|old|away|more|times)$/i,
    '',
  ],
];

/** Comparisons in words, the longest first. */
const RELATIONS: readonly Rule[] = [
  word('(?:is |are )?(?:less|smaller|fewer) than or equal to|(?:is |are )?(?:at most|no more than)', '≤'),
  word('(?:is |are )?(?:greater|more|bigger|larger) than or equal to|(?:is |are )?(?:at least|no less than)', '≥'),
  word('(?:is |are )?(?:less|smaller) than', '<'),
  word('(?:is |are )?(?:greater|more|bigger|larger) than', '>'),
  word('(?:is )?not equal to', '≠'),
  word('(?:is )?equal to|equals|is', '='),
];

const OPERATIONS: readonly Rule[] = [
  word('plus (?:or|and) minus', '±'),
  [/\bto the (?:power (?:of )?)?(?:negative|minus)\s+(?=\d)/gi, '^-'],
  word('(?:a )?(?:loss of|lost)|negative|minus|neg\\.?', '-'),
  word('(?:a )?(?:gain of|gained)|plus', '+'),
  word('times|multiplied by', '×'),
  word('divided by', '÷'),
  word('over', '/'),
  word('squared', '^2'),
  word('cubed', '^3'),
  word('(?:to|raised to) the power(?: of)?', '^'),
  [/(?:to the |\^\s*)(\d+)(?:st|nd|rd|th)(?: power)?\b/gi, '^$1'],
  [/(?:the )?\bcube root (?:of )?/gi, 'cbrt '],
  [/(?:the )?\b(?:square )?root (?:of )?(?=[\d√(a-z])/gi, 'sqrt '],
  word('per ?cent', '%'),
  word('infinity', '∞'),
  [/^(\S+(?: \S+)?) below (?:zero|0)$/i, '-$1'],
];

/** "10 or more", "x is 10 or more": the comparison stands after the number. */
const OR_MORE: readonly Rule[] = [
  [/(?:\bis |=\s*)?(?<![\w.])([-−]?[\d./]+) (?:or|and) (?:more|greater|higher|above|bigger|larger|up|over)$/i, '≥ $1'],
  [/(?:\bis |=\s*)?(?<![\w.])([-−]?[\d./]+) (?:or|and) (?:less|fewer|lower|below|smaller|under)$/i, '≤ $1'],
];

/** Comparisons of two numbers, remainders and shares in words. */
const NUMBERS_SAID: readonly Rule[] = [
  [/^(\d+)-(\d+\s*\/\s*\d+)$/, '$1 $2'],
  [/\b(\d+),?\s*(?:r\.?|with|w\/)\s*(?:a remainder of |remainder )?(\d+)(?: left(?: over)?)?$/i, '$1 R $2'],
  [/^([\d.]+)(?: [a-z]+)? (?:to|for every) ([\d.]+)(?: [a-z]+)?$/i, '$1:$2'],
  [/^(?:a )?(\d+) (?:out of|in) (?:every )?(\d+)(?: chance)?$/i, '$1/$2'],
  [/\s+of (?:the|an?) [a-z ]+$/i, ''],
];

/**
 * Solutions in a list: no number is both 2 and 5, so "x = 2, x = 5" and "x = 2 and 5" mean that either is a solution.
 */
function solutions(text: string): string {
  const parts = text
    .replace(/(?<![A-Za-z])([a-z])_\{?\d\}?(?=\s*=)/g, '$1')
    .split(/\s*(?:,|;|\band\b|\bor\b|&)\s*/)
    .filter((part) => part !== '');
  const letter = /^([a-z])\s*=/i.exec(parts[0] ?? '')?.[1];
  const value = (part: string): string => part.replace(/^([a-z])\s*=\s*/i, (all, own) => (own === letter ? '' : all));
  // "3 and −2" for x = 3 or x = −2: the letter is left out, so a list says the same.
  if (parts.length > 1 && parts.every((part) => /^[-−]?[\d./]+(?: \d+\/\d+)?$/.test(part))) return parts.join(', ');
  if (letter === undefined || parts.length < 2 || parts.some((part) => /[=<>≤≥≠(]/.test(value(part)))) return text;
  return parts.map((part) => `${letter} = ${value(part)}`).join(' or ');
}

/** A label before the answer: "GCF = 6", "vertex: (2, −3)", "P(3, −2)". */
function withoutLabel(text: string): string {
  const label = /^(?:the )?([A-Za-z]{2,}(?: [A-Za-z]+)*)\s*(?:=(?!<|>)|:)\s*(?=\S)/.exec(text);
  if (label && !(label[1] ?? '').split(' ').some((run) => FUNCTIONS.has(run))) return text.slice(label[0].length);
  return text.replace(/^[A-Z]\s*(?=\([^()]*,[^()]*\)$)/, '');
}

/** `0.333...` as `0.(3)`: the shortest group of digits that is repeated at least once. */
const recurring = (text: string): string =>
  text
    .replace(/(\d*\.\d*?)(\d+?)\2+\.\.\./g, '$1($2)')
    .replace(
      /(\d*\.\d*?)(\d+) (?:repeating|recurring|with the) (?:the )?(\d+)(?: repeat\w*)?$/i,
      (all, start, digits, last) =>
        String(digits).endsWith(String(last))
          ? `${start}${String(digits).slice(0, -String(last).length)}(${last})`
          : all,
    )
    .replace(/(\d*\.)(\d+) (?:repeating|recurring)$/i, '$1($2)');

/** Lists and pairs as children join them. */
function joined(text: string): string {
  const items = text
    .replace(/,?\s+(?:and|&)\s+/gi, ', ')
    .replace(/(?<=[\d)])\s+(?=[a-z]\s*=)/gi, ', ')
    .replace(/,\s*,/g, ',');
  // Numbers in order may be separated by spaces, or by signs that say the order.
  const numbers = /^[-−–]?[\d./]+(?:(?:\s+|\s*[<>]\s*)[-−–]?[\d./]+)+$/.test(items);
  return numbers ? items.replace(/\s*[<>]\s*|\s+/g, ', ') : items;
}

/** "y = −2, x = 3" for (3, −2): the letters say which is which. */
function inOrder(text: string): string {
  const parts = text.split(/\s*,\s*/);
  return parts.length === 2 && parts.every((part) => /^[a-z]\s*=/.test(part)) ? parts.toSorted().join(', ') : text;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'set', 'point']);
const NUMBERS: ReadonlySet<string> = new Set(['number', 'quantity']);

/** "6, 2 left over" and "6 with 2 remaining". */
const LEFT_OVER = /^(\d+)(?:,|;| and| with)\s*(\d+) (?:left(?:[ -]?over)?|remaining)$/i;

/**
 * Reads `x2 + 6x + 9` as x² + 6x + 9 if the key has that power and no power is written in the answer; otherwise x2 is
 * 2x.
 */
const withPowers = (text: string, key: string | undefined): string =>
  key === undefined || /[\^²³]|\*\*/.test(text)
    ? text
    : text.replace(/(?<![A-Za-z\\])([a-z])([23])(?![\d.])/g, (all, letter: string, power: string) =>
        key.includes(`${letter}^${power}`) ? `${letter}^${power}` : all,
      );

const NAMED_RULE = /^([fgh])\s*\(\s*x\s*\)\s*=/;

/** `f(x) =` begins the same rule as `y =`; if the key is about f, then g(x) is another function. */
function withFunction(text: string, key = ''): string {
  const [own, asked] = [text, key].map((one) => NAMED_RULE.exec(one.trim())?.[1]);
  return own !== undefined && asked !== undefined && own !== asked ? text : text.replace(NAMED_RULE, 'y =');
}

/** What a person typed, in the signs that the parser reads: "two and a half" is 2 1/2, "x is at least 3" is x ≥ 3. */
function asMeant(typed: string, { kind, key, letters }: Asked): string {
  let text = applied(typed, SIGNS).replace(/\s+/g, ' ').trim();
  if (NUMBERS.has(kind)) text = text.replace(LEFT_OVER, '$1 R $2').replace(/,\s*(?=rem)/i, ' ');
  if (kind === 'expression') text = withPowers(text, key);
  if (kind === 'inequality') text = applied(text, OR_MORE);
  text = applied(text, AROUND).trim();
  if (NUMBERS.has(kind) && /^(?:none|nothing)$/i.test(text)) return '0';
  text = applied(text, WHOLE);
  if (/^(?:true|false|undefined)$/.test(text)) return text;
  // An arrow stands before the answer; in an inequality it may be a reversed sign.
  if (kind !== 'inequality') text = text.replace(/[=-]>|[→⇒]|\\(?:to|implies|Rightarrow)\b/g, '=');
  text = applied(text, RELATIONS).trim();
  const stated = kind === 'equation' || kind === 'inequality';
  // "At least 10" is said of the letter in the question.
  const [letter] = letters?.size === 1 ? letters : [];
  if (kind === 'inequality' && letter !== undefined) text = text.replace(/^(?=[<>≤≥])/, `${letter} `);
  text = stated ? withFunction(text, key) : withoutLabel(text);
  text = text
    .replace(/^=\s*/, '')
    .replace(/to the ([a-z]+)(?: power)?$/i, (all, name: string) =>
      NTH.includes(name.toLowerCase()) ? `^${NTH.indexOf(name.toLowerCase()) + 2}` : all,
    );
  text = recurring(applied(withDigits(text), OPERATIONS));
  if (kind === 'point') return inOrder(joined(text.replace(/^\(\s*[a-z]\s*,\s*[a-z]\s*\)\s*=\s*/, '')));
  if (LISTS.has(kind)) return joined(text);
  if (stated) return solutions(text.replace(/(?<=[\d)])\s+(?:and\s+)?(?=[a-z]\s*=)/g, ', '));
  if (!NUMBERS.has(kind)) return text;
  return applied(text.replace(/^[fghP]\s*(?:\\left)?\([^()]*\)\s*=/, ''), NUMBERS_SAID)
    .replace(/(\d)\s*(?:and|&|\\&)\s*(\d+\s*\/\s*\d+)/gi, '$1 $2')
    .replace(/(?<![\w.)])(\d+)\s*\((\d+)\)\/\((\d+)\)/g, '$1 $2/$3')
    .replace(/(\.\d+)\((\d+)\)(?!\s*[/^(\d])/g, '$1\\overline{$2}')
    .replace(/(\d)\s*[xX]\s*(?=\d|\\?pi\b|π|\\?sqrt|√)/g, '$1 × ');
}

/** Translates what a person typed into the signs that the parser reads, with units if the answer may have one. */
export function inSigns(typed: string, asked: Asked, units: readonly string[] | undefined): string {
  const text = asMeant(typed, asked);
  return units === undefined || asked.variable !== undefined
    ? text.replace(/^([-−\d./ ]+)(?:°|deg(?:rees?)?\.?)$/i, '$1')
    : withUnits(text, units);
}
