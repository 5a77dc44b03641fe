import type { Quantity } from '../reading/quantity.ts';
import { type Finding, says } from '../reading/rule.ts';
import { firstMatch, matches, type Paragraph, type Said } from '../topic/paragraph.ts';

const stem = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');
const ONE = [
  '\\bper ([a-z]+)',
  '\\bfor (?:one|each|every|a|an|#\\d+) ([a-z]+[^s ])\\b',
  '\\b(?:one|each|every|a|an) ([a-z]+)(?: of [a-z]+)? (?:takes|uses|needs|calls for|requires|has|contains|gets)',
];

/** "2 1/2 cups of flour", "3 eggs": amounts by the name of the ingredient. */
function amounts({ reading }: Paragraph, said: Said): ReadonlyMap<string, Quantity> {
  const all = matches(reading, said, 'Q (?:of )?([a-z]+)').flatMap((match): [string, Quantity][] => {
    const amount = match.quantity(1);
    return amount && !/^(?:per|and|or|of|more|less|in|for)$/.test(match.word(2)) ? [[stem(match.word(2)), amount]] : [];
  });
  return new Map(all);
}

type Recipe = { readonly one: string; readonly batches: number; readonly of: ReadonlyMap<string, Quantity> };

/** The ingredients of one batch, and the amounts for several batches. */
export function batchFindings(paragraph: Paragraph): Finding[] {
  const { reading, said } = paragraph;
  let recipe: Recipe | undefined;
  return said.flatMap((sentence): Finding[] => {
    const known = recipe;
    const of = amounts(paragraph, sentence);
    const one = ONE.map((source) => firstMatch(reading, sentence, source)).find((match) => match !== undefined);
    const name = one?.groups.findLast((group) => group !== undefined);
    const batches = Number(/\bfor #(\d+) /.exec(one?.text ?? '')?.[1] ?? Number.NaN);
    const size = Number.isNaN(batches) ? 1 : (reading.quantities[batches]?.value ?? 1);
    if (name !== undefined && of.size > 1) recipe = { one: stem(name), batches: size, of };
    if (known === undefined || recipe !== known) return [];
    const [counted, another] = matches(reading, sentence, 'Q ([a-z]+)').filter(
      (match) => stem(match.word(2)) === known.one,
    );
    const count = counted?.quantity(1);
    // Two numbers of batches in a sentence: each amount belongs to one of them.
    if (another !== undefined) return [];
    const times =
      (count && count.value / known.batches) ??
      (/\b(?:double|doubled|twice)\b[^.]*\brecipe\b/.test(sentence.pattern) ? 2 : undefined);
    if (times === undefined || /\b(?:each|only|instead|extra|more|less|half)\b/.test(sentence.pattern)) return [];
    return matches(reading, sentence, 'Q (?:of )?([a-z]+)').flatMap((match): Finding[] => {
      const [amount, base] = [match.quantity(1), known.of.get(stem(match.word(2)))];
      if (!amount || !base || amount === count || amount.measure?.dimension !== base.measure?.dimension) return [];
      const finding = says(match, amount, { value: base.value * times, measure: base.measure });
      return finding ? [{ ...finding, start: amount.start }] : [];
    });
  });
}
