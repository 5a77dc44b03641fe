import { type Finding, says } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

const stem = (word: string): string => word.replace(/(?<=[^s])s$/, '');
const CHANCE = '(?:chance|probability|odds)';

/** "4 red, 5 blue and 3 green marbles": the number of each kind. */
function kindsIn({ reading }: Paragraph): ReadonlyMap<string, number> | undefined {
  const lists = everywhere(reading, '((?:#\\d+ [a-z]+(?: [a-z]+)?(?:, and |, | and ))+#\\d+ [a-z]+)');
  const [list, more] = lists;
  if (
    !list ||
    more ||
    !/\b(?:bag|box|jar|bowl|hat|drawer|basket|spinner|deck|bucket|sack|urn|cup|pile|marbles?|balls?|chips|beads|counters|tiles|gumballs)\b/.test(
      reading.pattern,
    )
  )
    return undefined;
  const kinds = new Map<string, number>();
  for (const [, number, name = ''] of list.text.matchAll(/#(\d+) ([a-z]+)/g)) {
    if (/^(?:in|altogether|total)$/.test(name)) continue;
    if (kinds.has(stem(name))) return undefined;
    kinds.set(stem(name), reading.quantities[Number(number)]?.value ?? Number.NaN);
  }
  return kinds.size > 1 ? kinds : undefined;
}

/** The probability of drawing a kind, one of two kinds, or not a kind. */
export function bagFindings(paragraph: Paragraph): Finding[] {
  const kinds = kindsIn(paragraph);
  if (!kinds || /\b(?:without|replac\w*|then another|second|two marbles|both)\b/.test(paragraph.reading.pattern))
    return [];
  const total = [...kinds.values()].reduce((sum, one) => sum + one, 0);
  const source = `${CHANCE} (?:of|that|for) ((?:[a-z' ]|#\\d+){2,60}?),? (?:is|equals|=|was)(?: only| just| exactly| also| then)* Q(?! of\\b)`;
  return everywhere(paragraph.reading, source).flatMap((match): Finding[] => {
    const words = match.word(1).split(' ');
    const named = words.map(stem).filter((word) => kinds.has(word));
    const isNot = words.some((word) => /^(?:not|no|isn't|non|neither|other)$/.test(word));
    const [one] = named;
    if (one === undefined || (named.length > 1 && !words.includes('or') && !words.includes('nor'))) return [];
    const some = [...new Set(named)].reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
    const said = match.quantity(2);
    const finding = says(match, said, { value: (isNot ? total - some : some) / total });
    return finding && said && /fraction|percent|decimal/.test(said.form) ? [{ ...finding, start: said.start }] : [];
  });
}
