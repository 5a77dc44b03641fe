import { POLYGONS } from './angles.ts';
import { cardinal } from './number-run.ts';
import type { Finding } from './rule.ts';

/** Things of one kind that have names, and for each the words that tell what it is. */
type Family = readonly (readonly [names: string, words: string])[];

const FAMILIES: readonly Family[] = [
  [
    ['numerator', '(?:top|upper) (?:number|part)(?: (?:of|in) (?:a|the) fraction)?|number above the (?:bar|line)'],
    ['denominator', '(?:bottom|lower) (?:number|part)(?: (?:of|in) (?:a|the) fraction)?|number below the (?:bar|line)'],
  ],
  [
    ['sum', '(?:answer|result) (?:to|of|in|from) (?:an? )?(?:addition(?: problem)?|adding)'],
    ['difference', '(?:answer|result) (?:to|of|in|from) (?:an? )?(?:subtraction(?: problem)?|subtracting)'],
    ['product', '(?:answer|result) (?:to|of|in|from) (?:an? )?(?:multiplication(?: problem)?|multiplying)'],
    ['quotient', '(?:answer|result) (?:to|of|in|from) (?:an? )?(?:division(?: problem)?|dividing)'],
  ],
  [
    ['dividend', 'number (?:that (?:is|gets) |being |to be |you are )(?:divided|dividing)(?! by)'],
    ['divisor', 'number (?:that )?(?:you|we) (?:are dividing|divide) by'],
  ],
  [
    ['circumference', '(?:distance|length) (?:all the way )?around (?:a|the) circle'],
    [
      'diameter',
      '(?:distance|segment|line) (?:straight )?across (?:a|the) circle(?: through (?:its|the) cent(?:er|re))?',
    ],
    [
      'radius',
      '(?:distance|segment|line) from (?:the|its) cent(?:er|re) (?:of (?:a|the) circle )?to (?:the|its) (?:edge|circle|rim)',
    ],
  ],
  [
    [
      'hypotenuse',
      '(?:longest side|side (?:that is )?(?:across from|opposite) the right angle)(?: (?:of|in) a right triangle)?',
    ],
    ['legs?', 'sides? that (?:form|make)s? the right angle'],
  ],
  [
    [
      'mode',
      '(?:number|value|score|answer|one) that (?:appears|occurs|comes|shows up|is found|happens) (?:the )?most(?: often)?|most (?:common|frequent) (?:number|value|score)',
    ],
    [
      'median',
      '(?:middle|center) (?:number|value|score)(?: (?:of|in) (?:a|an|the) (?:ordered |sorted )?(?:list|set|data|data set))?',
    ],
    [
      'mean|average',
      'sum (?:of (?:all )?the (?:numbers|values|scores|data) )?divided by (?:how many there are|the number of [a-z]+|their number)',
    ],
    [
      'range',
      '(?:difference between the )?(?:largest|greatest|highest|maximum)(?: (?:number|value))? (?:and|minus) the (?:smallest|least|lowest|minimum)(?: (?:number|value))?',
    ],
  ],
  [
    [
      'complementary',
      'angles? (?:that |whose (?:measures )?|which )?(?:adds? (?:up )?to|(?:has|have) a sum of|sum (?:is|to)|total) 90(?:°| degrees)',
    ],
    [
      'supplementary',
      'angles? (?:that |whose (?:measures )?|which )?(?:adds? (?:up )?to|(?:has|have) a sum of|sum (?:is|to)|total) 180(?:°| degrees)',
    ],
  ],
  [
    [
      'equilateral|isosceles|equiangular',
      'triangle (?:with|that has|whose) (?:three|3|all)(?: three| 3)?(?: of its)? (?:equal|congruent)(?: sides)?',
    ],
    ['isosceles', 'triangle (?:with|that has) (?:exactly |only |just )?(?:two|2) (?:equal|congruent) sides'],
    [
      'scalene',
      'triangle (?:with no (?:equal|congruent) sides|with three different sides|whose sides are all different|whose (?:three )?sides all have different lengths)',
    ],
  ],
  [
    [
      'perimeter',
      'distance (?:all the way )?around (?:a|the) (?:rectangle|square|polygon|shape|figure|triangle|garden|yard)',
    ],
    [
      'area',
      '(?:amount of )?(?:surface|flat space) (?:that )?(?:a|the) (?:rectangle|square|polygon|shape|figure|triangle) covers',
    ],
    ['volume', '(?:amount of )?space inside (?:a|the) (?:box|solid|cube|prism|cylinder|container)'],
  ],
];

