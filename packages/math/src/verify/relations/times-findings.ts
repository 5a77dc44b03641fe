import type { Quantity } from '../reading/quantity.ts';
import { type Finding, type Match, says } from '../reading/rule.ts';
import { everywhere, numbersBefore, type Paragraph } from '../topic/paragraph.ts';

const WORDS: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['double', 2],
  ['triple', 3],
]);
const SEPARATES =
  "(?:,|:|;| -| –| —| \\()?(?: or| so| which is| that is| that's| which makes| is| was| are| were| has| have| holds| weighs| costs| makes| gives| it's)?(?: about| only| just| exactly| that is)*";
const THAT =
  '(?:that|this|it|as (?:many|much|long|far|tall|big|heavy|high|wide|old|fast|deep)(?: as (?:that|this|it))?)';

const isShare = ({ form, value }: Quantity): boolean => form === 'percent' || (form === 'fraction' && value < 1);
const goesWith = (a: Quantity, b: Quantity): boolean =>
  a.measure?.dimension === b.measure?.dimension || a.measure === undefined || b.measure === undefined;

/** A finding that is right if one of the values fits; otherwise the last value is the expected one. */
function oneOf(
  match: Match,
  said: Quantity,
  values: readonly { readonly value: number; readonly of: Quantity }[],
): Finding[] {
  const all = values.flatMap(({ value, of }) => {
    const finding = says(match, said, { value, measure: said.measure === undefined ? undefined : of.measure });
    return finding ?? [];
  });
  const best = all.find(({ holds }) => holds) ?? all.at(-1);
  return best ? [{ ...best, start: said.start }] : [];
}

/** "Exactly half of that, 2,460 feet", "twice as many, 80 markers": about some earlier number. */
function ofThat({ reading }: Paragraph): Finding[] {
  const source = `(?:\\b(twice|double|triple)|Q(?: times)?)(?: of)? ${THAT}\\b(?! as\\b| (?:is|was) #\\d+ times)[^#.?!,:;(]{0,24}?${SEPARATES} Q(?! (?:times|more|less|fewer)\\b| of\\b)`;
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [factor, said] = [match.quantity(2), match.quantity(3)];
    const times = WORDS.get(match.word(1)) ?? factor?.value;
    const isTimes = match.word(1) !== '' || / times /.test(match.text) || (factor !== undefined && isShare(factor));
    // "With a tax of 5% it comes to": a percent is taken of something only where the text says so.
    if (factor?.form === 'percent' && !/#\d+ of /.test(match.text)) return [];
    if (!said || times === undefined || !isTimes || isShare(said) || /^ [a-z]+ as\b/.test(match.behind(said)))
      return [];
    if (/^(?:twice|double|triple|#\d+ times) (?:that|this|it) /.test(match.text) && !/[,:;(]| is| was/.test(match.text))
      return [];
    const given = numbersBefore(reading, reading.places[match.index] ?? 0).filter(
      (one) =>
        one !== factor &&
        goesWith(one, said) &&
        !isShare(one) &&
        (one.measure === undefined) === (said.measure === undefined),
    );
    return given.length === 0
      ? []
      : oneOf(
          match,
          said,
          given.map((of) => ({ value: times * of.value, of })),
        );
  });
}

/** "A third of the 27 kids …: 8 kids." */
function appositions({ reading }: Paragraph): Finding[] {
  const source =
    "Q of (?:the |his |her |their |our |my |these |those |all )?Q(?! of\\b| (?:percent|times)\\b)((?: [a-z'-]+){0,8}?)(?:: |, or |, that is,? |, which is | \\(|, so | – | — |, )(?:about |only |just |exactly |that's |that is )?Q(?! of\\b| (?:more|less|fewer|times)\\b)";
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [part, whole, said] = [match.quantity(1), match.quantity(2), match.quantity(4)];
    if (!part || !whole || !said || !isShare(part) || isShare(said) || isShare(whole)) return [];
    if ((whole.measure === undefined) !== (said.measure === undefined)) return [];
    const name = (quantity: Quantity): string => /^ ([a-z]+)/.exec(match.behind(quantity))?.[1] ?? '';
    const isSame = name(said) === name(whole) || name(said) === '' || said.measure !== undefined;
    const isPlain = /, #\d+$/.test(match.text) && match.word(3).trim().split(' ').length > 2;
    if (!isSame || isPlain) return [];
    return oneOf(match, said, [
      { value: (1 - part.value) * whole.value, of: whole },
      { value: part.value * whole.value, of: whole },
    ]);
  });
}

/** "Dinner came to $35 … a 20% tip. She puts $7 on the table." */
function tips({ reading }: Paragraph): Finding[] {
  const source =
    '\\b(?:came to|comes to|costs?|bill (?:is|was|of)|total (?:is|was|of)|for) Q[^#?!]{0,50}\\bQ tip\\b[^#?!]{0,30}\\b(?:puts?|leaves?|left|adds?|added|gives?|gave|hands?|tip is|tip of|tip was)(?: down)?(?: about| exactly)? Q';
  return everywhere(reading, source).flatMap((match): Finding[] => {
    const [base, rate, said] = [match.quantity(1), match.quantity(2), match.quantity(3)];
    if (!base || rate?.form !== 'percent' || base.form !== 'money' || said?.form !== 'money') return [];
    const tip = base.value * rate.value;
    return oneOf(match, said, [
      { value: base.value + tip, of: base },
      { value: tip, of: base },
    ]);
  });
}

/** Multiples and parts of an earlier number. */
export const timesFindings = (paragraph: Paragraph): Finding[] => [
  ...ofThat(paragraph),
  ...appositions(paragraph),
  ...tips(paragraph),
];
