import { bare, compareTrees, constantValue, type Node, parse } from '../../check/index.ts';
import { lettersOf } from '../judge.ts';
import type { Finding } from '../reading/rule.ts';
import type { Law } from './scene.ts';

const POWERED = String.raw`[²³⁴-⁹⁰¹]*(?:\^\d+)?`;
const TERM = String.raw`\d*(?:\.\d+)?(?:[a-z]${POWERED})*(?:\([^()]{1,30}\)${POWERED})*`;
const EXPRESSION = new RegExp(
  String.raw`(?<![A-Za-z\d'’(])[-−]?${TERM}(?:\s?[-+−–·×](?:\s?(?=[\d.a-z(])${TERM})?)*(?![A-Za-z\d'’=])`,
  'g',
);

const treeOf = (text: string): Node | undefined => {
  const read = parse(text.replaceAll(/[−–]/g, '-').trim());
  return read.ok ? bare(read.tree) : undefined;
};

/** An expression in a letter, with its place in the text. */
type Expression = { readonly tree: Node; readonly start: number; readonly end: number; readonly text: string };

/** The expressions in one letter that a text contains, not those that stand in equations. */
function expressionsIn(text: string): Expression[] {
  return [...text.matchAll(EXPRESSION)].flatMap(({ index, 0: found }) => {
    const trimmed = found.trim();
    if (!/[a-z]/.test(trimmed) || !/\d|\(|[²³]/.test(trimmed) || /^[ai]$/.test(trimmed)) return [];
    const start = index + found.indexOf(trimmed);
    const end = start + trimmed.length;
    const isSide = /[=<>≤≥≠]\s*$/.test(text.slice(0, start)) || /^\s*[=<>≤≥≠]/.test(text.slice(end));
    const tree = isSide ? undefined : treeOf(trimmed);
    return tree && lettersOf(tree).size === 1 ? [{ tree, start, end, text: trimmed }] : [];
  });
}

const REWRITTEN =
  /\b(?:without (?:the )?parentheses|expand(?:s|ed|ing)?|simplif\w+|distribut\w+|multipl(?:y|ied|ying) (?:it )?out|factors?(?: (?:as|into))?|factored|factoring|rewriting|collect\w*|combin\w+ like terms|rewritten|rewrite|written (?:another way|out)|in (?:simplest|standard|expanded|factored) form|equivalent|same as|product)\b/i;
const IS = /\b(?:that is|it is|that's|it's|this is|is|becomes?|gives?|equals?|get|to|as|into|makes|yields)\s*$/i;

/** A part of an expression, not the same in another form. */
const COMMON =
  /\b(?:common|greatest|largest) (?:[a-z]+ )?(?:factor|divisor|multiple|denominator)\b|\b(?:coefficient|constant|term) (?:is|of)\b/i;

/** "The area is 4(x − 3). Written without parentheses, that is 4x − 12." */
const rewrittenLaw: Law = ({ lines }) => {
  let known: { readonly tree: Node; readonly line: number } | undefined;
  return lines.flatMap(({ text, start }, number): Finding[] => {
    const own = expressionsIn(text);
    const found: Finding[] = [];
    if (/\?\W*$/.test(text)) return [];
    for (const one of own) {
      const before = text.slice(0, one.start);
      const from = known;
      const isNear = from !== undefined && number - from.line <= 1;
      if (isNear && REWRITTEN.test(before.slice(-90)) && IS.test(before) && !COMMON.test(before)) {
        const same = [...lettersOf(from.tree)][0] === [...lettersOf(one.tree)][0];
        const verdict = same ? compareTrees(from.tree, one.tree) : 'unknown';
        if (verdict !== 'unknown')
          found.push({ start: start + one.start, end: start + one.end, holds: verdict === 'equal' });
      }
      if (/[+−–-].*[a-z]|[a-z].*[+−–-]|\(/.test(one.text)) known = { tree: one.tree, line: number };
    }
    return found;
  });
};

const EXPANDED =
  /\bexpanded (?:form|notation)\b[^.?!\d]{0,40}?\b(?:is|it's|it is|that's|as|would be|:)\s*((?:\d[\d,]*(?:\.\d+)?(?:\s*×\s*[\d,.]+)?\s*\+\s*)+\d[\d,]*(?:\.\d+)?(?:\s*×\s*[\d,.]+)?)(?!\s*=)/i;

/** "4,072 … In expanded form it is 4,000 + 70 + 2." */
const expandedLaw: Law = ({ lines, amounts }) =>
  lines.flatMap((line, number): Finding[] => {
    const [, sum] = EXPANDED.exec(line.text) ?? [];
    if (sum === undefined || line.text.includes('?')) return [];
    const read = parse(sum.replaceAll(',', ''));
    const value = read.ok ? constantValue(read.tree) : undefined;
    const known = amounts.filter(
      (one) =>
        one.kind === 'num' &&
        one.sentence <= number &&
        one.quantity.value >= 10 &&
        /[\d,]{2}/.test(one.quantity.text) &&
        one.quantity.end <= line.start + line.text.indexOf(sum),
    );
    if (value === undefined || known.length === 0) return [];
    const start = line.start + line.text.indexOf(sum);
    const holds = known.some((one) => Math.abs(one.quantity.value - value) < 1e-9);
    return [{ start, end: start + sum.length, holds }];
  });

export const LETTER_LAWS: readonly Law[] = [rewrittenLaw, expandedLaw];
