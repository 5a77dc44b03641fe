import type { Condition } from '@lemma/school/assistant';
import { COMPARE, DIGITS, IS, LEAST, MOST, N, numberOf, OVER, rangeOf, SIZED, UNDER, WORDS } from './bound-words.ts';
import { HAS_READERS, type Reader } from './has-readers.ts';
import { endsIn, range, signed } from './signed.ts';
import { SUBJECT, subjectOf } from './subjects.ts';

const LIST = String.raw`((?:${N})(?:(?:,|,? and|,? or| &|,? n|\/)\s*(?:${N}))*)`;

const PART = String.raw`(?:\d+ths|hal(?:f|ves)|thirds|fourths|quarters|fifths|sixths|eighths|tenths|twelfths|hundredths)`;
const PARTS = `(${PART}(?:(?:,|,? and|,? or| &|\\/)\\s*${PART})*)`;

const g = (source: string): RegExp => new RegExp(source, 'g');
const listed = (written: string): number[] =>
  [...written.matchAll(g(`${DIGITS}|${WORDS.join('|')}`))].map(([each]) => numberOf(each)).slice(0, 12);

/** What is denied behind "no" is not so: "no negative answers". */
const NO =
  "(no|not|none(?: of (?:them|these|the \\w+))?|nothing|never(?: any)?|without(?: any)?|don'?t|doesn'?t|mustn'?t|can'?t|zero|avoid(?:ing)?|before(?: any)?|neither)";
const NEED =
  '(?:(?:have|has|having|need|needs|needing|must|should|all|every|each|one|of|them|they|require|requires|requiring|that|involv\\w+|with|where|you|to|do|the same|leave|leaves|leaving|any) )*';

/** What a problem may be shown with. */
const SHOWN =
  '(?:(?:double )?number lines?|(?:tape|bar|strip) (?:diagrams?|models?)|area models?|(?:ratio |data )?tables|ten[- ]frames?|base[- ]ten blocks|fraction (?:bars|circles|strips)|diagrams)';