const LINK =
  '(?:,)? (?:(?:of|in|for) [a-z ]{2,24} )?(?:is|are|is called|are called|is known as|are known as|is named|we call|is what we call|gives you|gives|must be)(?: always| also)?(?: called)?';
const BACK =
  '(?: (?:of|in) (?:a|an|the|any) [a-z ]{2,20})? (?:is|are|means?|tells(?: you)?|names|stands for|shows)(?: always)?';
const THE = '(?: (?:the|its|an?))?';

const anyOf = (names: readonly string[]): string => names.map((name) => `(?:${name})`).join('|');

type NameRule = { readonly pattern: RegExp; readonly fits: (said: string) => boolean };
const nameRules: readonly NameRule[] = FAMILIES.flatMap((family) => {
  const all = anyOf(family.map(([names]) => names));
  return family.flatMap(([names, words]): NameRule[] => {
    const fits = (said: string): boolean => new RegExp(`^(?:${names})$`, 'i').test(said);
    return [
      { pattern: new RegExp(`\\b(?:${words})${LINK}${THE} (${all})(?![a-z-])`, 'gi'), fits },
      { pattern: new RegExp(`\\b(${all})${BACK}${THE} (?:${words})(?![a-z-])`, 'gi'), fits },
    ];
  });
});

const SIDES: ReadonlyMap<string, number> = new Map([
  ...POLYGONS,
  ...['rectangle', 'parallelogram', 'trapezoid', 'rhombus', 'kite'].map((name): [string, number] => [name, 4]),
]);
const POLYGON = `(${[...SIDES.keys()].join('|')})s?`;
const COUNT = '([a-z]+|\\d+)';
const SHAPE = '(?:shape|polygon|figure)s?';
const POLYGON_RULES: readonly RegExp[] = [
  new RegExp(
    `\\b${SHAPE} (?:with|that has|that have|having) (?:exactly )?${COUNT} (?:straight |equal )?(?:sides|angles|corners|vertices)${LINK}${THE} ${POLYGON}\\b`,
    'gi',
  ),
  new RegExp(`\\b${COUNT}-sided ${SHAPE}${LINK}${THE} ${POLYGON}\\b`, 'gi'),
];

const NOT =
  /\b(?:not|n't|never|isn't|aren't|no longer|confuse|mix|wrong|instead of|unlike|think|thinks|thought|said|says|called it|this|these|here|both|also|too|as well|same|our|case|because)\b|\?/i;

/** The sentence around a place. */
const sentenceAt = (text: string, at: number): string =>
  `${
    text
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  }${text.slice(at).split(/[.!](?:\s|$)/)[0] ?? ''}`;

/** "The top number of a fraction is called the denominator", "a shape with six sides is a pentagon". */
export function nameFindings(text: string, from: number): Finding[] {
  const named = nameRules.flatMap(({ pattern, fits }) =>
    [...text.matchAll(pattern)].map((match) => ({ match, holds: fits(match[1] ?? '') })),
  );
  const polygons = POLYGON_RULES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [, count = '', name = ''] = match;
      const sides = /\d/.test(count) ? Number(count) : cardinal([count.toLowerCase()]);
      return sides === undefined ? [] : [{ match, holds: SIDES.get(name.toLowerCase()) === sides }];
    }),
  );
  return [...named, ...polygons]
    .filter(({ match, holds }) => holds || !NOT.test(sentenceAt(text, match.index)))
    .map(({ match, holds }) => ({ start: from + match.index, end: from + match.index + match[0].length, holds }));
}
