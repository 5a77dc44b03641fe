import { constantValue, parse } from '../../check/index.ts';
import type { Finding } from '../reading/rule.ts';
import { at, firstMatch, matches, type Paragraph, type Said, told } from './paragraph.ts';

const NUMBER = String.raw`(?:[-−]?\()?[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:\/\d+)?\)?`;
const TASK = new RegExp(`(?<![\\w=.,/])(${NUMBER}(?:\\s*[-+−×÷·*]\\s*${NUMBER})+)(?!\\s*[-+−×÷·*/=^²³]|[\\w])`, 'g');

/** A calculation that the text asks for: its result, and its operation if it has only one. */
type Task = { readonly value: number; readonly name: string | undefined };
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^\+$/, 'sum'],
  [/^[-−]$/, 'difference'],
  [/^[×·*]$/, 'product'],
  [/^÷$/, 'quotient'],
];

function taskOf(text: string): Task | undefined {
  const read = parse(
    text
      .replaceAll(',', '')
      .replaceAll('−', '-')
      .replaceAll(/÷\s*(\d+\/\d+)/g, '÷ ($1)'),
  );
  const value = read.ok ? constantValue(read.tree) : undefined;
  const signs = text.replaceAll(/(?:^|[(×÷·*+])\s*[-−]/g, '').match(/[-+−×÷·*]/g) ?? [];
  const name = signs.length === 1 ? NAMES.find(([sign]) => sign.test(signs[0] ?? ''))?.[1] : undefined;
  return value === undefined ? undefined : { value, name };
}

const POSED =
  /\b(?:add|subtract|multiply|divide|estimate|find|compute|calculate|what is|work out|solve|evaluate|consider|take|simplify|do|try|to|about|let us|let's|how much|problem|for)\b/i;
const WORDED: readonly (readonly [string, string, (a: number, b: number) => number])[] = [
  ['(?:add|adding) (?:together )?Q (?:and|to) Q', 'sum', (a, b) => a + b],
  ['(?:subtract|subtracting|take|taking) Q (?:away )?from Q', 'difference', (a, b) => b - a],
  ['(?:multiply|multiplying) Q (?:by|and|times|with) Q', 'product', (a, b) => a * b],
  ['what is Q more than Q', 'sum', (a, b) => a + b],
  ['what is Q less than Q', 'difference', (a, b) => b - a],
  ['(?:divide|dividing) Q by Q', 'quotient', (a, b) => a / b],
];

/** The calculation that a sentence asks for without giving the result. */
function posed({ reading }: Paragraph, said: Said): Task | undefined {
  for (const [source, name, make] of WORDED) {
    const match = firstMatch(reading, said, source);
    const [a, b] = [match?.quantity(1), match?.quantity(2)];
    const rest = match ? said.pattern.slice(match.index - said.offset + match.text.length) : '';
    const isWhole = !/^(?:,| and) ?(?:and )?#/.test(rest) && !/^ of\b/.test(rest);
    if (a && b && isWhole && a.measure === undefined && b.measure === undefined && a.form !== 'percent')
      return { value: make(a.value, b.value), name };
  }
  if (!POSED.test(said.text)) return undefined;
  const [task, more] = [...said.text.matchAll(TASK)];
  return task?.[1] === undefined || more ? undefined : taskOf(task[1]);
}

const RESULT =
  '(?:the|its|their|our) (?:exact |actual |correct |right |final |true |whole )?(sum|difference|product|quotient|answer|result|total)(?: then| therefore| itself)?(?: is| are| comes to| equals| should be| must be| has to be| turns out to be| works out to| would be)(?: exactly| just| only)? Q(?!\\d| times| of| more| less| out)';

/** "To subtract 61 − 34 we regroup … The answer is 37." */
export function taskTopic(paragraph: Paragraph): Finding[] {
  const { reading, said: sentences } = paragraph;
  let task: Task | undefined;
  return sentences.flatMap((said): Finding[] => {
    const own = posed(paragraph, said);
    if (own) task = own;
    const known = task;
    if (known === undefined) return [];
    const it = own
      ? undefined
      : firstMatch(reading, said, "(?:^|: |, |so )(?:it is|it's|that is|that's|you get|we get) Q\\W*$");
    if (
      it &&
      reading.quantities.length < 6 &&
      it.quantity(1)?.measure === undefined &&
      it.quantity(1)?.form === 'decimal'
    )
      return told(it, it.quantity(1), { value: known.value });
    return matches(reading, said, RESULT).flatMap((match): Finding[] => {
      const [name, number] = [match.word(1), match.quantity(2)];
      if (known.name !== name && !/answer|result/.test(name) && !(name === 'total' && known.name === 'sum')) return [];
      if (
        number === undefined ||
        number.computed ||
        number.measure !== undefined ||
        match.isAbout(number) ||
        /\b(?:estimate|estimated|about|rounded)\b/.test(said.pattern)
      )
        return [];
      return told(match, number, { value: known.value });
    });
  });
}

/** "The sum is 5/10. In simplest form that is 1/5.", "10% is 3.45. Twice that is 6.90." */
export function thatTopic({ reading, said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said, number): Finding[] => {
    const before = sentences[number - 1];
    const last = [...(before?.pattern.matchAll(/#(\d+)/g) ?? [])].at(-1);
    const ended = last && /^[^a-z#]*$/.test(before?.pattern.slice(last.index + last[0].length) ?? '');
    const known = reading.quantities[Number(last?.[1] ?? -1)];
    if (!known || !ended) return [];
    const same = firstMatch(
      reading,
      said,
      "^ ?(?:and |so )?(?:in (?:simplest|lowest|reduced) (?:form|terms)|simplified|reduced|as a (?:decimal|percent|percentage|fraction|mixed number)|in words|in other words),? (?:that|it|this)(?: is|'s| becomes| equals) Q",
    );
    if (same) return told(same, same.quantity(1), { value: known.value, measure: known.measure });
    const turned = firstMatch(
      reading,
      said,
      "^ ?(?:and |so )?(?:that|it|this)(?: is|'s| becomes| equals| simplifies to| reduces to) Q (?:in (?:simplest|lowest|reduced) (?:form|terms)|as a (?:decimal|percent|percentage|fraction|mixed number))",
    );
    return turned ? told(turned, turned.quantity(1), { value: known.value, measure: known.measure }) : [];
  });
}

const MEANS =
  /(?:means|is|=)\s+(\d+(?:\s*[·×*]\s*\d+)+),? (?:and|which|so)? ?(?:that|it|this|which)? ?(?:equals|is|makes|gives|comes to) (\d[\d,]*)(?![\d.]*\s*[·×*+-]|[\d.]*\d)/gi;

/** "4³ means 4 · 4 · 4, and that equals 64." */
export function powerTopic({ said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    [...said.text.matchAll(MEANS)].flatMap(([whole, product = '', result = '']): Finding[] => {
      const value = taskOf(product)?.value;
      if (value === undefined) return [];
      return at(said, whole, value === Number(result.replaceAll(',', '')), `${value}`);
    }),
  );
}
