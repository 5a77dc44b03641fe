import { findSkill, type Skill } from '@lemma/math';
import { gradeIn } from '../read/numbers.ts';

/** What is calculated with whole numbers in each grade, where a request says no more than the operation. */
const BY_GRADE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:add(?:ing|ition)?|sums?|plus)\b/,
    ['within-ten', 'add-within-20', 'add-two-digit', 'add-multi-digit', 'add-multi-digit', 'add-multi-digit'],
  ],
  [
    /\b(?:subtract(?:ing|ion)?|differences?|take[- ]?aways?|minus)\b/,
    [
      'within-ten',
      'subtract-within-20',
      'subtract-two-digit',
      'subtract-multi-digit',
      'subtract-multi-digit',
      'subtract-multi-digit',
    ],
  ],
  [
    /\b(?:multipl(?:y|ying|ication)|products?|times)\b/,
    ['', '', 'arrays', 'multiplication-facts', 'multiply-by-one-digit', 'multiply-two-digit'],
  ],
  [/\b(?:divi(?:de|ding|sion))\b/, ['', '', '', 'division-facts', 'divide-by-one-digit', 'divide-by-two-digits']],
];
/** Any other word of mathematics names more than the operation. */
const MORE =
  /\b(?:fractions?|decimals?|integers?|negatives?|percent\w*|ratios?|rates?|equations?|expressions?|inequalit\w+|polynomials?|binomials?|powers?|exponents?|radicals?|roots?|facts?|tables?|digits?|numbers?|within|money|coins?|time|units?|measure\w*|area|perimeter|volume|properties|property|order|operations|arrays?|groups?|scientific|notation|mixed|remainders?|factors?|multiples?|regroup\w*|algorithm|strateg\w+|signed|terms|like|unlike|compar\w*|tens?|hundreds?|thousands?|steps?|estimat\w+|mental|long|short|partial|box|lattice|counting|patterns?|functions?|linear|quadratic\w*|systems?|angles?|vectors?|matri\w+|unknown|missing|double\w*|making|ten)\b|\d[- ]digit|[-+*/÷×=]/;

/** The skills of the operations that a request names, where it says nothing else of its mathematics but a grade. */
export function plainOperations(typed: string, theme?: string): Skill[] {
  const text = (theme === undefined ? typed : typed.replace(theme, ' ')).toLowerCase();
  const grade = gradeIn(text);
  if (grade === undefined || grade > 5 || MORE.test(text.replace(/\bstory problems?\b|\bword problems?\b/g, ' ')))
    return [];
  return BY_GRADE.flatMap(([named, codes]) =>
    named.test(text) ? (findSkill(`whole-numbers.${codes[grade] ?? ''}`) ?? []) : [],
  );
}
