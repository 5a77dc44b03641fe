import { parse } from '@lemma/math/check/reading';
import { fractionIn, isOfUnits, isTight, toText } from '@lemma/math/render';
import {
  Math as Formula,
  MathFraction,
  MathRadical,
  MathRun,
  MathSuperScript,
  type ParagraphChild,
  TextRun,
} from 'docx';

type Tree = Extract<ReturnType<typeof parse>, { ok: true }>['tree'];
/** A piece of mathematics: plain text if it fits into a line, a formula only if it does not. */
type Piece = string | MathFraction | MathSuperScript | MathRadical;

const signs: Partial<Record<string, string>> = {
  '*': '·',
  '-': ' − ',
  '+': ' + ',
  '×': ' × ',
  '÷': ' ÷ ',
  '±': ' ± ',
  '': '',
};

const inFormula = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? new MathRun(piece) : piece));
const fraction = (top: readonly Piece[], bottom: readonly Piece[]): Piece =>
  new MathFraction({ numerator: inFormula(top), denominator: inFormula(bottom) });

function piecesOf(node: Tree): Piece[] {
  switch (node.kind) {
    case 'mixed':
      return [node.whole.text, fraction([node.top.text], [node.bottom.text])];
    case 'binary': {
      const isTied = ['', '^', '/', 'frac'].includes(node.sign);
      const [left, right] = [node.left, node.right].map((side) =>
        piecesOf((isTied ? undefined : fractionIn(side)) ?? side),
      );
      if (left === undefined || right === undefined) return [];
      if (node.sign === '/' || node.sign === 'frac') return [fraction(left, right)];
      if (node.sign === '^') return [new MathSuperScript({ children: inFormula(left), superScript: inFormula(right) })];
      if (node.sign === '' && isOfUnits(node.right)) return [...left, isTight(node.right) ? '' : ' ', ...right];
      return [...left, signs[node.sign] ?? ` ${node.sign} `, ...right];
    }
    case 'group':
      return ['(', ...piecesOf(node.arg), ')'];
    case 'unary':
      return [node.sign === '-' ? '−' : node.sign, ...piecesOf(node.arg)];
    case 'relation':
      return node.items.flatMap((item, index) => [
        ...(index === 0 ? [] : [` ${node.signs[index - 1] ?? '='} `]),
        ...piecesOf(item),
      ]);
    case 'call': {
      const [only] = node.args;
      return node.name === 'sqrt' && only ? [new MathRadical({ children: inFormula(piecesOf(only)) })] : [toText(node)];
    }
    default:
      return [toText(node)];
  }
}

/**
 * Mathematics in keyboard syntax for a word processor. What fits into one line becomes text, because some programs show
 * formulas blank and no number should be lost. Fractions, powers and roots become formulas; unreadable text stays as it
 * is.
 */
export function wordMath(text: string, bold = false): ParagraphChild {
  const read = parse(text);
  const pieces = read.ok ? piecesOf(read.tree) : [text];
  return pieces.every((piece) => typeof piece === 'string')
    ? new TextRun({ text: pieces.join(''), bold })
    : new Formula({ children: inFormula(pieces) });
}
