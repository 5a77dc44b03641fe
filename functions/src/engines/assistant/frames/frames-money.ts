import { capital } from '../say/parts.ts';
import { type Frame, two } from './frame.ts';

const money = (cents: number): string => (cents / 100).toFixed(2);
const plainMoney = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}` : money(cents));

/** Stories with prices, percents and what something costs to begin with. */
export const moneyFrames: readonly Frame[] = [
  {
    id: 'discount-tax',
    practices: ['percent.discount-tax-tip'],
    called: /\b(?:discounts?|off|sale)\b[^.]*\btax\b|\btax\b[^.]*\b(?:discounts?|% off)\b/,
    tell: (rng, level, _grade, { ware }) => {
      const [off, tax] = [rng.pick([10, 15, 20, 25, 30, 40]), rng.pick(level === 1 ? [5, 10] : [5, 6, 8])];
      const price = rng.int(2, 12) * 20 * (level === 1 ? 1 : rng.pick([1, 2]));
      const sale = price * (100 - off);
      const total = (sale * (100 + tax)) / 100;
      return {
        prompt: `${capital(ware)} costs $${price}. It is ${off}% off, and then ${tax}% sales tax is added to the sale price. What is the final price?`,
        work: `${price} × (1 - ${off}%) × (1 + ${tax}%) = ${plainMoney(total)}`,
        answer: `$${money(total)} (the sale price is $${money(sale)}, the tax on it $${money(total - sale)})`,
      };
    },
  },
  {
    id: 'tip',
    practices: ['percent.discount-tax-tip'],
    called: /\btips?\b|\bgratuity\b/,
    tell: (rng, level, _grade, { who }) => {
      const [share, bill] = [rng.pick([15, 18, 20]), rng.int(4, level === 1 ? 12 : 30) * 5];
      const total = bill * (100 + share);
      return {
        prompt: `The bill for ${who} comes to $${bill}. They leave a ${share}% tip. How much do they pay in all?`,
        work: `${bill} × (1 + ${share}%) = ${plainMoney(total)}`,
        answer: `$${money(total)}`,
      };
    },
  },
  {
    id: 'tax',
    practices: ['percent.discount-tax-tip'],
    called: /\bsales tax\b|\btax\b/,
    tell: (rng, level, _grade, { ware }) => {
      const [tax, price] = [rng.pick(level === 1 ? [5, 10] : [4, 6, 7, 8]), rng.int(3, 30) * 5];
      const total = price * (100 + tax);
      return {
        prompt: `${capital(ware)} costs $${price} before tax. The sales tax is ${tax}%. What is the total?`,
        work: `${price} × (1 + ${tax}%) = ${plainMoney(total)}`,
        answer: `$${money(total)}`,
      };
    },
  },
  {
    id: 'break-even',
    practices: ['algebra.write-one-variable', 'equations.both-sides'],
    called: /\bbreak(?:s|ing)?[- ]?even\b|\bfixed (?:costs?|fee)\b[^.]*\b(?:per|each|ticket|profit)\b/,
    tell: (rng, level, _grade, { event, cost }) => {
      const [each, own, x] = [rng.int(5, level === 3 ? 24 : 15), rng.int(1, 4), rng.int(12, level === 1 ? 30 : 80)];
      const fixed = (each - own) * x;
      return {
        prompt: `For ${event} the organizers pay $${fixed} for ${cost} and $${own} for each guest’s snacks. A ticket costs $${each}. Write an equation for the number of tickets at which they break even, and solve it.`,
        work: `${each} × ${x} = ${fixed} + ${own} × ${x}`,
        answer: `\`${each}x = ${fixed} + ${own === 1 ? '' : own}x\`, so \`x = ${x}\` tickets`,
      };
    },
  },
  {
    id: 'flat-fee',
    practices: ['equations.word-problems', 'functions.linear-model', 'equations.write-two-quantities'],
    called:
      /\b(?:flat|sign[- ]?up|joining|starting|initial|one[- ]time|booking) (?:fee|cost|price)\b|\bfixed (?:costs?|fee)\b|\bfee plus\b/,
    tell: (rng, level, _grade, { event, thing }) => {
      const [each, start, n] = [rng.int(2, 15), rng.int(2, 12) * 5, rng.int(4, level === 1 ? 10 : 25)];
      return {
        prompt: `${capital(event)} costs $${start} to book, and $${each} for each ${thing}. The total is $${start + each * n}. Write an equation and solve it: how many of them were paid for?`,
        work: `${start} + ${each} × ${n} = ${start + each * n}`,
        answer: `\`${start} + ${each}x = ${start + each * n}\`, so \`x = ${n}\``,
      };
    },
  },
  {
    id: 'budget',
    practices: ['decimals.word-money'],
    called:
      /\bbudget\w*\b|\b(?:3|three|multi)[- ]?steps?\b(?=[\s\S]*\b(?:decimals?|money|dollars|cents|hundredths)\b)|\b(?:decimals?|money|dollars|cents|hundredths)\b(?=[\s\S]*\b(?:2|two|3|three|multi)[- ]?steps?\b)/,
    tell: (rng, _level, _grade, { event, thing, things }) => {
      const [a, n, b] = [rng.int(225, 1995), rng.int(2, 5), rng.int(315, 2995)];
      const have = Math.ceil((a * n + b + rng.int(100, 1500)) / 500) * 5;
      const [one] = two(rng);
      const left = have * 100 - n * a - b;
      return {
        prompt: `${one} has $${have} for ${event}. ${one} buys ${n} ${things} at $${money(a)} for each ${thing} and a lunch for $${money(b)}. How much money is left?`,
        work: `${have} - ${n} × ${money(a)} - ${money(b)} = ${plainMoney(left)}`,
        answer: `$${money(left)}`,
      };
    },
  },
  {
    id: 'one-step-equation',
    practices: ['equations.one-step'],
    tell: (rng, level, _grade, { things, who }) => {
      const [a, x, [one]] = [rng.int(3, level === 3 ? 14 : 9), rng.int(3, 15), two(rng)];
      const isTimes = rng.chance(0.5);
      return {
        prompt: isTimes
          ? `${one} buys ${a} ${things} for $${a * x} in all, each for the same price. Write an equation for the price of one, and solve it.`
          : `${capital(who)} had some ${things}. After ${a} more came there were ${a + x}. Write an equation for how many there were at first, and solve it.`,
        work: isTimes ? `${a} × ${x} = ${a * x}` : `${x} + ${a} = ${a + x}`,
        answer: isTimes ? `\`${a}x = ${a * x}\`, so \`x = ${x}\`` : `\`x + ${a} = ${a + x}\`, so \`x = ${x}\``,
      };
    },
  },
  {
    id: 'two-prices',
    practices: ['algebra.systems-stories'],
    tell: (rng, level, _grade, { event }) => {
      const [p, q] = [rng.int(6, level === 1 ? 10 : 18), rng.int(3, 5)];
      const [x, y] = [rng.int(8, level === 1 ? 20 : 60), rng.int(8, level === 1 ? 20 : 60)];
      return {
        prompt: `For ${event} ${x + y} tickets are sold. An adult ticket costs $${p}, a student ticket $${q}, and together they bring in $${p * x + q * y}. Write a system of equations and solve it: how many tickets of each kind are sold?`,
        work: `${p} × ${x} + ${q} × ${y} = ${p * x + q * y}`,
        answer: `${x} adult tickets and ${y} student tickets`,
      };
    },
  },
];