const READERS: readonly Reader[] = [
  {
    // "Answers whole numbers under 50": both are said of the answers.
    asked: g(
      `\\b(answers?|solutions?|results?|sums?|differences?|products?|quotients?)${IS} (?:all )?(whole numbers?|integers?|positive(?: whole)?(?: numbers?)?),? (?:and )?(${COMPARE}) (${N})`,
    ),
    meant: ([said = '', kind = '', compare = '', number = '']) => [
      range(subjectOf(said), rangeOf(compare, numberOf(number))),
      /^pos/.test(kind) ? range(subjectOf(said), [LEAST, MOST]) : { rule: 'whole-answers' },
    ],
  },
  {
    // "No negatives bigger than 10": how far below zero a number may be.
    asked: g(`\\bno negatives?(?: numbers?)? (?:${OVER}|${UNDER}) ([-−]?${N})`),
    meant: ([number = '']) => range('given', [-Math.abs(numberOf(number)), MOST]),
  },
  ...HAS_READERS,
  {
    asked:
      /\b(?:no|without(?: any)?|avoid|never|don'?t (?:use|include|want)) (?:zero(?:e?s)?|0'?s)\b(?: anywhere)?(?: in (?:the |any |their )?(?:numbers?|digits|problems))?(?! (?:slope|in the quotient|exponents?|pairs?))/g,
    meant: () => ({ rule: 'no-digit', numbers: [0] }),
  },
  {
    asked:
      /\b(?:(?:with|has|have|where|whose) )?(?:an? |the )?(answers?|solutions?|differences?|sums?|slopes?|remainders?) (?:is |are |of |being |equals? |equal to |that is )*(zero|0)(?![\w.%])|\b(zero) (slopes?|answers?|solutions?|differences?)\b/g,
    meant: ([one, , , other]) =>
      /remainder/.test(one ?? '')
        ? undefined
        : { rule: 'one-of', of: subjectOf(one ?? other ?? 'answer'), numbers: [0] },
  },
  {
    asked:
      /\b(?:come|comes|add|adds|sum|sums|add up|work) (?:out )?(?:up )?to (?:be )?(zero|0)\b(?!\.)|\b(?:equal|equals|total|totals|make|makes) (zero|0)\b(?!\.)/g,
    meant: () => ({ rule: 'one-of', of: 'answer', numbers: [0] }),
  },
  {
    asked: /\b(?:a )?quarter (to|til|till|past|after)(?: something| the hour)?\b/g,
    meant: ([side = '']) => ({ rule: 'minutes', numbers: [15, /^t/.test(side) ? 45 : 15] }),
  },
  {
    asked:
      /^(?:only |all |just |with )?(whole numbers?|positive (?:whole )?numbers|integers?|negatives?|fractions?|decimals?|fractions? (?:or|and|&) decimals?)(?: only| coefficients?| numbers?)?$/g,
    meant: ([said = '']) =>
      /^(?:whole|positive)/.test(said)
        ? range('given', [0, MOST])
        : { rule: /^integer/.test(said) ? 'whole-numbers' : 'with' },
  },
  {
    asked: /\b(?:(?:only |just |all )?(?:us )?(?:customary|metric)(?: units?| system)?(?: only)?)\b/g,
    meant: () => ({ rule: 'units' }),
  },
  {
    asked:
      /\b(?:have|has|having|with|include|includes|including|use|uses|using|involv\w+|some|containing) (?:an? |at least one |at least an? )?(fraction|decimal|negative|mixed number)s? (?:base|side|height|width|length|coefficient|constant|radius|dimension|number|input)s?(?: in (?:it|them|each|every\w*))?\b|\binclude (?:an? )?(fraction|decimal|negative|mixed number)(?: number)? in (?:each|every|all)\w*(?: one)?\b|\b(fraction|decimal|negative) (?:coefficients?|side lengths|dimensions|bases?)\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    // Tables that are not wanted: "no x1 or x10", "skip the 10s".
    asked:
      /\b(?:no|not|without|skip|avoid|leave out)(?: the| any)? ((?:[x×*] ?\d{1,2}(?:['’]?s)?|\d{1,2}['’]?s)(?:(?:,? (?:or|and|nor) (?:the )?|, ?|\/)[x×*]?\d{1,2}(?:['’]?s)?)*)(?!\p{L}|\d| ?(?:place|digits?))(?: facts| tables?)?/gu,
    meant: ([list = '']) => ({
      ...{ rule: 'one-of', of: 'given', not: true },
      numbers: (list.match(/\d+/g) ?? []).map(Number).slice(0, 12),
    }),
  },
  {
    asked:
      /\b(?:with|using|only|just|of|for|on|by|the) (?:the |only |just )?((?:[x×]?\d{1,2}['’]?s)(?:(?:,? and |, ?|,? ?& ?|\/|,? or | )(?:just |the )?[x×]?\d{1,2}['’]?s)*)(?!\p{L}| ?(?:place|digits?))(?: only| mixed(?: up| in)?| facts| tables?)*/gu,
    meant: ([list = '']) => ({ rule: 'factors', numbers: (list.match(/\d+/g) ?? []).map(Number).slice(0, 12) }),
  },
  {
    asked: g(`(?:(${SUBJECT})${IS} )?(?:between|btwn|from) (${N}) ?(?:and|to|n|-|–|through) ?(${N})`),
    meant: ([said, low = '', high = '']) =>
      range(said === undefined ? 'given' : subjectOf(said), [numberOf(low), numberOf(high)]),
  },
  {
    asked: g(`\\b(${SUBJECT})${IS} (${N}) ?(?:to|-|–|through|thru) ?(${N})(?: only)?`),
    meant: ([said = '', low = '', high = '']) => range(subjectOf(said), [numberOf(low), numberOf(high)]),
  },
  {
    // "No denominator exceeding 6", "no number over 20".
    asked: g(`\\bno (${SUBJECT})${IS} (${OVER}|${UNDER}) (${N})`),
    meant: ([said = '', compare = '', number = '']) =>
      range(subjectOf(said), rangeOf(`no ${compare}`, numberOf(number))),
  },
  {
    asked: g(`(?:\\b(${SUBJECT})${IS} |(?<=\\bc\\| )|(?<=[,;.]\\s?(?:and |but |all )?)|^)(${COMPARE}) (${N})`),
    meant: ([said, compare = '', number = '']) =>
      // "At least one negative exponent" says how many problems; "nothing over 12ths" speaks of the denominators.
      said === undefined && /^at least/.test(compare) && /^[a-z]/.test(number)
        ? undefined
        : range(
            /ths$|halves|thirds/.test(number)
              ? 'denominator'
              : said === undefined || /^(?:nothing|none)/.test(compare)
                ? 'given'
                : subjectOf(said),
            rangeOf(compare, numberOf(number)),
          ),
  },
  {
    // "Denominators 12 or less", "answers 100 or under", "numbers 20 max".
    asked: g(
      `\\b(${SUBJECT})${IS} (${N}) (?:(?:or|and) (less|under|below|smaller|lower|fewer|more|greater|larger|above|up)|max(?:imum)?|tops|at most)\\b`,
    ),
    meant: ([said = '', number = '', way = '']) =>
      range(
        subjectOf(said),
        /more|greater|larger|above|up/.test(way) ? [numberOf(number), MOST] : [-MOST, numberOf(number)],
      ),
  },
  {
    // Both numbers of a sum or a difference: "two-digit addition".
    asked: g(
      `(?<!\\b(?:minus|plus|by|and|from|to|times)(?: an?)? )\\b${SIZED}(?: numbers?)? (?=(?:addition|subtraction|adding|subtracting)\\b)|\\b(?:add(?:ing)?|subtract(?:ing)?) (?:two )?${SIZED} numbers?\\b(?! (?:and|to|from|by))`,
    ),
    meant: ([one, other]) => {
      const size = numberOf(one ?? other ?? '');
      return { rule: 'digits-of', of: 'given', numbers: [size, size] };
    },
  },
  {
    // "Two-digit plus two-digit", "3-digit by 2-digit".
    asked: g(
      `\\b${SIZED}(?: numbers?)? (plus|minus|times|by|and|from|\\+|[-−]|×|x|take away) (?:an? )?${SIZED}(?: numbers?)?\\b`,
    ),
    meant: ([one = '', joined = '', other = '']) =>
      numberOf(one) === numberOf(other)
        ? { rule: 'digits-of', of: 'given', numbers: [numberOf(one), numberOf(one)] }
        : // Of a product or a quotient each of the two has its own size.
          /^(?:by|times|×|x)$/.test(joined)
          ? [
              { rule: 'digits-of', of: 'first', numbers: [numberOf(one), numberOf(one)] },
              { rule: 'digits-of', of: 'second', numbers: [numberOf(other), numberOf(other)] },
            ]
          : undefined,
  },
  {
    // "Dividends 4 digits tops", "no more than 3 digits".
    asked: g(`\\b(${SUBJECT})${IS} (?:(?:up to|at most) )?${SIZED} (?:tops|max(?:imum)?|at most|or (?:less|fewer))`),
    meant: ([said = '', size = '']) => ({ rule: 'digits-of', of: subjectOf(said), numbers: [1, numberOf(size)] }),
  },
  {
    asked: g(`\\b(?:only |all )?${SIZED} (divisors?|dividends?|quotients?|answers?|sums?|totals?|products?)\\b`),
    meant: ([size = '', said = '']) => ({
      ...{ rule: 'digits-of', of: subjectOf(said) },
      numbers: [numberOf(size), numberOf(size)],
    }),
  },
  {
    asked: g(`\\b(${SUBJECT}) (?:that |which |who )?${NO}? ?(?:ends?|ending)(?: in| with) (?:an? )?${LIST}`),
    meant: ([said = '', not, list = '']) => endsIn(subjectOf(said), listed(list), not !== undefined),
  },
  {
    asked: g(
      `\\b(?:${NO} )?(?:with |of them with |having |has |have )?(?:an? )?zeros?(?: in the ones(?: place)?)?(?: (?:on|in|at|of) (?:the )?(?:top|first|upper)(?: numbers?)?)`,
    ),
    meant: ([not]) => endsIn('first', [0], not !== undefined),
  },
  {
    asked: g(`\\b(?:jumps?|steps?|skips?|count(?:ing)?) (?:of|by) ${LIST}(?: only)?`),
    meant: ([list = '']) => ({ rule: 'one-of', of: 'second', numbers: listed(list) }),
  },
  {
    asked: g(
      `\\b(?:every|each|all(?: the| of the)?)? ?(?:answers?|results?|totals?|solutions?)${IS}(?: the same,?)? (?:equal(?:s)? |exactly )?(\\d+(?:\\.\\d+)?)(?![\\w./%]|-?digit| (?:or|and|to) \\d)`,
    ),
    meant: ([number = '']) => ({ rule: 'one-of', of: 'answer', numbers: [Number(number)] }),
  },
  {
    asked: g(
      `\\b(?:(?:all|every|each)[^.,;]{0,20})?(?:have |has |with |get |give )?(?:the )?(?:same|identical|one) answers?(?: (?:on|for|in|to) (?:each|all|every)(?: (?:one|of them))?)?\\b|\\b(?:answers?|results?)${IS}(?: all)? (?:the same|equal|identical)\\b`,
    ),
    meant: () => ({ rule: 'same-answer' }),
  },
  {
    asked: g(
      `\\b(?:denominators?|bottoms?)${IS} (?:only )?${LIST}(?! or less)|\\b(?:only|just|use|using|with) ${PARTS}(?: only)?|${PARTS} only`,
    ),
    meant: ([one, other, last]) => {
      const numbers = listed(one ?? other ?? last ?? '').filter((each) => each > 1);
      return numbers.length === 0 ? undefined : { rule: 'one-of', of: 'denominator', numbers };
    },
  },
  {
    asked: g(
      `\\b(?:${NO} )?(?:having|with|have|has) (${N}) (?:or|and) (${N}) as (?:an? )?(roots?|answers?|solutions?)`,
    ),
    meant: ([not, one = '', other = '', said = '']) => ({
      ...{ rule: 'one-of', of: subjectOf(said), numbers: [numberOf(one), numberOf(other)] },
      ...(not !== undefined && { not: true }),
    }),
  },
  {
    asked: g(`\\b(?:leading coefficient) (?:of |is |= ?)?(\\d+)`),
    meant: ([number = '']) => ({ rule: 'one-of', of: 'leading', numbers: [Number(number)] }),
  },
  {
    asked: g(
      `\\b(?:${NO} )?(negative|positive|non-?zero|neg) (?:integer |whole[- ]number )?(coefficients?|constants?|answers?|solutions?|results?|slopes?|differences?|sums?|products?|quotients?|roots?)`,
    ),
    meant: ([not, sign = '', said = '']) => signed(subjectOf(said), sign, not !== undefined),
  },
  {
    asked: g(
      `\\b(answers?|solutions?|results?|slopes?|coefficients?|middle (?:terms?|coefficients?)|constant(?: terms?)?|differences?|sums?|b|c)${IS} (${NO.slice(1, -1)} )?(negative|positive|non-?zero|nonzero)\\b(?: integers?| whole numbers?)?`,
    ),
    meant: ([said = '', not, sign = '']) => signed(subjectOf(said), sign, not !== undefined),
  },
  {
    asked: g(
      `\\b(?:${NO} )?${NEED}(?:regroup(?:ing)?|carry(?:ing)?|borrow(?:ing)?)\\b(?:(?: or)?(?: and)? (?:in the (?:ones|tens)|required|needed)(?: or in the (?:ones|tens))?)?`,
    ),
    meant: ([not]) => ({ rule: 'regroups', ...(not !== undefined && { not: true }) }),
  },
  {
    asked: g(`\\b(?:${NO} )?${NEED}(?:an? )?(?:remaind\\w*|left ?overs?)(?: in (?:each|all|every\\w*))?\\b`),
    meant: ([not]) => ({ rule: 'remainder', ...(not !== undefined && { not: true }) }),
  },
  {
    asked: g(`(?<=\\bdivid\\w+ )(?:only )?by ${LIST}(?: only)?`),
    meant: ([list = '']) => ({ rule: 'one-of', of: 'divisor', numbers: listed(list) }),
  },
  {
    asked: g(`(?<=\\bmultipl\\w+ )(?:only )?by ${LIST}(?: only)?`),
    meant: ([list = '']) => ({ rule: 'factors', numbers: listed(list) }),
  },
  {
    asked:
      /(?<!\bnumerators? (?:or|and) (?:the )?)\b(unlike|different|uncommon|like|same|common) denominat\w+(?: only)?(?! (?:or|and) (?:the )?(?:same )?numerator)/g,
    meant: ([said = '']) => ({
      rule: 'unlike',
      ...(/like$|same|common$/.test(said) && !/^un/.test(said) && { not: true }),
    }),
  },
  {
    asked:
      /\b(?:to|on|at) (?:the )?(?:nearest )?(?:(?:hour(?:s)?) (?:and|or)(?: to)?(?: at)?(?: on)?(?: the)? )?(half|quarter)[- ]?(?:an )?(?:hours?|past)?\b(?! of)|\b(?:hours? (?:and|or) )(half)[- ](?:hours?)\b|\bto (?:the )?(?:nearest )?(five|5|ten|10|1|one)? ?(?:-| )?minutes?\b/g,
    meant: ([part, other, minutes]) => {
      const step = { half: 30, quarter: 15, five: 5, '5': 5, ten: 10, '10': 10 }[part ?? other ?? minutes ?? ''];
      return step === undefined ? undefined : { rule: 'minutes', numbers: [step] };
    },
  },
  {
    asked:
      /\b(?:no|without(?: any)?|not|avoid|leave out|skip|except(?: for)?) (addition|adding|subtraction|subtracting|multiplication|multiplying|division|dividing)\b/g,
    meant: ([said = '']) => ({
      rule: 'operation',
      not: true,
      numbers: ['add', 'sub', 'mul', 'div'].flatMap((each, at) => (said.startsWith(each) ? [at] : [])),
    }),
  },
  {
    asked: /\b(?:integer|whole[- ]number) (?:coefficients?|constants?)(?: only)?\b/g,
    meant: () => ({ rule: 'whole-numbers' }),
  },
  {
    asked: g(`\\b(?:no|without(?: any)?|not|avoid) ${SHOWN}\\b`),
    meant: () => ({ rule: 'picture', not: true }),
  },
  { asked: g(`\\b(?:only )?${SHOWN} only\\b|\\bonly ${SHOWN}\\b`), meant: () => ({ rule: 'picture' }) },
  {
    asked: /\bno (?:identical|equal|same) left[- ](?:hand )?sides?\b/g,
    meant: () => ({ rule: 'alike-lines', not: true }),
  },
];

const LONGEST_SAID = 80;

/** The bounds, sets, sizes and properties that a text in small letters sets for the numbers of problems. */
export function boundsIn(text: string): Condition[] {
  const found: Condition[] = [];
  READERS.reduce((rest, { asked, meant }) => {
    let left = rest;
    for (const match of rest.matchAll(asked)) {
      const [said, ...groups] = match;
      const all = said.trim() === '' ? [] : [meant(groups) ?? []].flat();
      if (all.length === 0 || all.some(({ numbers }) => numbers?.some((each) => !Number.isFinite(each)))) continue;
      found.push(...all.map((each) => ({ ...each, said: (each.said ?? said).trim().slice(0, LONGEST_SAID) })));
      left = left.slice(0, match.index) + ' '.repeat(said.length) + left.slice(match.index + said.length);
    }
    return left;
  }, text);
  return found;
}
