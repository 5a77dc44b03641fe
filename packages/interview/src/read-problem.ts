import { type Problem, problemFrom, questionReadings, type Skill, skills } from '@lemma/math';
import { mustFind, type ProblemRef, refOf } from './problems.ts';
import { partOf, spokenToMath } from './spoken-math.ts';

/** Pieces of mathematics in a sentence: sequences of digits, signs, single letters and parentheses. Longest first. */
export function mathIn(text: string): string[] {
  const piece =
    /(?:sqrt|cbrt|[-−+*×·÷/^=<>≤≥%().,:|?°√]|\d+(?:[.,]\d+)*|(?<![A-Za-z'’])[A-Za-z](?![A-Za-z'’])|(?<=\d)[a-z]\b)(?:\s*(?:sqrt|cbrt|[-−+*×·÷/^=<>≤≥%().,:|?°√\d]|(?<![A-Za-z'’])[b-hj-zB-HJ-Z](?![A-Za-z'’])|a(?=(?<=\d\s?a)\b|(?<=\ba)\s?[-+*=^(])))*/g;
  return [...text.matchAll(piece)]
    .map(([found]) => found.replace(/^[\s,.:;?!)]+|[\s,.:;?!(]+$/g, '').trim())
    .map((found) => found.replace(/\s*=\s*$/, '').trim())
    .filter((found) => /\d/.test(found) && found.length >= 3)
    .toSorted((one, other) => other.length - one.length);
}

/** Words to put around a piece of mathematics so that a skill knows what is asked. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  'statistics.mean': ['mean of {}'],
  'statistics.median': ['median of {}'],
  'statistics.mode': ['mode of {}'],
  'statistics.range': ['range of {}'],
  'statistics.interquartile-range': ['interquartile range of {}'],
  'statistics.mean-absolute-deviation': ['mean absolute deviation of {}'],
  'functions.slope-intercept': ['slope of {}'],
  'functions.slope-two-points': ['slope through {}'],
  'geometry.point-distance': ['distance between {}'],
  'geometry.triangle-area': ['area of {}'],
  'geometry.parallelogram-area': ['area of {}'],
  'geometry.circle-area': ['area of {}'],
  'geometry.circle-circumference': ['circumference of {}'],
  'geometry.pythagoras-hypotenuse': ['hypotenuse of {}'],
  'geometry.triangle-angle-sum': ['third angle of a triangle with {}'],
  'percent.to-fraction-decimal': ['{} as a decimal'],
  'percent.from-fraction-decimal': ['{} as a percent'],
  'whole-numbers.greatest-common-factor': ['gcf of {}'],
  'whole-numbers.least-common-multiple': ['lcm of {}'],
};

const UNIT =
  'kilometers?|meters?|centimeters?|millimeters?|feet|foot|inch(?:es)?|yards?|miles?|hours?|minutes?|seconds?|days?|weeks?|kilograms?|grams?|liters?|milliliters?|km|cm|mm|m|ft|in|yd|mi|h|min|s|kg|g|l|L|mL|ml|lb|oz|pounds?|ounces?|cups?|pints?|quarts?|gallons?';

/** Changes decimal commas, as many countries write them: "2,5" is 2.5. Commas of lists and points stay. */
const decimalComma = (text: string): string =>
  /\(\s*-?\d+\s*,\s*-?\d+\s*\)|\d,\d+,\d/.test(text) ? text : text.replace(/(?<![\d.])(\d+),(\d+)(?![\d.])/g, '$1.$2');

const PLACES: Readonly<Record<string, string>> = { '1': 'tenth', '2': 'hundredth', '3': 'thousandth' };

/** The same request in other words, which a reader may expect. */
function rephrased(text: string): string[] {
  const number = String.raw`([\d.,]+(?:\s\d+/\d+)?)`;
  const rules: readonly (readonly [RegExp, string])[] = [
    [
      new RegExp(`how many (${UNIT})\\b.*?\\b${number}\\s*(${UNIT})\\b,? (?:and )?${number}\\s*(${UNIT})\\b`, 'i'),
      'How many $1 are $2 $3 and $4 $5?',
    ],
    [
      new RegExp(`${number}\\s*(${UNIT})\\b,? (?:and )?${number}\\s*(${UNIT}) (?:to|into|in|as) (${UNIT})\\b`, 'i'),
      'How many $5 are $1 $2 and $3 $4?',
    ],
    [
      new RegExp(`how many (${UNIT})\\b.*?\\b(?:in|are|is|make|for)\\s+${number}\\s*(${UNIT})\\b`, 'i'),
      'How many $1 are $2 $3?',
    ],
    [
      new RegExp(`${number}\\s*(${UNIT})\\s+(?:to|into|in|as|is how many|are how many|how many)\\s+(${UNIT})\\b`, 'i'),
      'How many $3 are $1 $2?',
    ],
    [
      /([a-z])\(([a-z])\)\s*=\s*([^,;.?]+?)[,;.]?\s*(?:and |then |what(?:'s| is| would be| about)? |find |so |calculate )+\1\((-?\d+)\)/i,
      '$1($2) = $3, $1($4)',
    ],
    [
      /(-?[\w^+\-*/() ]*[a-z][\w^+\-*/() ]*?)[,;]?\s+(?:when|if|for|with|where|and)\s+([a-z])\s*(?:is|=|equals)\s*(-?[\d./]+)/i,
      'evaluate $1 when $2 = $3',
    ],
    [
      /(?:if|when|let|say)\s+([a-z])\s*(?:is|=|equals)\s*(-?[\d./]+)[,;]?\s*(?:what(?:'s| is| would be)?|then|find|how much is)?\s*(-?[\w^+\-*/() ]*[a-z][\w^+\-*/() ]*)/i,
      'evaluate $3 when $1 = $2',
    ],
    [
      /(?:is|are)\s+(-?[\d.]+(?:\/\d+)?)\s+(?:more|less|bigger|larger|smaller|greater|the same as)(?: or \w+)?(?: than)?\s+(-?[\d.]+(?:\/\d+)?)/i,
      '$1 ? $2',
    ],
    [/([\d.]+(?:\/\d+)?)\s*(?:or|and|than|vs\.?|versus|compared (?:to|with)|,)\s*([\d.]+(?:\/\d+)?)/i, '$1 ? $2'],
    [/\b(?:take|subtract)\s+([\d./]+)\s+(?:away\s+)?from\s+([\d./]+)/i, '$2 - $1'],
    [/\b(?:share|split|divide)\s+([\d./]+)\s+(?:\w+\s+)?(?:between|among|by|into)\s+([\d./]+)/i, '$1 ÷ $2'],
    [/\bhow many (\d+\/\d+)s? (?:are(?: there)?|go|fit) in(?:to)? ([\d./]+)/i, '$2 ÷ ($1)'],
    [/(\d+\/\d+) of (?:a |an )?(\d+(?:\/\d+)?)/i, '$1 × $2'],
    [/([\d./]+(?:\s\d+\/\d+)?)\s+and\s+([\d./]+(?:\s\d+\/\d+)?)\s+(?:together|altogether|in all)/i, '$1 + $2'],
    [/what (?:percent|percentage|%) is ([\d.]+) (?:out )?of ([\d.]+)/i, 'What percent of $2 is $1?'],
    [/([\d.]+) (?:out of|as a (?:percent|percentage) of) ([\d.]+)/i, 'What percent of $2 is $1?'],
    [/([\d.]+\s?%) (?:as|to|into) (?:a )?(decimal|fraction)/i, 'Write $1 as a $2'],
    [
      /let ([a-z]) be (-?[\d./]+)[.,;]?\s*(?:what(?:'s| is)?|find|then)?\s*(-?[\w^+\-*/() ]*[a-z][\w^+\-*/() ]*)/i,
      'evaluate $3 when $1 = $2',
    ],
    [/([a-z] ?[-+] ?\d+),? (?:all|everything|the whole thing) ?(?:\^2|squared)/i, '($1)^2'],
    [/round\s+([\d.,]+)\s+to\s+(?:the\s+)?(?:nearest\s+)?(\w+)/i, 'Round $1 to the nearest $2'],
  ];
  const places = /\bround\s+([\d.]+)\s+to\s+(\d|one)\s+(?:decimal )?(?:place|decimal|digit)/i.exec(text);
  const rounded = places && PLACES[(places[2] ?? '').replace('one', '1')];
  const [, part = '', whole] = /\bhow many ([a-z]+) (?:are(?: there)?|go|fit) in(?:to)? ([\d./]+)/i.exec(text) ?? [];
  const under = partOf(part.toLowerCase());
  const added = [
    ...(rounded ? [`Round ${places[1]} to the nearest ${rounded}`] : []),
    ...(under !== undefined && whole !== undefined ? [`${whole} ÷ (1/${under})`] : []),
  ];
  const found = rules.flatMap(([pattern, frame]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [found[0].replace(pattern, frame)];
  });
  return [...added, ...found];
}

/** Everything in an utterance that could be a problem, most likely first. */
export function candidates(text: string): string[] {
  const plain = spokenToMath(text.replace(/`/g, ' '));
  const pointed = decimalComma(plain);
  return [...new Set([...readings(plain), ...(pointed === plain ? [] : readings(pointed))])];
}

function readings(spoken: string): string[] {
  const sentences = spoken.split(/(?<=[.?!])\s+/);
  const all = [...sentences, spoken].flatMap((sentence) => [
    ...rephrased(sentence),
    ...questionReadings(sentence),
    ...questionReadings(
      sentence.replace(
        /^.*?\b(?:what about|how about|try|what if (?:it was|it were|I had|you had|we had)?|what is|what's|do|solve|find|of)\b\s*/i,
        '',
      ),
    ),
    ...mathIn(sentence),
  ]);
  return [...new Set(all)].filter((line) => line.length <= 200);
}

const USUAL_LEVEL = 2;

/** The problem of one skill that one of these texts states. */
export function readAs(skill: Skill, texts: readonly string[]): Problem | undefined {
  const frames = FRAMES[skill.code] ?? [];
  for (const text of texts) {
    for (const framed of [text, ...frames.map((frame) => frame.replace('{}', text))]) {
      const params = skill.read?.(framed);
      if (params !== undefined) return problemFrom(skill, params, USUAL_LEVEL, skill.cases[0]?.id ?? '', 0);
    }
  }
  return undefined;
}

/**
 * The problem that a teacher typed: of the interview's skill, or of another skill in which one of its misconceptions
 * can show too, so that a misconception about adding fractions shows with unlike denominators and with like ones.
 */
export function readProblem(skillCode: string, text: string, formula: string | undefined): ProblemRef | undefined {
  const skill = mustFind(skillCode);
  const ids = new Set(skill.misconceptions.map(({ id }) => id));
  const near = skills.filter(
    (other) => other.code !== skill.code && other.misconceptions.some(({ id }) => ids.has(id)),
  );
  const texts = [...(formula?.trim() ? [`${text} ${formula}`, ...candidates(formula)] : []), ...candidates(text)];
  for (const one of [skill, ...near]) {
    const found = readAs(one, texts);
    if (found !== undefined) return refOf(found);
  }
  return undefined;
}
