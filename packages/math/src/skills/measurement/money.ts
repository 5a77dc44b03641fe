import type { AnswerSpec, Level, Rng, Skill } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { article, count, listed, pickNames, shopThings } from '../kit/contexts.ts';
import { joinMistakes, type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { amountOf, digitsOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { subtractionSteps, wrongSubtraction } from '../whole-numbers/procedures/subtract.ts';

const cents = (key: number): AnswerSpec => ({ kind: 'quantity', key: `${key} cents`, units: ['cents', 'cent', '¢'] });
const dollars = (key: number): AnswerSpec => ({ kind: 'quantity', key: `$${key}`, units: ['$', 'dollars', 'dollar'] });

type Coins = {
  readonly name: string;
  readonly quarters: number;
  readonly dimes: number;
  readonly nickels: number;
  readonly pennies: number;
};

const kinds = [
  { of: 'quarters', worth: 25, thing: { one: 'quarter', many: 'quarters' } },
  { of: 'dimes', worth: 10, thing: { one: 'dime', many: 'dimes' } },
  { of: 'nickels', worth: 5, thing: { one: 'nickel', many: 'nickels' } },
  { of: 'pennies', worth: 1, thing: { one: 'penny', many: 'pennies' } },
] as const;

const present = (p: Coins) => kinds.filter(({ of }) => p[of] > 0);
const value = (p: Coins): number => kinds.reduce((sum, { of, worth }) => sum + p[of] * worth, 0);

/** Draws what all cases of the skill have in common. */
const beginCountCoins = (rng: Rng, level: Level) => {
  const [name = ''] = pickNames(rng, 1);
  const some = () => rng.int(2, byLevel(level, 4, 6, 9));
  const dimes = some();
  return { name, some, dimes };
};

const countCoins = skill<Coins>({
  code: 'measurement.count-coins',
  name: 'Count coins',
  canDo: 'I can find how much a handful of coins is worth.',
  grade: 2,
  standards: ['2.MD.C.8'],
  prerequisites: ['whole-numbers.add-two-digit', 'whole-numbers.arrays'],
  cases: {
    'dimes-pennies': {
      label: 'dimes and pennies',
      draw: (rng, level) => {
        const { name, some, dimes } = beginCountCoins(rng, level);
        return { name, quarters: 0, dimes, nickels: 0, pennies: some() };
      },
    },
    'nickels-dimes': {
      label: 'nickels and dimes',
      draw: (rng, level) => {
        const { name, dimes } = beginCountCoins(rng, level);
        const nickels = dimes + rng.int(1, 3);
        return { name, quarters: 0, dimes, nickels, pennies: level === 3 ? rng.int(1, 4) : 0 };
      },
    },
    'with-quarters': {
      label: 'with quarters',
      draw: (rng, level) => {
        const { name, dimes } = beginCountCoins(rng, level);
        const nickels = dimes + rng.int(1, 3);
        return {
          name,
          quarters: rng.int(1, byLevel(level, 2, 3, 5)),
          dimes,
          nickels: level === 1 ? 0 : nickels,
          pennies: rng.int(1, 4),
        };
      },
    },
  },
  pose: (p) => ({
    prompt: `${p.name} has ${listed(present(p).map(({ of, thing }) => count(p[of], thing)))}. How many cents is that? Remember: ${listed(present(p).map(({ worth, thing }) => `one ${thing.one} is ${worth} ${worth === 1 ? 'cent' : 'cents'}`))}.`,
    answer: cents(value(p)),
  }),
  solve: (p) =>
    steps(
      ...present(p).map(
        ({ of, worth, thing }) =>
          [
            `${p[of]} × ${worth} = ${p[of] * worth}`,
            `The ${thing.many}.`.replace(/^The (\w+)\.$/, p[of] === 1 ? `The ${thing.one}.` : 'The $1.'),
          ] as const,
      ),
      [
        `${present(p)
          .map(({ of, worth }) => p[of] * worth)
          .join(' + ')} = ${value(p)}`,
        'Add the values.',
      ],
    ),
  hints: (p) =>
    hintsHiding(
      value(p),
      present(p)
        .map(({ of }) => p[of])
        .join(' '),
      'Sort the coins by kind. What is one coin of each kind worth?',
      'Begin with the coins that are worth most, and count by their value.',
      'Go on counting from there with the next kind. Then add what is left.',
    ),
  confirms: (p, key) =>
    kinds
      .flatMap(({ of, worth }) => range(1, p[of]).map(() => worth))
      .reduce((left, worth) => left - worth, amountOf(key)) === 0,
  mistakes: {
    'measurement.coins-counted-not-valued': (p) => {
      const coins = present(p).map(({ of }) => p[of]);
      const number = coins.reduce((sum, n) => sum + n, 0);
      return wrote(number, [`${coins.join(' + ')} = ${number}`, 'Count the coins.']);
    },
    'measurement.larger-coin-worth-more': (p) => {
      if (p.nickels === p.dimes || p.nickels * p.dimes === 0) return undefined;
      const answer = value({ ...p, nickels: p.dimes, dimes: p.nickels });
      return wrote(
        answer,
        [`${p.nickels} × 10 = ${p.nickels * 10}`, 'The nickel is larger, so it is worth ten.'],
        [`${p.dimes} × 5 = ${p.dimes * 5}`, 'The dime is smaller, so it is worth five.'],
        [String(answer), 'Add the values of all coins.'],
      );
    },
  },
  wordProblem: true,
});

type Change = {
  readonly name: string;
  readonly item: string;
  readonly paid: number;
  readonly price: number;
  readonly unit: string;
};

const changeProcedures = [
  'whole-numbers.smaller-from-larger',
  'whole-numbers.borrow-no-decrement',
  'whole-numbers.borrow-across-zero',
  'whole-numbers.stops-borrow-at-zero',
  'whole-numbers.borrow-from-zero',
] as const;

const money = (unit: string, amount: number): string => (unit === '$' ? `$${amount}` : `${amount} cents`);

const changeRules: Mistakes<Change> = {
  ...joinMistakes(
    // Who takes the ones from ten and more has the answer already where nothing else is left.
    changeProcedures.map((id) =>
      mistakeFor(id, ({ paid, price }: Change) => (paid < 20 ? undefined : wrongSubtraction(id, paid, price))),
    ),
  ),
  'whole-numbers.adds-story-numbers': ({ paid, price }) =>
    wrote(paid + price, [`${paid} + ${price} = ${paid + price}`, 'Add the numbers of the story.']),
};

/** Things with realistic prices, in dollars. */
const priced: readonly (readonly [most: number, things: readonly string[]])[] = [
  [1, ['sticker', 'pencil', 'eraser', 'button', 'postcard', 'balloon', 'banana', 'bookmark', 'paper clip', 'bead']],
  [9, ['notebook', 'mug', 'sandwich', 'poster', 'ball', 'puzzle', 'paintbrush', 'plant', 'ruler', 'water bottle']],
  [20, ['kite', 'scarf', 'lunch box', 'board game', 'T-shirt', 'soccer ball', 'book', 'cap', 'flashlight', 'lamp']],
  [
    50,
    [
      'backpack',
      'skateboard',
      'sweater',
      'basketball',
      'helmet',
      'raincoat',
      'sleeping bag',
      'watch',
      'blanket',
      'tool kit',
    ],
  ],
  [100, ['jacket', 'scooter', 'tent', 'guitar', 'desk', 'bookcase', 'suitcase', 'rug', 'drum', 'telescope']],
];

const itemFor = (place: number, dollars: number): string => {
  const things = priced.find(([most]) => dollars <= most)?.[1] ?? [];
  return things[place % things.length] ?? 'gift';
};

const makeChange = skill<Change>({
  code: 'measurement.make-change',
  name: 'Find the change',
  canDo: 'I can find how much change I get back.',
  grade: 2,
  standards: ['2.MD.C.8', '4.MD.A.2'],
  prerequisites: ['whole-numbers.subtract-two-digit'],
  cases: {
    'from-ten': {
      label: 'from tens of dollars',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        const place = shopThings.indexOf(rng.pick(shopThings));
        const dollars = rng.int(3, byLevel(level, 9, 18, 47));
        return { name, item: itemFor(place, dollars), paid: byLevel(level, 10, 20, 50), price: dollars, unit: '$' };
      },
    },
    'from-hundred-cents': {
      label: 'from a dollar in cents',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        const place = shopThings.indexOf(rng.pick(shopThings));
        const step = byLevel(level, 10, 5, 1);
        const price = rng.int(Math.ceil(15 / step), Math.floor(95 / step)) * step;
        const asked = price + 0;
        return { name, item: itemFor(place, asked / 100), paid: 100, price: asked, unit: 'cents' };
      },
    },
    'from-hundred': {
      label: 'from a hundred-dollar bill',
      draw: (rng, level) => {
        const [name = ''] = pickNames(rng, 1);
        const place = shopThings.indexOf(rng.pick(shopThings));
        const step = byLevel(level, 10, 5, 1);
        const price = rng.int(Math.ceil(15 / step), Math.floor(95 / step)) * step;
        const asked = price + (level > 1 && price % 10 === 0 ? 3 : 0);
        return { name, item: itemFor(place, asked), paid: 100, price: asked, unit: '$' };
      },
    },
  },
  pose: ({ name, item, paid, price, unit }) => ({
    prompt: `${name} buys ${article(item)} for ${money(unit, price)} and pays with ${unit === '$' ? `$${paid}` : 'a one-dollar bill, which is 100 cents'}. How ${unit === '$' ? 'many dollars' : 'many cents'} of change does ${name} get back?`,
    answer: unit === '$' ? dollars(paid - price) : cents(paid - price),
  }),
  solve: ({ paid, price }) =>
    paid > 20
      ? subtractionSteps(paid, price)
      : steps([`${paid} - ${price} = ${paid - price}`, 'Take the price from what was paid.']),
  hints: ({ paid, price }) => {
    const toTen = (10 - (price % 10)) % 10;
    return hintsHiding(
      paid - price,
      `${paid} ${price} 100`,
      'Who keeps which part of the money? Draw a bar for what was paid.',
      'You can count up from the price to the money that was paid.',
      toTen > 0 && digitsOf(paid).length > 1
        ? `From ${price} up to ${price + toTen} it is ${toTen}. How much further is it?`
        : `Count up by tens from ${price}.`,
    );
  },
  confirms: ({ paid, price }, key) => price + amountOf(key) === paid,
  mistakes: changeRules,
  wordProblem: true,
});

export const moneySkills: readonly Skill[] = [countCoins, makeChange];
