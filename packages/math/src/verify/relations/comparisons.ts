import type { Quantity } from '../reading/quantity.ts';
import type { Finding, Match } from '../reading/rule.ts';
import { everywhere, matches, type Paragraph } from '../topic/paragraph.ts';

const MORE = 'more|greater|larger|bigger|longer|taller|heavier|higher|farther|further|older|warmer|hotter|wider|later';
const LESS = 'less|smaller|fewer|shorter|lighter|lower|nearer|closer|younger|colder|cooler|narrower|cheaper';
const isMore = (word: string): boolean => new RegExp(`^(?:${MORE})`).test(word);

const size = ({ value, measure }: Quantity): number => value * (measure?.factor ?? 1);
const sameKind = (a: Quantity, b: Quantity): boolean => a.measure?.dimension === b.measure?.dimension;
const endOf = (match: Match): number => (match.reading.places[match.index + match.text.length - 1] ?? 0) + 1;

/** "Which is more, 7/12 or 5/8? … So 7/12 is more." */
function pairs({ reading }: Paragraph): Finding[] {
  const asked = everywhere(
    reading,
    `(?:which(?: [a-z]+)? is (?:${MORE}|${LESS})[^#?]{0,20}|compare[ds]? |comparing |is it )Q[^#?]{0,40} (?:or|and|with|to) Q`,
  )[0];
  const [a, b] = [asked?.quantity(1), asked?.quantity(2)];
  if (!a || !b || !asked || !sameKind(a, b) || size(a) === size(b)) return [];
  return everywhere(
    reading,
    `Q(?: of (?:a|the) [a-z]+)? is (?:the )?(${MORE}|${LESS})(?: one| number| fraction| decimal| amount| of the two)?(?=[ ]?[.,;!?)]|$)`,
  )
    .concat(
      everywhere(reading, `the (?:(${MORE}|${LESS}) )(?:one|number|fraction|decimal|amount)(?: of the two)? is Q`),
    )
    .flatMap((match): Finding[] => {
      const number = match.quantity(1) ?? match.quantity(2);
      const word = match.quantity(1) ? match.word(2) : match.word(1);
      if (!number || match.index <= asked.index) return [];
      const own = [a, b].find((one) => one.value === number.value && sameKind(one, number));
      const other = own === a ? b : a;
      if (!own) return [];
      return [{ start: number.start, end: endOf(match), holds: isMore(word) === size(own) > size(other) }];
    });
}

const DOWN = 'greatest|largest|biggest|most|longest|tallest|heaviest|highest|oldest|hottest|warmest|fastest';
const UP = 'least|smallest|fewest|shortest|lightest|lowest|youngest|coldest|slowest|nearest|closest';
const ORDER = `(?:from )?(?:the )?(${DOWN}|${UP}) (?:to (?:the )?(?:${DOWN}|${UP})|(?:one |number |value )?first)`;
const TASK = /\b(?:order|put|arrange|sort|place|list|write|rank|line up|which)\b/;

/** "The jumps, shortest first: 0.5 m, 0.45 m": a list, and the order that the text states for it. */
function orders({ reading, said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    matches(reading, said, `${ORDER}[^#]{0,40}?(:|\\bis|\\bare|\\bgives?|\\bget|\\bhave) ?LIST`).flatMap(
      (match): Finding[] => {
        const list = match.list(3);
        const before = said.pattern.slice(0, match.index - said.offset);
        const lists = said.pattern.match(/#\d+(?:(?:, and |, or |, | and | or )#\d+){2,}/g) ?? [];
        const isTask = TASK.test(before) && match.word(2) === ':' && lists.length < 2;
        const [first, last] = [list[0], list.at(-1)];
        if (isTask || list.length < 3 || !first || !last || said.isQuestion) return [];
        if (list.some((one) => one.measure !== undefined && !sameKind(one, last))) return [];
        const unit = list.find(({ measure }) => measure)?.measure?.factor ?? 1;
        const sizes = list.map(({ value, measure }) => value * (measure?.factor ?? unit));
        const sign = new RegExp(`^(?:${UP})`).test(match.word(1)) ? 1 : -1;
        const holds = sizes.every((one, at) => at === 0 || sign * (one - (sizes[at - 1] ?? one)) >= 0);
        return [{ start: first.start, end: last.end, holds }];
      },
    ),
  );
}

/**
 * Names with a number each, and the one that is said to be largest, cheapest or the like: "A costs 25 cents an ounce
 * and B 20 cents, so A is cheaper".
 */
function rivals({ reading }: Paragraph): Finding[] {
  const NAME = '((?:the )?(?!it\\b|that\\b|this\\b|each\\b|there\\b|one\\b|he\\b|she\\b)[a-z]+(?: [a-z]\\b)?)';
  const known = everywhere(
    reading,
    `(?:^ ?|[.,;] |\\band |\\bbut |\\bwhile )${NAME} (?:is|costs?|weighs|has|was|scored|measures|jumped|ran|walked|saved|read)(?: about)? Q(?: (?:an?|per) [a-z]+)?(?=[ ]?[.,;]| and| but| while|$)`,
  );
  const values = new Map(
    known.flatMap((match): [string, Quantity][] => {
      const value = match.quantity(2);
      return value ? [[match.word(1), value]] : [];
    }),
  );
  const [[nameA, a] = [], [nameB, b] = []] = [...values];
  if (
    values.size !== 2 ||
    !a ||
    !b ||
    nameA === undefined ||
    nameB === undefined ||
    !sameKind(a, b) ||
    size(a) === size(b)
  )
    return [];
  return everywhere(
    reading,
    `\\b(?:so|therefore|thus|that means|which means|because of that),? ${NAME} (?:is|was|has|weighs|costs|jumped|ran) (?:the )?(${MORE}|${LESS}|better (?:buy|deal|value)|best (?:buy|deal|value))\\b`,
  ).flatMap((match): Finding[] => {
    const own = values.get(match.word(1));
    const word = match.word(2);
    if (!own || (/^be/.test(word) && own.measure?.dimension !== 'usd^1')) return [];
    const other = own === a ? b : a;
    const wantsMore = !/^be/.test(word) && isMore(word);
    return [
      { start: reading.places[match.index] ?? 0, end: endOf(match), holds: wantsMore === size(own) > size(other) },
    ];
  });
}

/** Statements about which of some numbers is larger, and about their order. */
export const comparisonFindings = (paragraph: Paragraph): Finding[] => [
  ...pairs(paragraph),
  ...orders(paragraph),
  ...rivals(paragraph),
];
