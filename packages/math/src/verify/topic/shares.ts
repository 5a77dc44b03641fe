import { COINS } from '../reading/amounts.ts';
import type { Quantity } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { firstMatch, matches, type Paragraph, told } from './paragraph.ts';

const isCount = (q: Quantity | undefined): q is Quantity =>
  q !== undefined && q.measure === undefined && /decimal|words/.test(q.form) && Number.isInteger(q.value);
const isShare = (q: Quantity | undefined): q is Quantity =>
  q !== undefined && q.measure === undefined && (q.form === 'percent' || (q.form === 'fraction' && q.value < 1));

/** "Ty made 15 of 20 free throws. That is three fourths. His success rate is 80%." */
export function shareTopic({ reading, said: sentences }: Paragraph): Finding[] {
  let share: number | undefined;
  let counted = 0;
  return sentences.flatMap((said): Finding[] => {
    const own = matches(
      reading,
      said,
      '(?<!than |other )Q (?:out )?of (?:the |her |his |their |our |its |my |these |those )?Q(?! (?:each|percent|cents))',
    ).filter(
      (match) =>
        isCount(match.quantity(1)) &&
        isCount(match.quantity(2)) &&
        (match.quantity(1)?.value ?? 0) <= (match.quantity(2)?.value ?? 0),
    );
    counted += own.length;
    const [match] = own;
    if (match) share = (match.quantity(1)?.value ?? 0) / (match.quantity(2)?.value ?? 1);
    const turned = firstMatch(
      reading,
      said,
      '^ ?of (?:the |my |our )?Q (?:[a-z]+ ){1,5}?(?:[a-z]+,|,)? ?Q (?!of|times|percent)',
    );
    const [whole, part] = [turned?.quantity(1), turned?.quantity(2)];
    if (isCount(whole) && isCount(part) && part.value <= whole.value) {
      share = part.value / whole.value;
      counted += 1;
    }
    if (share === undefined || counted > 1) return [];
    const known = share;
    const found =
      firstMatch(
        reading,
        said,
        '(?:that|this|it) (?:is|was|makes|means)(?: about| only| just| exactly)* Q(?! of (?:the )?#)',
      ) ??
      firstMatch(
        reading,
        said,
        '(?:rate|percentage|percent|share|score|fraction|average)(?: NOUN)? (?:is|was)(?: about| only| just| exactly)* Q(?! of)',
      );
    const both = firstMatch(reading, said, '(?:that|this|it) is Q[^#.]{0,24}, or(?: about)? Q');
    if (both)
      return [1, 2].flatMap((group) =>
        isShare(both.quantity(group)) ? told(both, both.quantity(group), { value: known }) : [],
      );
    const value = found?.quantity(1);
    return found && isShare(value) && !own.includes(found) ? told(found, value, { value: known }) : [];
  });
}

const choose = (n: number, k: number): number =>
  Array.from({ length: k }).reduce<number>((made, _, at) => (made * (n - at)) / (at + 1), 1);
const COUNT: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['once', 1],
]);

/** Coins that are tossed several times: the probability of a number of heads. */
export function coinTopic({ reading, said: sentences }: Paragraph): Finding[] {
  let tosses: number | undefined;
  return sentences.flatMap((said): Finding[] => {
    const own =
      firstMatch(reading, said, '(?:toss|flip|throw)[a-z]* (?:a|one|the) (?:fair )?coin (?:Q times|(twice|once))') ??
      firstMatch(reading, said, 'Q (?:fair )?coins');
    if (own) tosses = own.quantity(1)?.value ?? COUNT.get(own.word(2));
    if (tosses === undefined || tosses > 12 || !Number.isInteger(tosses)) return [];
    const n = tosses;
    return matches(
      reading,
      said,
      '(?:probability|chance) of (?:getting |tossing |flipping )?(exactly |at least |only |just )?(?:Q|(no|both|all|one of each)) ?(heads?|tails?)? (?:is|equals|=)(?: only| just| exactly)* Q',
    ).flatMap((match): Finding[] => {
      const [how, word] = [match.word(1).trim(), match.word(3)];
      if (word === 'one of each') return n === 2 ? told(match, match.quantity(5), { value: 0.5 }) : [];
      const k =
        word === 'no'
          ? 0
          : word === 'both'
            ? n === 2
              ? 2
              : Number.NaN
            : word === 'all'
              ? n
              : (match.quantity(2)?.value ?? Number.NaN);
      if (!Number.isInteger(k) || k > n || match.word(4) === '') return [];
      const upTo = how === 'at least' ? n : k;
      const ways = Array.from({ length: upTo - k + 1 }, (_, at) => choose(n, k + at)).reduce(
        (sum, one) => sum + one,
        0,
      );
      return told(match, match.quantity(5), { value: ways / 2 ** n });
    });
  });
}

/** "3 dimes and 4 pennies … So I got 34 cents in all." */
export function pocketTopic({ reading, said: sentences }: Paragraph): Finding[] {
  let cents: number | undefined;
  return sentences.flatMap((said, number): Finding[] => {
    const coins = [...said.pattern.matchAll(/(?:#(\d+)|\b(an?)) (quarter|dime|nickel|penny|pennie)s?\b/g)];
    const isList =
      coins.length > 1 && /\b(?:has|have|had|found|got|with|holds?|contains|are|finds)\b/.test(said.pattern);
    if (isList)
      cents = coins.reduce(
        (sum, [, count, , coin = '']) =>
          sum +
          (count === undefined ? 1 : (reading.quantities[Number(count)]?.value ?? Number.NaN)) *
            (COINS.get(coin) ?? Number.NaN),
        0,
      );
    const more = !isList && /\b(?:another|more|then|spends?|spent|buys?|gives?|gets?)\b/.test(said.pattern);
    if (more || (cents !== undefined && number > 3)) cents = undefined;
    if (cents === undefined || Number.isNaN(cents)) return [];
    const total =
      firstMatch(reading, said, '(?:in all|altogether|total(?: is| of)?|that (?:is|makes)|together)[^#,]{0,24} Q') ??
      firstMatch(reading, said, '(?:so|therefore|thus|now)[^#]{0,24} Q (?:in all|altogether|in total|together)') ??
      firstMatch(reading, said, '(?:has|have|had|found|got) Q(?: in all| altogether| in total)?(?=,|\\.|$)');
    const money = total?.quantity(1);
    return total && money?.measure?.dimension === 'usd^1'
      ? told(total, money, { value: cents / 100, measure: { dimension: 'usd^1', factor: 1 } })
      : [];
  });
}
