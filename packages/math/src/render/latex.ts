import type { Node } from '../check/index.ts';
import { isOfUnits } from './is-of-units.ts';
import { PRECEDENCE, precedenceOf } from './precedence.ts';

const part = (node: Node, level: number): string =>
  precedenceOf(node) < level ? `\\left(${toLatex(node)}\\right)` : toLatex(node);

const GREEK =
  /^(pi|theta|alpha|beta|gamma|delta|epsilon|lambda|mu|phi|rho|sigma|tau|omega|Delta|Gamma|Theta|Lambda|Sigma|Phi|Omega|eta|zeta|iota|kappa|nu|xi|psi|chi|ell)$/;
const NAMED = /^(sin|cos|tan|sec|csc|cot|sinh|cosh|tanh|coth|arcsin|arccos|arctan|ln|log|exp|min|max|gcd)$/;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['*', '\\cdot '],
  ['·', '\\cdot '],
  ['×', '\\times '],
  ['÷', '\\div '],
  ['±', '\\pm '],
  ['∪', '\\cup '],
  ['∩', '\\cap '],
  ['≠', '\\ne '],
  ['≤', '\\le '],
  ['≥', '\\ge '],
  ['≈', '\\approx '],
  ['∈', '\\in '],
]);
const latexSign = (sign: string): string => SIGNS.get(sign) ?? sign;

function nameLatex(name: string): string {
  if (name === 'inf') return '\\infty';
  const [head = '', ...rest] = name.split('_');
  const base = GREEK.test(head) ? `\\${head} ` : head;
  return rest.length === 0 ? base : `${base}_{${rest.join('_').replace(/[()]/g, '')}}`;
}

function numberLatex(text: string): string {
  return text.replace(/\((\d+)\)/, '\\overline{$1}').replace(/e\+?(-?\d+)$/i, '\\cdot 10^{$1}');
}

function binaryLatex({ sign, left, right }: Extract<Node, { kind: 'binary' }>): string {
  switch (sign) {
    case '/':
    case 'frac':
      return `\\frac{${inner(left)}}{${inner(right)}}`;
    case '^':
      return `${part(left, PRECEDENCE.atom)}^{${inner(right)}}`;
    case '+':
    case '-':
    case '±':
      return `${part(left, PRECEDENCE.sum)}${latexSign(sign)}${part(right, PRECEDENCE.product)}`;
    case '': {
      if (isOfUnits(right)) return `${part(left, PRECEDENCE.product)}${toLatex(right)}`;
      const [first, second] = [part(left, PRECEDENCE.product), part(right, PRECEDENCE.power)];
      return `${first}${/[\d}]$/.test(first) && /^(\d|\\frac)/.test(second) ? '\\cdot ' : /[A-Za-z]$/.test(first) && /^[A-Za-z]/.test(second) ? ' ' : ''}${second}`;
    }
    default:
      return `${part(left, PRECEDENCE.product)}${latexSign(sign)}${part(right, PRECEDENCE.sign)}`;
  }
}

const unitLatex = (name: string): string => (name === '°' ? '^{\\circ}' : `\\,\\mathrm{${plainText(name)}}`);
const plainText = (text: string): string => text.replace(/[\\{}$%&#_^~]/g, '');
/** Fraction bars and superscripts need no parentheses. */
const inner = (node: Node): string => toLatex(node.kind === 'group' ? node.arg : node);

function callLatex(name: string, args: readonly Node[]): string {
  const [first, second] = args;
  if (first === undefined) return '';
  if (name === 'sqrt') return `\\sqrt{${toLatex(first)}}`;
  if (name === 'cbrt') return `\\sqrt[3]{${toLatex(first)}}`;
  if (name === 'root' && second) return `\\sqrt[${toLatex(second)}]{${toLatex(first)}}`;
  if (name === 'abs') return `\\left|${toLatex(first)}\\right|`;
  if (name === 'log' && second) return `\\log_{${toLatex(second)}}\\left(${toLatex(first)}\\right)`;
  const head = NAMED.test(name) ? `\\${name}` : name.length === 1 ? name : `\\operatorname{${plainText(name)}}`;
  return `${head}\\left(${args.map(toLatex).join(', ')}\\right)`;
}

/**
 * LaTeX that MathLive and the parser read. It is built from checked names and digits only, so a student's text cannot
 * contain commands.
 */
export function toLatex(node: Node): string {
  switch (node.kind) {
    case 'number':
      return numberLatex(node.text);
    case 'mixed':
      return `${node.whole.text}\\frac{${node.top.text}}{${node.bottom.text}}`;
    case 'name':
      return nameLatex(node.name);
    case 'unit':
      return unitLatex(node.name);
    case 'blank':
      return '\\placeholder{}';
    case 'unary':
      return `${latexSign(node.sign)}${part(node.arg, PRECEDENCE.product)}`;
    case 'binary':
      return binaryLatex(node);
    case 'group':
      return `\\left(${toLatex(node.arg)}\\right)`;
    case 'postfix':
      return `${part(node.arg, PRECEDENCE.atom)}${node.sign === '%' ? '\\%' : '!'}`;
    case 'money':
      return node.symbol === '$'
        ? `\\$${part(node.arg, PRECEDENCE.atom)}`
        : `${part(node.arg, PRECEDENCE.atom)}${node.symbol}`;
    case 'call':
      return callLatex(node.name, node.args);
    case 'compound':
      return node.parts.map(toLatex).join('\\ ');
    case 'remainder':
      return `${toLatex(node.quotient)}\\ R\\ ${toLatex(node.rest)}`;
    case 'ratio':
      return node.items.map((item) => part(item, PRECEDENCE.sum)).join(':');
    case 'relation':
      return node.items
        .map((item, i) => (i === 0 ? '' : latexSign(node.signs[i - 1] ?? '')) + part(item, PRECEDENCE.union))
        .join('');
    case 'logic':
      return node.items
        .map((item) => part(item, node.op === 'or' ? PRECEDENCE.and : PRECEDENCE.not))
        .join(`\\text{ ${node.op} }`);
    case 'not':
      return `\\lnot ${part(node.arg, PRECEDENCE.atom)}`;
    case 'list':
      return `${node.open === '{' ? '\\{' : node.open}${node.items.map(toLatex).join(', ')}${node.close === '}' ? '\\}' : node.close}`;
  }
}
