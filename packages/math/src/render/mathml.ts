import type { Node } from '../check/index.ts';
import { fractionIn } from './fraction-in.ts';
import { isOfUnits, isTight } from './is-of-units.ts';
import { PRECEDENCE, precedenceOf } from './precedence.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const mi = (text: string, upright = false): string =>
  `<mi${upright ? ' mathvariant="normal"' : ''}>${escaped(text)}</mi>`;
const mn = (text: string): string => `<mn>${escaped(text)}</mn>`;
const mo = (text: string, attributes = ''): string => `<mo${attributes}>${escaped(text)}</mo>`;
const row = (...parts: readonly string[]): string => `<mrow>${parts.join('')}</mrow>`;
const fenced = (inner: string, open = '(', close = ')'): string =>
  row(mo(open, ' fence="true"'), inner, mo(close, ' fence="true"'));
const part = (node: Node, level: number): string => (precedenceOf(node) < level ? fenced(draw(node)) : draw(node));

/** A part beside a sign. */
const beside = (node: Node, level: number): string => {
  const found = fractionIn(node);
  return found === undefined ? part(node, level) : draw(found);
};

const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pi: 'π',
    theta: 'θ',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε',
    lambda: 'λ',
    mu: 'μ',
    phi: 'φ',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    omega: 'ω',
    Delta: 'Δ',
    Gamma: 'Γ',
    Theta: 'Θ',
    Lambda: 'Λ',
    Sigma: 'Σ',
    Phi: 'Φ',
    Omega: 'Ω',
    inf: '∞',
  }),
);

function drawName(name: string): string {
  const [head = '', ...rest] = name.split('_');
  const base = mi(LETTERS.get(head) ?? head);
  return rest.length === 0
    ? base
    : `<msub>${base}${/^\d+$/.test(rest.join('')) ? mn(rest.join('')) : mi(rest.join('_').replace(/[()]/g, ''))}</msub>`;
}

