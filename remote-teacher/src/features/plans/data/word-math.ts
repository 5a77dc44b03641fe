import { parse } from '@lemma/math/check';
import { toText } from '@lemma/math/render';
import { Math as Formula, MathFraction, MathRadical, MathRun, MathSuperScript } from 'docx';

type Tree = Extract<ReturnType<typeof parse>, { ok: true }>['tree'];
type MathPart = MathRun | MathFraction | MathSuperScript | MathRadical;

const signs: Partial<Record<string, string>> = {
  '*': '·',
  '-': ' − ',
  '+': ' + ',
  '×': ' × ',
  '÷': ' ÷ ',
  '±': ' ± ',
  '': '',
};

function partsOf(node: Tree): MathPart[] {
  switch (node.kind) {
    case 'mixed':
      return [
        new MathRun(node.whole.text),
        new MathFraction({ numerator: [new MathRun(node.top.text)], denominator: [new MathRun(node.bottom.text)] }),
      ];
    case 'binary': {
      const [left, right] = [partsOf(node.left), partsOf(node.right)];
      if (node.sign === '/' || node.sign === 'frac') return [new MathFraction({ numerator: left, denominator: right })];
      if (node.sign === '^') return [new MathSuperScript({ children: left, superScript: right })];
      return [...left, new MathRun(signs[node.sign] ?? ` ${node.sign} `), ...right];
    }
    case 'group':
      return [new MathRun('('), ...partsOf(node.arg), new MathRun(')')];
    case 'unary':
      return [new MathRun(node.sign === '-' ? '−' : node.sign), ...partsOf(node.arg)];
    case 'relation':
      return node.items.flatMap((item, index) => [
        ...(index === 0 ? [] : [new MathRun(` ${node.signs[index - 1] ?? '='} `)]),
        ...partsOf(item),
      ]);
    case 'call': {
      const [only] = node.args;
      return node.name === 'sqrt' && only
        ? [new MathRadical({ children: partsOf(only) })]
        : [new MathRun(toText(node))];
    }
    default:
      return [new MathRun(toText(node))];
  }
}

/** Mathematics in keyboard syntax as a formula of a word processor; text that can't be read stays as it is. */
export function wordMath(text: string): Formula {
  const read = parse(text);
  return new Formula({ children: read.ok ? partsOf(read.tree) : [new MathRun(text)] });
}
