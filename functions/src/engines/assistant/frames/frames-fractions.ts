import { gcd } from '@lemma/math';
import { fractionText } from '@lemma/plans/fraction';
import { type Frame, two } from './frame.ts';

/** Stories that take a fraction several times, or a part of a part. */
export const fractionFrames: readonly Frame[] = [
  {
    id: 'fraction-times-whole',
    practices: ['fractions.multiply-whole', 'fractions.word-multiply-whole'],
    tell: (rng, level, _grade, { event, who }) => {
      const bottom = rng.pick([2, 3, 4, 5, 6, 8]);
      const top = rng.int(1, bottom - 1);
      const n = rng.int(3, level === 1 ? 6 : 12);
      const [a, b] = [top / gcd(top, bottom), bottom / gcd(top, bottom)];
      const isWater = rng.chance(0.5);
      return {
        prompt: isWater
          ? `During ${event} each of ${n} players drinks \`${a}/${b}\` liter of water. How many liters is that in all?`
          : `For ${event} ${two(rng)[0]} practices \`${a}/${b}\` hour on each of ${n} days with ${who}. How many hours is that in all?`,
        work: `${n} × (${a}/${b}) = ${fractionText(n * a, b)}`,
        answer: `\`${fractionText(n * a, b)}\` ${isWater ? 'liters' : 'hours'}`,
      };
    },
  },
  {
    id: 'fraction-of-fraction',
    practices: ['fractions.multiply', 'fractions.word-multiply'],
    tell: (rng, _level, _grade, { things }) => {
      const [b, d] = [rng.pick([2, 3, 4, 5]), rng.pick([3, 4, 5, 6])];
      const [a, c] = [rng.int(1, b - 1), rng.int(1, d - 1)];
      const [one] = two(rng);
      const [x, y, z, w] = [a / gcd(a, b), b / gcd(a, b), c / gcd(c, d), d / gcd(c, d)];
      return {
        prompt: `\`${x}/${y}\` of ${one}’s collection are ${things}, and \`${z}/${w}\` of the ${things} are new. What fraction of the collection are new ${things}?`,
        work: `(${z}/${w}) × (${x}/${y}) = ${fractionText(x * z, y * w)}`,
        answer: `\`${fractionText(x * z, y * w)}\` of the collection`,
      };
    },
  },
  {
    id: 'percent-of',
    practices: ['percent.of-number'],
    tell: (rng, level, _grade, { things }) => {
      const share = rng.pick(level === 1 ? [10, 25, 50, 75] : [15, 20, 30, 35, 40, 60]);
      const n = rng.int(2, 15) * 20;
      const [one] = two(rng);
      return {
        prompt: `${one} has ${n} ${things}. ${share}% of them are new. How many of the ${things} are new?`,
        work: `${share}% × ${n} = ${(share * n) / 100}`,
        answer: `${(share * n) / 100} ${things}`,
      };
    },
  },
];
