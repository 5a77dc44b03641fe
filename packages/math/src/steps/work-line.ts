import { bare, type Node, type ParseResult, parse, readAnswer } from '../check/index.ts';
import { lettersOf } from '../verify/judge.ts';

/** The content of a line of work. */
export type WorkLine =
  /** An equation, inequality or point, which may be true or not. `numeric`: without letters. */
  | { readonly kind: 'statement'; readonly tree: Node; readonly numeric: boolean; readonly denied: boolean }
  | { readonly kind: 'value'; readonly tree: Node }
  /** Words, or numbers among words, with nothing to check. */
  | { readonly kind: 'words'; readonly numbers: readonly number[]; readonly keepsAll: boolean }
  | { readonly kind: 'invalid'; readonly at: number; readonly length: number; readonly message: string };

/** Words that introduce the content of a line. */
const LEAD =
  /^\s*(?:(?:so|but|then|and|thus|hence|therefore|now|next|which (?:means|gives)|it is|we get|that is|the answer is|answer|simplify|final answer|total|cost|price)\b[\s:,]*|(?:step|line)\s*\d+\s*[:.)]\s*|∴\s*|⇒\s*|=>\s*|→\s*|\d+[.)]\s+(?=\S))+/i;
const ALL = /\b(?:always true|all real numbers|all reals|every (?:real )?number|infinitely many|true for all)\b/i;
const NONE = /\b(?:no (?:real )?solutions?|never true|impossible|no real roots?|empty set|∅)\b/i;
const DENIED =
  /\s*(?:,\s*)?(?:which |this |that )?(?:is |are )?(?:false|not true|impossible|never|a contradiction)\b.*$/i;
const SAYS_BOTH_HOLD = /\bboth\b[^.]*\b(?:work|fit|check|solutions?|answers?)\b/i;

/** "25% of 80", "3/8 of 24": a share of a number is a product. */
const shares = (text: string): string => text.replace(/(%|\d|\bhalf)\s+of\s+(?=[$\d])/gi, '$1 × ');

/** Replaces signs by those that the parser knows, and removes check marks. */
const plain = (text: string): string =>
  shares(text)
    .replace(/^\s*=\s*/, '')
    .replace(/(\d)\s*[xX]\s*(?=\d)/g, '$1 × ')
    .replace(/\+\s?-(?=\s*(?:√|\\?sqrt))/g, '±')
    .replace(/\s*(?:✓|✔|√\s*$)/g, '')
    .trim();

const known = (name: string): Node => ({ kind: 'logic', op: name === 'true' ? 'and' : 'or', items: [] });

const isStatement = (node: Node): boolean => node.kind === 'relation' || node.kind === 'logic' || node.kind === 'not';

/** Equations with a comma between them hold together, as a system. */
function asSystem(tree: Node): Node {
  const node = bare(tree);
  if (node.kind !== 'list' || node.open !== '' || node.items.length < 2) return node;
  return node.items.every((item) => bare(item).kind === 'relation')
    ? { kind: 'logic', op: 'and', items: node.items }
    : node;
}

const lineOf = (tree: Node): WorkLine => {
  const node = asSystem(tree);
  return isStatement(node)
    ? { kind: 'statement', tree: node, numeric: lettersOf(node).size === 0, denied: false }
    : { kind: 'value', tree: node };
};

/** Two letters side by side are a product; four are a word. */
const hasWords = (text: string): boolean =>
  /(?<![\\A-Za-z])(?!(?:sqrt|cbrt|abs|frac|left|right|cdot|times|and|or|root)\b)[A-Za-z]{3,}/.test(text);

const numbersIn = (text: string): number[] =>
  (text.match(/(?<![\w.])-?\d[\d,]*(?:\.\d+)?/g) ?? []).map((found) => Number(found.replaceAll(',', '')));

/** Reads a line with words: the amount in it, or the calculation in it. */
function amongWords(text: string): WorkLine {
  const read = readAnswer({ kind: 'quantity', units: [] }, text);
  if (read.ok && !isStatement(bare(read.tree))) return { kind: 'words', numbers: numbersIn(text), keepsAll: false };
  const formula = /-?[$√(\d][-\d.,\s+*×÷/·^()$%√]*=[-\d.,\s+*×÷/·^()$%=√]*\d%?/.exec(text)?.[0];
  const inside = formula === undefined ? undefined : parse(formula.replace(/[,\s]+$/, ''), {});
  if (inside?.ok && bare(inside.tree).kind === 'relation') return lineOf(inside.tree);
  return { kind: 'words', numbers: numbersIn(text), keepsAll: SAYS_BOTH_HOLD.test(text) };
}

/** Reads one line of written work as it was meant. Never throws. */
export function readWorkLine(typed: string): WorkLine {
  if (/^\s*check\b/i.test(typed)) return { kind: 'words', numbers: [], keepsAll: false };
  // "y = 2x + 1 at x = 3" states both.
  const text = plain(typed.replace(LEAD, '')).replace(
    /(?<==.*[\w)])\s+(?:at|when|for|if|where|with)\s+(?=[a-z]\s*=)/i,
    ', ',
  );
  if (NONE.test(text)) return { kind: 'statement', tree: known('false'), numeric: false, denied: false };
  if (ALL.test(text)) return { kind: 'statement', tree: known('true'), numeric: false, denied: false };
  if (DENIED.test(text)) {
    const claim = parse(text.replace(DENIED, ''), {});
    if (claim.ok && isStatement(bare(claim.tree)))
      return { kind: 'statement', tree: bare(claim.tree), numeric: lettersOf(claim.tree).size === 0, denied: true };
  }
  if (hasWords(text)) return amongWords(text);
  const read: ParseResult = parse(text, { comma: 'list' });
  if (read.ok) return lineOf(read.tree);
  const { at, length, message } = read;
  return { kind: 'invalid', at, length, message };
}
