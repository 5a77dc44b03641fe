import { gcd } from '@lemma/math';

/** A fraction in lowest terms. */
export function lowest(top: number, bottom: number): readonly [top: number, bottom: number] {
  const common = gcd(top, bottom) || 1;
  return [top / common, bottom / common];
}

/** As a whole number, a fraction or a mixed number in lowest terms: "3", "2/3", "2 1/4". */
export function fractionText(top: number, bottom: number): string {
  const [t, b] = lowest(top, bottom);
  if (b === 1) return String(t);
  const whole = Math.floor(t / b);
  return whole === 0 ? `${t}/${b}` : `${whole} ${t % b}/${b}`;
}
