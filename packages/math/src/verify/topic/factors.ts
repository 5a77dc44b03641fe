import { isPrime } from '../is-prime.ts';
import type { Finding } from '../reading/rule.ts';
import { at, type Paragraph } from './paragraph.ts';

const PRODUCT = String.raw`(\d+(?:[²³⁴⁵⁶])?(?:\s*[×·*x]\s*\d+(?:[²³⁴⁵⁶])?)+)`;
const OF = new RegExp(
  `prime factor(?:ization|s)(?: (?:of|for) (\\d+))?(?:,| is| are|:| =)*(?: therefore| then)?,? ${PRODUCT}`,
  'gi',
);
const TREE = /\b(?:factor tree|factor|prime factors|factorization)\b[^.\d]*?(?:of|for) (\d+)/i;

const factorsIn = (product: string): number[] =>
  [...product.matchAll(/(\d+)([²³⁴⁵⁶])?/g)].flatMap(([, base = '', raised]) =>
    Array.from({ length: raised === undefined ? 1 : '²³⁴⁵⁶'.indexOf(raised) + 2 }, () => Number(base)),
  );

/** A prime factorization: all of its factors must be prime, and their product must be the number. */
export function factorTopic({ said: sentences }: Paragraph): Finding[] {
  let known: number | undefined;
  return sentences.flatMap((said): Finding[] => {
    known = Number(TREE.exec(said.text)?.[1] ?? known ?? Number.NaN);
    return [...said.text.matchAll(OF)].flatMap(([whole, number, product = '']): Finding[] => {
      const factors = factorsIn(product);
      const of = number === undefined ? known : Number(number);
      const made = factors.reduce((all, factor) => all * factor, 1);
      const fits = of === undefined || Number.isNaN(of) || made === of;
      return at(said, whole, factors.every(isPrime) && fits);
    });
  });
}

const ROOT =
  /(?:√(\d+)|the square root of (\d+)) (?:is|lies|falls|must be|sits|stands)(?: somewhere)? between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)/gi;

/** "√50 is between 7 and 8." */
export function rootTopic({ said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    [...said.text.matchAll(ROOT)].flatMap(([whole, one, other, low = '', high = '']): Finding[] => {
      const root = Math.sqrt(Number(one ?? other));
      return at(said, whole, Number(low) < root && root < Number(high));
    }),
  );
}
