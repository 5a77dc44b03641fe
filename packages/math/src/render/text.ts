import { FUNCTIONS, type Node, nameOf } from '../check/index.ts';
import { isOfUnits, isTight } from './is-of-units.ts';
import { PRECEDENCE, precedenceOf } from './precedence.ts';

/** Letters side by side must not spell a word that the parser knows: p·i is not pi. */
const KNOWN = [...FUNCTIONS, 'pi', 'theta', 'alpha', 'beta', 'gamma', 'delta', 'inf', 'oo', 'or', 'and', 'not'];

const part = (node: Node, level: number): string => (precedenceOf(node) < level ? `(${toText(node)})` : toText(node));

/** A product without a sign; with a space or a star if the parser would otherwise read something else. */
function sideBySide(left: string, right: string): string {
  if (/[\d.)]$/.test(left) && /^[\d.]/.test(right)) return `${left} * ${right}`;
  if (!/[A-Za-z]$/.test(left)) return left + right;
  const run = (/[A-Za-z]+$/.exec(left)?.[0] ?? '') + (/^[A-Za-z]+/.exec(right)?.[0] ?? '');
  if (/^[A-Za-z]/.test(right)) return KNOWN.some((word) => run.includes(word)) ? `${left} ${right}` : left + right;
  return left + right;
}

function binaryText({ sign, left, right }: Extract<Node, { kind: 'binary' }>): string {
  switch (sign) {
    case '+':
    case '-':
    case '±':
      return `${part(left, PRECEDENCE.sum)} ${sign} ${part(right, PRECEDENCE.product)}`;
    case '*':
    case '×':
    case '·':
    case '÷':
      return `${part(left, PRECEDENCE.product)} ${sign} ${part(right, PRECEDENCE.sign)}`;
    case '/':
    case 'frac':
      return `${part(left, PRECEDENCE.product)}/${part(right, PRECEDENCE.power)}`;
    case '^':
      return `${part(left, PRECEDENCE.atom)}^${part(right, PRECEDENCE.sign)}`;
    case '':
      if (isOfUnits(right)) return `${part(left, PRECEDENCE.product)}${isTight(right) ? '' : ' '}${toText(right)}`;
      return sideBySide(
        part(left, PRECEDENCE.product),
        right.kind === 'binary' && right.sign === 'frac' ? `(${toText(right)})` : part(right, PRECEDENCE.power),
      );
    default:
      return `${part(left, PRECEDENCE.union)} ${sign} ${part(right, PRECEDENCE.ratio)}`;
  }
}

function callText(name: string, args: readonly Node[]): string {
  const [first, second] = args;
  if (name === 'abs' && first) return `|${toText(first)}|`;
  if (name === 'log' && first && second) return `log_(${toText(second)})(${toText(first)})`;
  return `${name}(${args.map(toText).join(', ')})`;
}

const subscripted = (name: string): string =>
  nameOf(name) === undefined && /_[^_(].+$/.test(name) && !/_\d+$/.test(name) ? name.replace(/_(.+)$/, '_{$1}') : name;

/**
 * Keyboard text for "we read: …": the parser reads it back to the same meaning. Plain text; put it on a page as text,
 * never as HTML.
 */
export function toText(node: Node): string {
  switch (node.kind) {
    case 'number':
      return node.text;
    case 'mixed':
      return `${node.whole.text} ${node.top.text}/${node.bottom.text}`;
    case 'name':
      return subscripted(node.name);
    case 'unit':
      return node.name;
    case 'blank':
      return '?';
    case 'unary':
      return `${node.sign}${part(node.arg, PRECEDENCE.product)}`;
    case 'binary':
      return binaryText(node);
    case 'group':
      return `(${toText(node.arg)})`;
    case 'postfix':
      return `${part(node.arg, PRECEDENCE.atom)}${node.sign}`;
    case 'money':
      return node.symbol === '¢'
        ? `${part(node.arg, PRECEDENCE.atom)}¢`
        : `${node.symbol}${part(node.arg, PRECEDENCE.atom)}`;
    case 'call':
      return callText(node.name, node.args);
    case 'compound':
      return node.parts.map(toText).join(' ');
    case 'remainder':
      return `${toText(node.quotient)} R ${toText(node.rest)}`;
    case 'ratio':
      return node.items.map((item) => part(item, PRECEDENCE.sum)).join(' : ');
    case 'relation':
      return node.items
        .map((item, i) => (i === 0 ? '' : ` ${node.signs[i - 1] ?? ''} `) + part(item, PRECEDENCE.union))
        .join('');
    case 'logic':
      return node.items
        .map((item) => part(item, node.op === 'or' ? PRECEDENCE.and : PRECEDENCE.not))
        .join(` ${node.op} `);
    case 'not':
      return `not ${part(node.arg, PRECEDENCE.atom)}`;
    case 'list':
      return `${node.open}${node.items.map(toText).join(', ')}${node.close}`;
  }
}
