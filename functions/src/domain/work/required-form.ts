import { type AnswerSpec, checkAnswer } from '@lemma/math';
import type { AnswerForm } from '@lemma/school/question';

type Fraction = { readonly top: bigint; readonly bottom: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const size = (value: bigint) => (value < 0n ? -value : value);
const lowest = (top: bigint, bottom: bigint): Fraction => {
  const common = gcd(size(top), bottom) || 1n;
  return { top: top / common, bottom: bottom / common };
};

/** Reads a key as generators write it: a whole number, a decimal, a fraction or a mixed number. */
function fractionOf(key: string): Fraction | undefined {
  const [, sign = '', whole, decimals, top, bottom] =
    /^\s*(-?)\s*(?:(\d+)(?:\.(\d+))?)?\s*(?:(?:^|\s|(?<=-))(\d+)\s*\/\s*(\d+))?\s*$/.exec(key) ?? [];
  if ((whole === undefined && top === undefined) || bottom === '0' || (decimals !== undefined && top !== undefined))
    return undefined;
  const factor = sign === '-' ? -1n : 1n;
  const scale = 10n ** BigInt(decimals?.length ?? 0);
  const first = BigInt(`${whole ?? '0'}${decimals ?? ''}`);
  const under = BigInt(bottom ?? '1');
  return lowest(factor * (first * under + BigInt(top ?? '0') * scale), scale * under);
}

/**
 * The fraction as a decimal with as many places as it needs, or with exactly `places`; undefined if it does not end
 * there.
 */
function decimal({ top, bottom }: Fraction, places?: number): string | undefined {
  for (let count = places ?? 0; count <= (places ?? 12); count += 1) {
    const scale = 10n ** BigInt(count);
    if ((top * scale) % bottom !== 0n) continue;
    const digits = String(size((top * scale) / bottom)).padStart(count + 1, '0');
    const text = count === 0 ? digits : `${digits.slice(0, -count)}.${digits.slice(-count)}`;
    return top < 0n ? `-${text}` : text;
  }
  return undefined;
}

function mixed({ top, bottom }: Fraction): string {
  const [whole, rest] = [size(top) / bottom, size(top) % bottom];
  const text = whole === 0n ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`;
  return top < 0n ? `-${text}` : text;
}

function written(value: Fraction, form: AnswerForm): string | undefined {
  const { top, bottom } = value;
  if (form.startsWith('decimal-places:')) return decimal(value, Number(form.split(':')[1]));
  if (form === 'percent') {
    const text = decimal(lowest(top * 100n, bottom));
    return text === undefined ? undefined : `${text}%`;
  }
  if (bottom === 1n) return String(top);
  if (form === 'decimal') return decimal(value);
  return form === 'mixed' ? mixed(value) : `${top}/${bottom}`;
}

/**
 * The answer spec with a required form, its key rewritten into that form where necessary. A key that cannot be
 * rewritten stays as it is: it then fails its own check, and the assignment is not published.
 */
export function inRequiredForm(spec: AnswerSpec, form: AnswerForm): AnswerSpec {
  if (spec.kind === 'choice') return spec;
  const asked: AnswerSpec = { ...spec, forms: [form] };
  if (checkAnswer(asked, spec.key).verdict === 'right') return asked;
  const value = fractionOf(spec.key);
  const key = value && written(value, form);
  return key !== undefined && checkAnswer(spec, key).verdict === 'right' ? { ...asked, key } : asked;
}
