import { gcd, isWhole, type Rational, rational } from './rational.ts';
import { bare, type Node, type NumberNode } from './tree.ts';

/** A number as it was written, taken apart: sign, whole part, fraction. */
export type Written =
  | { readonly shape: 'integer'; readonly number: NumberNode; readonly negative: boolean; readonly percent: boolean }
  | { readonly shape: 'decimal'; readonly number: NumberNode; readonly negative: boolean; readonly percent: boolean }
  | {
      readonly shape: 'fraction';
      readonly top: Node;
      readonly bottom: Node;
      readonly negative: boolean;
      readonly percent: boolean;
    }
  | {
      readonly shape: 'mixed';
      readonly whole: NumberNode;
      readonly top: NumberNode;
      readonly bottom: NumberNode;
      readonly negative: boolean;
      readonly percent: boolean;
    };

/** Undefined where more than one number stands there: a sum, a product, a power. */
export function writtenNumber(node: Node): Written | undefined {
  const inner = bare(node);
  switch (inner.kind) {
    case 'number': {
      const number = { number: inner, negative: false, percent: false };
      return /^\d+$/.test(inner.text) ? { shape: 'integer', ...number } : { shape: 'decimal', ...number };
    }
    case 'mixed':
      return {
        shape: 'mixed',
        whole: inner.whole,
        top: inner.top,
        bottom: inner.bottom,
        negative: false,
        percent: false,
      };
    case 'unary': {
      const rest = inner.sign === '±' ? undefined : writtenNumber(inner.arg);
      return rest && inner.sign === '-' ? { ...rest, negative: !rest.negative } : rest;
    }
    case 'binary':
      return isFraction(inner)
        ? { shape: 'fraction', top: bare(inner.left), bottom: bare(inner.right), negative: false, percent: false }
        : undefined;
    case 'postfix': {
      const rest = inner.sign === '%' ? writtenNumber(inner.arg) : undefined;
      return rest && { ...rest, percent: true };
    }
    case 'money':
      return writtenNumber(inner.arg);
    default:
      return undefined;
  }
}

const isFraction = (node: Extract<Node, { kind: 'binary' }>): boolean =>
  (node.sign === '/' || node.sign === 'frac') &&
  signedWhole(node.left) !== undefined &&
  signedWhole(node.right) !== undefined;

/** A whole number with its sign; undefined for anything else. */
export function signedWhole(node: Node): bigint | undefined {
  const inner = bare(node);
  if (inner.kind === 'number') return isWhole(inner.value) && /^\d+$/.test(inner.text) ? inner.value.n : undefined;
  if (inner.kind !== 'unary' || inner.sign === '±') return undefined;
  const value = signedWhole(inner.arg);
  return value === undefined ? undefined : inner.sign === '-' ? -value : value;
}

/** Lowest terms of one written number: 6/8, 4/1, 5/-4 and -(-1)/4 are not, 3/4, 7 and 2 1/3 are. */
export function isLowest(written: Written): boolean {
  if (written.shape === 'integer' || written.shape === 'decimal') return true;
  if (written.shape === 'mixed') {
    const [top, bottom] = [written.top.value.n, written.bottom.value.n];
    return top > 0n && top < bottom && gcd(top, bottom) === 1n;
  }
  const [top, bottom] = [signedWhole(written.top), signedWhole(written.bottom)];
  if (top === undefined || bottom === undefined) return false;
  return bottom > 1n && gcd(top, bottom) === 1n && !(written.negative && top < 0n);
}

/** Decimals after the point as written: 3.140 has 3, 7 has 0; undefined for recurring decimals and fractions. */
export function decimalPlaces(written: Written): number | undefined {
  if (written.shape === 'integer') return 0;
  if (written.shape !== 'decimal' || written.number.text.includes('(')) return undefined;
  const [mantissa = '', exponent = '0'] = written.number.text.toLowerCase().split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/**
 * The fewest and the most significant figures that a decimal can be meant to have: 1200 has 2 to 4, 1200. and 1.200e3
 * have 4, 0.050 has 2, and 0.00 has as many as it has decimals.
 */
export function significantFigures(text: string): readonly [number, number] {
  const mantissa = text.toLowerCase().split('e')[0] ?? '';
  const digits = mantissa.replace('.', '');
  const stripped = digits.replace(/^0+/, '');
  if (stripped === '') {
    const zeros = Math.max(1, (mantissa.split('.')[1] ?? '').length);
    return [zeros, zeros];
  }
  const most = stripped.length;
  return mantissa.includes('.') ? [most, most] : [stripped.replace(/0+$/, '').length, most];
}

/** The exact value, rounded half away from zero to this many decimal places. */
export function roundedTo(value: Rational, places: number): Rational {
  const scale = 10n ** BigInt(Math.min(100, Math.abs(places)));
  const [n, d] = places >= 0 ? [value.n * scale, value.d] : [value.n, value.d * scale];
  const size = n < 0n ? -n : n;
  const halves = (2n * size + d) / (2n * d);
  const signed = n < 0n ? -halves : halves;
  return places >= 0 ? rational(signed, scale) : { n: signed * scale, d: 1n };
}
