import type { Prose } from '../../types.ts';
import { moneyAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { decimalText, dollars, exact, floatOf, type Numeric } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { priceStories, pricey, tipStories } from '../stories/prices.ts';

/** A price with a discount, tax or tip, or with a discount and then tax. `second` is the tax percent there, else 0. */
type Price = {
  readonly kind: 'discount' | 'tax' | 'tip' | 'both';
  readonly price: number;
  readonly percent: number;
  readonly second: number;
  readonly thing: string;
  readonly name: string;
};

const share = (price: Numeric, percent: number) => exact(price).mul(percent).div(100);
const firstResult = ({ kind, price, percent }: Price) =>
  kind === 'discount' || kind === 'both'
    ? exact(price).sub(share(price, percent))
    : exact(price).add(share(price, percent));
const finalPrice = (params: Price) => firstResult(params).add(share(firstResult(params), params.second));
const money = (value: Numeric, line: string, why: string) => wrote(dollars(value), [line, why]);

/** The words of all that may happen to the price of a thing. */
const storiesOf = (thing: string) => priceStories[pricey.indexOf(thing)] ?? priceStories[0];

const tell = (params: Price): Prose =>
  tellWith(params.kind === 'tip' ? storyOf(tipStories, params.name) : storiesOf(params.thing)?.[params.kind], params);

/** Discount, tax and tip. */
export const discountTaxTip = skill<Price>({
  code: 'percent.discount-tax-tip',
  name: 'Work with discounts, tax and tips',
  canDo: 'I can work out a price with a discount, tax or a tip.',
  grade: 7,
  standards: ['7.RP.A.3'],
  prerequisites: ['percent.increase-decrease'],
  cases: casesOf(
    { discount: 'a discount', tax: 'tax', tip: 'a tip', both: 'a discount and then tax' },
    (rng, level, caseId): Price => {
      const kind = (['discount', 'tax', 'tip', 'both'] as const).find((one) => one === caseId) ?? 'discount';
      const price = rng.int(level === 1 ? 2 : 5, byLevel(level, 15, 30, 60)) * (level === 1 ? 10 : 4);
      const percent = {
        discount: rng.pick([10, 20, 25, 50, 15, 30, 40]),
        tax: rng.int(4, 10),
        tip: rng.pick([10, 15, 20, 25]),
        both: rng.pick([10, 20, 25, 50]),
      }[kind];
      return {
        kind,
        price: kind === 'both' ? rng.int(1, byLevel(level, 3, 6, 9)) * 100 : price,
        percent,
        second: kind === 'both' ? rng.pick([5, 10, 4, 8]) : 0,
        thing: rng.pick(pricey),
        name: rng.pick(firstNames),
      };
    },
  ),
  pose: (params) => ({ prompt: tell(params), answer: moneyAnswer(finalPrice(params)) }),
  solve: (params) => {
    const { kind, price, percent, second } = params;
    const down = kind === 'discount' || kind === 'both';
    const part = decimalText(share(price, percent));
    const after = decimalText(firstResult(params));
    const lines: [string, string][] = [
      [`${percent}/100 × ${price} = ${part}`, `Find \`${percent}%\` of the price.`],
      [
        `${price} ${down ? '-' : '+'} ${part} = ${after}`,
        down ? 'A discount makes it cheaper.' : 'It is added to the price.',
      ],
    ];
    if (second > 0) {
      const tax = decimalText(share(firstResult(params), second));
      lines.push(
        [`${second}/100 × ${after} = ${tax}`, 'The tax is a percent of the lower price.'],
        [`${after} + ${tax} = ${decimalText(finalPrice(params))}`, 'Add the tax.'],
      );
    }
    return steps(...lines);
  },
  hints: (params) => [
    params.kind === 'discount' || params.kind === 'both'
      ? 'A discount makes the price smaller. By how many dollars?'
      : 'The percent is added to the price. How many dollars is that?',
    `How many dollars are \`${params.percent}%\` of $${params.price}?`,
    params.second > 0
      ? `After the discount the price is ${dollars(firstResult(params))}. The tax is a percent of that.`
      : `\`${params.percent}%\` of $${params.price} is ${dollars(share(params.price, params.percent))}. Is that the price, or the change?`,
  ],
  confirms: ({ kind, price, percent, second }, key) =>
    near(
      floatOf(key),
      price * (1 + (kind === 'discount' || kind === 'both' ? -percent : percent) / 100) * (1 + second / 100),
    ),
  wordProblem: true,
  mistakes: {
    'percent.change-only': ({ kind, price, percent }) =>
      kind === 'both'
        ? undefined
        : money(
            share(price, percent),
            `${percent}/100 × ${price} = ${decimalText(share(price, percent))}`,
            `Find \`${percent}%\`.`,
          ),
    'percent.as-amount': ({ kind, price, percent }) => {
      const value = kind === 'discount' ? price - percent : price + percent;
      if (kind === 'both' || value < 0) return undefined;
      return money(
        value,
        `${price} ${kind === 'discount' ? '-' : '+'} ${percent} = ${value}`,
        `${kind === 'discount' ? 'Subtract' : 'Add'} \`${percent}\` dollars.`,
      );
    },
    'percent.add-percents': ({ kind, price, percent, second }) => {
      if (kind !== 'both') return undefined;
      const value = exact(price).sub(share(price, percent - second));
      return money(
        value,
        `${percent}% - ${second}% = ${percent - second}%`,
        `In all it is \`${percent - second}%\` off.`,
      );
    },
    'percent.wrong-base': (params) => {
      const { kind, price, second } = params;
      return kind === 'both'
        ? money(
            firstResult(params).add(share(price, second)),
            `${decimalText(firstResult(params))} + ${decimalText(share(price, second))} = ${decimalText(firstResult(params).add(share(price, second)))}`,
            'Add the tax on the old price.',
          )
        : undefined;
    },
    'percent.wrong-direction': (params) => {
      const { kind, price, percent } = params;
      return kind === 'discount'
        ? money(
            exact(price).add(share(price, percent)),
            `${price} + ${decimalText(share(price, percent))}`,
            'Add the percent.',
          )
        : undefined;
    },
  },
});

/** The price before a change. */
type Before = { readonly before: number; readonly percent: number; readonly up: boolean; readonly thing: string };

const afterOf = ({ before, percent, up }: Before) =>
  exact(before)
    .mul(up ? 100 + percent : 100 - percent)
    .div(100);

/** Undo a percent change. */
export const reverseChange = skill<Before>({
  code: 'percent.reverse-change',
  name: 'Find the price before a percent change',
  canDo: 'I can find a price before a discount or a rise.',
  grade: 7,
  standards: ['7.RP.A.3', '7.EE.A.2'],
  prerequisites: ['percent.find-whole', 'percent.increase-decrease'],
  cases: {
    discount: {
      label: 'before a discount',
      draw: (rng, level) => {
        const percent = rng.pick(byLevel(level, [10, 20, 50], [10, 20, 25, 30, 40], [15, 35, 45, 60, 75]));
        return {
          before: rng.int(1, byLevel(level, 8, 15, 30)) * 20,
          percent,
          up: false,
          thing: rng.pick(pricey),
        };
      },
    },
    rise: {
      label: 'before a rise',
      draw: (rng, level) => {
        const percent = rng.pick(byLevel(level, [10, 20, 50], [10, 20, 25, 30, 40], [15, 35, 45, 60, 75]));
        return {
          before: rng.int(1, byLevel(level, 8, 15, 30)) * 20,
          percent,
          up: true,
          thing: rng.pick(pricey),
        };
      },
    },
  },
  pose: (params) => ({
    prompt: tellWith(storiesOf(params.thing)?.[params.up ? 'rise' : 'before'], {
      ...params,
      after: dollars(afterOf(params)).replace('$', ''),
    }),
    answer: moneyAnswer(params.before),
  }),
  solve: (params) => {
    const { percent, up, before } = params;
    const left = up ? 100 + percent : 100 - percent;
    return steps(
      [`100% ${up ? '+' : '-'} ${percent}% = ${left}%`, `The new price is \`${left}%\` of the price before.`],
      [
        `${decimalText(afterOf(params))} ÷ ${left} = ${decimalText(afterOf(params).div(left))}`,
        'Find one percent of the price before.',
      ],
      [`100 × ${decimalText(afterOf(params).div(left))} = ${before}`, 'The price before is a hundred percent.'],
    );
  },
  hints: (params) => [
    'The percent belongs to the price before, which is not known yet.',
    `Which percent of the price before is ${dollars(afterOf(params))}?`,
    `${dollars(afterOf(params))} is \`${params.up ? 100 + params.percent : 100 - params.percent}%\` of it. How much is \`1%\`?`,
  ],
  confirms: (params, key) =>
    near(floatOf(key) * (1 + (params.up ? params.percent : -params.percent) / 100), afterOf(params).valueOf()),
  wordProblem: true,
  mistakes: {
    'percent.wrong-base': (params) => {
      const after = afterOf(params);
      const value = params.up ? after.sub(share(after, params.percent)) : after.add(share(after, params.percent));
      return money(
        value.round(2),
        `${decimalText(after)} ${params.up ? '-' : '+'} ${decimalText(share(after, params.percent))}`,
        `${params.up ? 'Take' : 'Add'} \`${params.percent}%\` of the new price ${params.up ? 'away' : 'back'}.`,
      );
    },
    'percent.as-amount': (params) => {
      const value = afterOf(params).add(params.up ? -params.percent : params.percent);
      return value.s < 0n
        ? undefined
        : money(
            value,
            `${decimalText(afterOf(params))} ${params.up ? '-' : '+'} ${params.percent}`,
            `Undo the \`${params.percent}\`.`,
          );
    },
    'percent.always-multiply': (params) =>
      money(
        share(afterOf(params), params.percent).round(2),
        `${params.percent}/100 × ${decimalText(afterOf(params))}`,
        'With percent, always multiply.',
      ),
  },
});