/** Digits in groups of three from five digits on, but not between the commas of a list; recurring digits under a bar. */
function drawNumber(text: string, isListed = false): string {
  const [head = '', recurring, exponent] = /^([^(e]*)(?:\((\d+)\))?(?:e\+?(-?\d+))?$/i.exec(text)?.slice(1) ?? [text];
  const [whole = '', ...decimals] = head.split('.');
  const grouped = whole.length > 4 && !isListed ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const plain = mn([grouped, ...decimals].join('.'));
  const number =
    recurring === undefined ? plain : row(plain, `<mover>${mn(recurring)}<mo stretchy="true">‾</mo></mover>`);
  return exponent === undefined ? number : row(number, mo('×'), `<msup>${mn('10')}${mn(exponent)}</msup>`);
}

/** A typographic minus sign, not a hyphen. */
const sign = (text: string): string => (text === '-' ? '−' : text === '*' ? '·' : text);

/** An item of a list without parentheses: `35, 245, 12005`. */
const drawListed = (node: Node): string => {
  if (node.kind === 'number') return drawNumber(node.text, true);
  return node.kind === 'unary' && node.arg.kind === 'number'
    ? row(mo(sign(node.sign), ' form="prefix"'), drawNumber(node.arg.text, true))
    : draw(node);
};

const bare = (node: Node): string => draw(node.kind === 'group' ? node.arg : node);
const fraction = (top: Node, bottom: Node): string => `<mfrac>${bare(top)}${bare(bottom)}</mfrac>`;

function drawBinary({ sign: op, left, right }: Extract<Node, { kind: 'binary' }>): string {
  switch (op) {
    case '/':
      // A product over a number reads as a product whose last factor is the fraction: 9/2 · 7/2.
      if (left.kind === 'binary' && (left.sign === '*' || left.sign === '×'))
        return row(
          part(left.left, PRECEDENCE.product),
          mo(sign(left.sign)),
          draw({ ...left, sign: '/', left: left.right, right }),
        );
      return fraction(left, right);
    case 'frac':
      return fraction(left, right);
    case '^':
      return `<msup>${part(left, PRECEDENCE.atom)}${draw(right.kind === 'group' ? right.arg : right)}</msup>`;
    case '':
      if (isOfUnits(right))
        return row(part(left, PRECEDENCE.product), isTight(right) ? '' : '<mspace width="0.17em"/>', draw(right));
      return row(part(left, PRECEDENCE.product), mo('\u2062'), part(right, PRECEDENCE.power));
    case '+':
    case '-':
    case '±':
      return row(beside(left, PRECEDENCE.sum), mo(sign(op)), beside(right, PRECEDENCE.product));
    default:
      return row(beside(left, PRECEDENCE.product), mo(sign(op)), beside(right, PRECEDENCE.sign));
  }
}

function drawCall(name: string, args: readonly Node[]): string {
  const [first, second] = args;
  if (first === undefined) return '';
  if (name === 'sqrt') return `<msqrt>${draw(first)}</msqrt>`;
  if (name === 'cbrt') return `<mroot>${draw(first)}${mn('3')}</mroot>`;
  if (name === 'root' && second) return `<mroot>${draw(first)}${draw(second)}</mroot>`;
  if (name === 'abs') return fenced(draw(first), '|', '|');
  const head = name === 'log' && second ? `<msub>${mi('log', true)}${draw(second)}</msub>` : mi(name, name.length > 1);
  const shown = name === 'log' && second ? [first] : args;
  return row(head, mo('\u2061'), fenced(shown.map(draw).join(mo(','))));
}

const listed = (nodes: readonly Node[], between: string): string => nodes.map(draw).join(between);

function draw(node: Node): string {
  switch (node.kind) {
    case 'number':
      return drawNumber(node.text);
    case 'mixed':
      return row(
        drawNumber(node.whole.text),
        '<mspace width="0.12em"/>',
        `<mfrac>${drawNumber(node.top.text)}${drawNumber(node.bottom.text)}</mfrac>`,
      );
    case 'name':
      return drawName(node.name);
    case 'unit':
      return `<mtext>${escaped(node.name)}</mtext>`;
    case 'blank':
      return '<mi class="blank">□</mi>';
    case 'unary':
      return row(mo(sign(node.sign), ' form="prefix"'), part(node.arg, PRECEDENCE.product));
    case 'binary':
      return drawBinary(node);
    case 'group':
      return fenced(draw(node.arg));
    case 'postfix':
      return row(part(node.arg, PRECEDENCE.atom), mo(node.sign, ' form="postfix"'));
    case 'money':
      return node.symbol === '¢'
        ? row(draw(node.arg), `<mtext>¢</mtext>`)
        : row(`<mtext>${escaped(node.symbol)}</mtext>`, draw(node.arg));
    case 'call':
      return drawCall(node.name, node.args);
    case 'compound':
      return row(listed(node.parts, '<mspace width="0.33em"/>'));
    case 'remainder':
      return row(
        draw(node.quotient),
        '<mspace width="0.33em"/><mtext>R</mtext><mspace width="0.33em"/>',
        draw(node.rest),
      );
    case 'ratio':
      return row(listed(node.items, mo(':')));
    case 'relation':
      return row(
        ...node.items.map((item, i) => (i === 0 ? '' : mo(node.signs[i - 1] ?? '')) + part(item, PRECEDENCE.union)),
      );
    case 'logic':
      return row(
        node.items
          .map((item) => part(item, node.op === 'or' ? PRECEDENCE.and : PRECEDENCE.not))
          .join(`<mtext>&#160;${node.op}&#160;</mtext>`),
      );
    case 'not':
      return row('<mtext>not&#160;</mtext>', part(node.arg, PRECEDENCE.atom));
    case 'list':
      return node.open === ''
        ? row(node.items.map(drawListed).join(`${mo(',')}<mtext>&#160;</mtext>`))
        : fenced(listed(node.items, mo(',')), node.open, node.close);
  }
}

/**
 * Presentation MathML as a string. The one result of this folder that is safe for innerHTML: names, digits and units
 * are escaped and no attribute is made from what a student typed.
 */
export const toMathML = (node: Node, display: 'inline' | 'block' = 'inline'): string =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${display === 'block' ? ' display="block"' : ''}>${draw(node)}</math>`;
