import type { ChatPart } from '@lemma/school/assistant';
import { fact, list, say } from '../say/parts.ts';
import { numberReasons } from './reasons-number.ts';
import { shapeReasons } from './reasons-shape.ts';

/**
 * A rule that people ask "why?" about: patterns of the question, the reason with verified numbers, and questions for a
 * class.
 */
export type Reason = {
  readonly id: string;
  readonly asked: RegExp;
  readonly says: readonly string[];
  readonly ask: readonly string[];
};

const rules: readonly Reason[] = [
  {
    id: 'divide-by-zero',
    asked: /\bdivi\w+ by (?:zero|0)\b|\bzero (?:in|on) the (?:denominator|bottom)|\bundefined\b/,
    says: [
      'Division asks for a missing factor: `12 ÷ 4 = 3` because `3 × 4 = 12`. For 12 ÷ 0 some number times 0 would have to be 12, and every number times 0 is 0, so no number fits.',
      'For 0 ÷ 0 every number would fit, so there is no one answer either. That is why dividing by zero has no value.',
    ],
    ask: [
      '`12 ÷ 4 = 3` because `3 × 4 = 12`. What would you have to find for 12 ÷ 0? (A number that times 0 makes 12; there is none.)',
      'Work out `12 ÷ 1`, `12 ÷ 0.1` and `12 ÷ 0.01`. What happens as the divisor gets closer to 0? (12, 120, 1,200: it grows without end.)',
      'Is 0 ÷ 12 a problem too? (No: `0 ÷ 12 = 0`, since `0 × 12 = 0`.)',
      'Somebody says 0 ÷ 0 is 1, because a number divided by itself is 1. What would you answer? (Any number times 0 is 0, so any answer would fit.)',
    ],
  },
  {
    id: 'reciprocal',
    asked:
      /\breciprocal|keep[ ,-]*change|\bflip (?:and|&) multiply\b|\bflip\b(?!.*\b(?:inequal\w*|signs?|symbols?)\b)|invert and multiply|\bdividing by a fraction\b.*\bmultiply/,
    says: [
      'Dividing asks how many fit. How many halves fit into 3? Each whole holds 2 halves, so it is `3 ÷ (1/2) = 6`, the same as `3 × 2 = 6`.',
      'With 2/3 as the piece: one whole holds 3 thirds, and each piece takes 2 of them, so 3/2 pieces fit into one whole. Into 4 wholes fit `4 × (3/2) = 6` pieces: `4 ÷ (2/3) = 6`.',
      'So dividing by a fraction is multiplying by how many of it fit into one whole, and that number is the reciprocal.',
    ],
    ask: [
      'How many quarter cups fill 2 cups? Draw it, then write it as a division. (8)',
      'How many pieces of size 2/3 fit into 1? Into 2? (1 1/2, and 3)',
    ],
  },
  {
    id: 'repeating-nines',
    asked: /\b0?\.9{2,}|\b0\.9 repeating|point nine repeating/,
    says: [
      'That statement is false: 0.999… is not less than 1, it is equal to 1.',
      'One third is 0.333…, and three times that is 0.999…; but `3 × (1/3) = 1`. So 0.999… and 1 are two ways to write the same number.',
      'Another way: if it were less than 1, there would be a number between the two. There is none.',
    ],
    ask: [
      'Write 1/3 as a decimal and multiply both forms by 3. What do you notice?',
      'If 0.999… were smaller than 1, what number would lie halfway between?',
    ],
  },
  {
    id: 'negative-product',
    asked:
      /\b(?:two|2) negatives? (?:make|is|are|give)|\bnegative (?:times|multiplied by|x|×) (?:a )?negative|\bmultiply\w* (?:two )?negatives?\b/,
    says: [
      'Follow a pattern: `3 × (-2) = -6`, `2 × (-2) = -4`, `1 × (-2) = -2`, `0 × (-2) = 0`. Each step goes up by 2, so the next is `(-1) × (-2) = 2`.',
      'It also keeps the distributive property true: `(-1) × (2 + (-2)) = 0`, and `(-1) × 2 = -2`, so `(-1) × (-2) = 2` has to make up for it.',
      'For sums it is not so: `-3 + (-5) = -8`.',
    ],
    ask: [
      'Continue the pattern 3 × (-2), 2 × (-2), 1 × (-2), 0 × (-2), … What comes next, and why?',
      'Is -3 + (-5) positive because there are two negatives?',
    ],
  },
  {
    id: 'zero-exponent',
    asked: /\b(?:zero|0)(?:th)? (?:power|exponent)|\bexponent (?:of )?(?:zero|0)|\^ ?0\b|\bpower of (?:zero|0)\b/,
    says: [
      'Each step down in the exponent divides by the base: `2^3 = 8`, `2^2 = 4`, `2^1 = 2`, so the next is `2^0 = 1`.',
      'The laws of exponents say the same: `2^3 ÷ 2^3 = 1`, and subtracting the exponents gives the exponent 0.',
    ],
    ask: ['Fill in: `2^4`, `2^3`, `2^2`, `2^1`, and then? What do you do each time?'],
  },
  {
    id: 'common-denominator',
    asked:
      /\bwhy\b.*\bcommon denominators?|\bwhy\b.*\b(?:can['’]?t|cannot|don['’]?t|not) .*\badd\b.*\bdenominators?|\bwhy\b.*\bsame denominator/,
    says: [
      'Only pieces of one size can be counted together: 1 half and 1 third are 2 pieces, but of what? Cut both into sixths: `1/2 = 3/6` and `1/3 = 2/6`, so together `3/6 + 2/6 = 5/6`.',
      'Adding the denominators would give 2/5, and `2/5 < 1/2`: less than one of the parts alone.',
    ],
    ask: ['Can 1/2 + 1/3 be less than 1/2? How do you know without adding?'],
  },
  {
    id: 'flip-inequality',
    asked:
      /\b(?:flip|switch|reverse|turn|change)\w*\b.*\b(?:inequalit(?:y|ies)|sign)\b|\binequalit(?:y|ies)\b.*\b(?:flip|switch|reverse|turn)\w*/,
    says: [
      'Multiplying by a negative number turns the number line around: `2 < 5`, but `-2 > -5`. Dividing does the same.',
      'In -2x < 6 the number x = 0 fits, since `-2 × 0 < 6`. Without turning the sign one would get x < -3, and 0 would be lost.',
    ],
    ask: ['`2 < 5` is true. Multiply both sides by -1. Is it still true? What has to change?'],
  },
  {
    id: 'triangle-area',
    asked: /\bwhy\b.*\b(?:half|1\/2|divide(?:d)? by (?:2|two))\b.*\btriangle|\btriangle\b.*\bwhy\b.*\b(?:half|1\/2)/,
    says: [
      'Two equal triangles make a parallelogram with the same base and height, and its area is base times height. So one triangle is half of that: for base 6 and height 4, `1/2 × 6 × 4 = 12`.',
    ],
    ask: ['Cut a parallelogram along its diagonal. What do you notice about the two triangles?'],
  },
  {
    id: 'percent-back',
    asked:
      /\b(?:up|increase\w*|raise\w*)\b.*\b(?:down|decrease\w*|back)\b.*\b(?:same|percent|%)|\b\d+% off\b.*\b\d+% (?:off|more)\b.*\bwhy\b/,
    says: [
      'The second percent is taken of another amount: 100 raised by 20% is 120, and 20% of 120 is `20% × 120 = 24`, not 20. So it ends at `120 - 24 = 96`.',
    ],
    ask: ['A $100 bike goes up 20% and then down 20%. Is it $100 again? Why not?'],
  },
];

export const reasons: readonly Reason[] = [...rules, ...numberReasons, ...shapeReasons];

export const reasonFor = (text: string): Reason | undefined =>
  reasons.find(({ asked }) => asked.test(text.toLowerCase()));

/** The reason behind a rule; undefined where the text asks about none of the known rules. */
export function whyOf(text: string): ChatPart[] | undefined {
  const found = reasonFor(text);
  return (
    found && [
      ...found.says.map(fact),
      ...(found.ask.length === 0
        ? []
        : [
            say('To ask or do with a student or a class, without giving it away:'),
            list(found.ask.map((text) => ({ text }))),
          ]),
    ]
  );
}
