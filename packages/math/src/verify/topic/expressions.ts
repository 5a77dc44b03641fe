import { compareTrees, parse } from '../../check/index.ts';
import type { Finding } from '../reading/rule.ts';
import { at, type Paragraph, type Said } from './paragraph.ts';

const INSIDE = String.raw`[-−+\d\s.a-z²³⁴]`;
const FACTOR = String.raw`(?:\d+(?:\.\d+)?(?!\d)|(?<![A-Za-z])[a-z](?![a-z])|\((?:${INSIDE}|\(${INSIDE}+\))+\))[²³⁴⁵]?`;
const SUM = String.raw`[-−]?\s?${FACTOR}(?:(?:\s?[-+−·×*]\s?|\s{0,2})${FACTOR})*`;
const EXPRESSION = new RegExp(`(?<![\\w=²³/|√]|= )(${SUM})(?!\\s*[=<>≤≥/^|]|[\\w²³⁴])`, 'g');
const TASK =
  /\b(?:simplify|expand|multiply out|distribute|factor|rewrite|combine|multiplied out|write|find the product|multiply|square|expression)\b/i;
const RESULT =
  /\b(?:get|gets|gives|giving|becomes|is|are|as|equals|leaves|left with|simplifies to|to|it is|that is|this is|as)(?: just| only| also)? $/;
const REFERS =
  /\b(?:it|this) (?:equals|is equal to|is the same as|simplifies to|expands to|can be written as)\b|\b(?:the|its|their) (?:result|product|answer|expansion|square|simplified form) (?:is|becomes|equals|comes out as)\b|\b(?:multiplied out|expanded|simplified|factored|in factored form|in simplest form),? (?:it|this|that|we get|you get)?|\b(?:we|you|to) (?:distribute|expand|multiply out|combine|simplify|factor)\b[^.;]*\b(?:get|to get|gives|and get)\b/i;

/** A sum or product with a letter, as it stands in a sentence. */
const expressionsIn = ({ text }: Said): readonly { readonly text: string; readonly index: number }[] =>
  [...text.matchAll(EXPRESSION)].flatMap(({ 1: own = '', index }) =>
    /[a-z]/.test(own) && /[-+−(²³]|\d[a-z]/.test(own.slice(1)) && !/[a-z]{2}/.test(own)
      ? [{ text: own.trim(), index }]
      : [],
  );

const tree = (text: string) => {
  const read = parse(
    text.replaceAll('−', '-').replaceAll('²', '^2').replaceAll('³', '^3').replaceAll('⁴', '^4').replaceAll('⁵', '^5'),
  );
  return read.ok ? read.tree : undefined;
};
const letters = (text: string): string => [...new Set(text.match(/[a-z]/g) ?? [])].toSorted().join('');

function same(one: string, other: string): boolean | undefined {
  const [a, b] = [tree(one), tree(other)];
  if (!a || !b || letters(one) !== letters(other)) return undefined;
  const verdict = compareTrees(a, b);
  return verdict === 'unknown' ? undefined : verdict === 'equal';
}

/** An expression to be rewritten, and the text's result: "Simplify 2(x + 7) + 3. … to get 2x + 14 + 3". */
export function expressionTopic({ said: sentences }: Paragraph): Finding[] {
  let task: string | undefined;
  let posed = false;
  return sentences.flatMap((said): Finding[] => {
    if (/=/.test(said.text)) {
      task = undefined;
      return [];
    }
    const own = expressionsIn(said);
    const [first] = own;
    const isTask = TASK.test(said.text) && !REFERS.test(said.text);
    const before = task;
    if (first && (isTask || task === undefined)) {
      const isSquared = /\b(?:to square|squaring|square of)\b/i.test(said.text) && !/[²^]/.test(first.text);
      [task, posed] = [isSquared ? `(${first.text})²` : first.text, isTask || /\bis\b/.test(said.text)];
    }
    if (before === undefined || !posed || !REFERS.test(said.text)) return [];
    return own.flatMap(({ text, index }): Finding[] => {
      if (
        !RESULT.test(said.text.slice(Math.max(0, index - 24), index)) &&
        !/,? (?:it|that|this) is $/.test(said.text.slice(0, index))
      )
        return [];
      const holds = same(before, text);
      return holds === undefined ? [] : at(said, text, holds);
    });
  });
}

const IS = new RegExp(
  `(?:^|[.;,] |\\band |\\bthat |\\bso )(${SUM}) is (?:the same as |equal to |just |always )?(${SUM})(?=[.,;]|$| too| as well)`,
  'gi',
);

/** "4x + 3 is 7x": two expressions that the text calls equal. */
export function identityTopic({ said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    said.isQuestion || /\b(?:if|when|suppose|where)\b/i.test(said.text)
      ? []
      : [...said.text.matchAll(IS)].flatMap(([, one = '', other = '']): Finding[] => {
          if (!/[a-z]/.test(one) || !/[a-z]/.test(other) || !/[-+−(²³⁴\d]/.test(one)) return [];
          if (/[a-z]{2}/.test(one + other) || /^[a-z]$/.test(one.trim())) return [];
          const holds = same(one, other);
          return holds === undefined
            ? []
            : at(said, `${one} is`, holds).map((finding) => ({
                ...finding,
                end: said.start + said.text.indexOf(other, said.text.indexOf(one)) + other.length,
              }));
        }),
  );
}
