import type { Quantity } from '../../reading/quantity.ts';
import type { Frame } from './frame.ts';

const isShare = ({ form, value }: Quantity): boolean => form === 'percent' || (form === 'fraction' && value < 1);
const isCount = ({ form, value, measure }: Quantity): boolean =>
  measure === undefined && /decimal|words/.test(form) && Number.isInteger(value);
/** The parts of a whole by their name. */
export const DENOMINATORS: ReadonlyMap<string, number> = new Map([
  ['halves', 2],
  ['thirds', 3],
  ['fourths', 4],
  ['quarters', 4],
  ['fifths', 5],
  ['sixths', 6],
  ['sevenths', 7],
  ['eighths', 8],
  ['ninths', 9],
  ['tenths', 10],
  ['hundredths', 100],
]);
const PIECES = '(?:equal )?(?:[a-z]+ )?(?:slices|pieces|parts|sections|squares|shares|strips|wedges)';
const RECIPE = '(?:recipe|batch)';

/** A share of slices, and what is left of them. */
function share(given: readonly Quantity[], rest: boolean): number | undefined {
  const [all, some] = given;
  if (!all || !some || !isCount(all) || !isCount(some) || some.value > all.value) return undefined;
  return rest ? 1 - some.value / all.value : some.value / all.value;
}

const times = (factor: number) => (given: readonly Quantity[]) =>
  given[0] && { value: given[0].value * factor, measure: given[0].measure };

/** Parts of wholes, and parts that make a whole. */
export const PART_FRAMES: readonly Frame[] = [
  [
    `(?:into|has|with|of) Q ${PIECES}[^?]{0,40}?\\b(?:eats?|ate|takes?|took|uses?|used|colors?|shades?|gives?|gave) Q [^?#]{0,40}?(?:eaten|ate|eats|taken|used|colored|shaded|given|that is|that's|which is)(?: away)? Q of`,
    (given) => share(given, false),
  ],
  [
    `(?:into|has|with|of) Q ${PIECES}[^?]{0,40}?\\b(?:eats?|ate|takes?|took|uses?|used|colors?|shades?|gives?|gave) Q [^?#]{0,40}?(?:#\\d+[^?#]{0,30}?)?(?:leaves?|left|remains?|that leaves|is left)(?: only| just)? Q(?! of (?:them|the)\\b)`,
    (given, match) =>
      match.reading.quantities.some((one) => one.form === 'fraction') ? share(given, true) : undefined,
  ],
  [
    'there are Q in Q wholes?',
    ([some]) => (some && /(?:halves|thirds|quarters|ths)$/.test(some.text) ? some.value : undefined),
  ],
  [
    'Q (halves|thirds|fourths|quarters|fifths|sixths|sevenths|eighths|ninths|tenths|hundredths) (?:in|make|makes)(?: up)?(?: exactly)? Q(?: wholes?)?(?=[ .,;]|$)',
    ([some], match) => {
      const below = DENOMINATORS.get(match.word(2));
      return some && below ? some.value / below : undefined;
    },
  ],
  [
    'the parts are LIST,? (?:and )?(?:together )?(?:they|these|which)?[^#.?!]{0,20}?(?:make|add up to|add to|total|sum to|is|give) Q',
    (_, match) => {
      const list = match.list(1);
      return list.reduce((sum, one) => sum + one.value, 0);
    },
  ],
  [
    `(?:calls for|needs?|uses?|takes?|requires?) Q(?: of [a-z]+)?[^#?!]{0,24}(?:for|to make|making) (?:(?:a|the|one) )?(?:double[sd]?|doubling|twice)(?: the| a)? ${RECIPE}[^#.?!]{0,24} Q`,
    times(2),
  ],
  [
    `(?:calls for|needs?|uses?|takes?|requires?) Q(?: of [a-z]+)?[^#?!]{0,24}(?:for|to make|making|if we make) (?:(?:a|the|one) )?(?:triple[sd]?|tripling)(?: the| a)? ${RECIPE}[^#.?!]{0,24} Q`,
    times(3),
  ],
  [
    `(?:calls for|needs?|uses?|takes?|requires?) Q(?: of [a-z]+)?[^#?!]{0,24}(?:for|to make|making|if we make) Q (?:of )?(?:a|the|that|this) ${RECIPE}[^#.?!]{0,24} Q`,
    ([amount, part]) =>
      part && isShare(part) && amount ? { value: amount.value * part.value, measure: amount.measure } : undefined,
  ],
  [
    'Q of Q is Q,? (?:so|and|which|then)[^#.?!]{0,24}? (?:comes? down|goes down|went down|drops?|dropped|falls?|fell|down|reduces?)(?: back)? to Q',
    ([part, whole, piece]) =>
      part && whole && piece && isShare(part)
        ? { value: whole.value - piece.value, measure: whole.measure }
        : undefined,
  ],
  [
    'Q of Q is Q,? (?:so|and|which|then)[^#.?!]{0,24}? (?:comes? up|goes up|went up|rises?|rose|grows?|grew|up)(?: back)? to Q',
    ([part, whole, piece]) =>
      part && whole && piece && isShare(part)
        ? { value: whole.value + piece.value, measure: whole.measure }
        : undefined,
  ],
  [
    "Q (?:out )?of (?:the )?Q,? (?:so |and )?(?:which |that |it |this )(?:is|was|'s|makes|means|comes to)(?: an?| only| just| about)* (?:[a-z]+ (?:of )?)?Q",
    ([some, all]) =>
      some &&
      all &&
      !isShare(some) &&
      some.value < all.value &&
      (some.measure === undefined) === (all.measure === undefined)
        ? some.value / all.value
        : undefined,
  ],
  [
    '(?:from|of) Q(?: [a-z]+)? to Q[^#?!]{0,40}?(?:#\\d+[^#?!]{0,60}?){0,3}(?:back|return(?:ing)?)[^#.?!]{0,20} (?:to|at) Q[^#.?!]{0,30}(?:increase|decrease|rise|drop|growth|raise|gain|cut) of(?: only| about| just)? Q',
    ([, now, again]) => (now && again && now.value !== 0 ? Math.abs(again.value - now.value) / now.value : undefined),
  ],
  [
    '(?:asked for|find|compute|work out|calculate|what is|take) Q of Q[^#?!]{0,10}?[.][^#?!]{0,60}?(?:#\\d+[^#?!]{0,60}?){0,3}(?:right|correct|actual|true|expected|the) (?:answer|result|value)(?: we were looking for| we wanted| we want| expected)? (?:is|was|should be|should have been) Q(?! of)',
    ([part, whole]) =>
      part && whole && isShare(part) ? { value: part.value * whole.value, measure: whole.measure } : undefined,
  ],
];
