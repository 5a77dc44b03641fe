import { COINS } from './amounts.ts';
import { cardinal, WORTH } from './number-run.ts';
import type { Quantity } from './quantity.ts';
import type { Reading } from './reading.ts';
import type { Finding } from './rule.ts';

const NUMBER = String.raw`(?:\d[\d,]*|[a-z]+(?:-[a-z]+)?)`;
const PLACE = `(?:${[...WORTH.keys()].join('|')})s?`;
const ITEM = `${NUMBER} ${PLACE}`;
const VERB = '(?: together| altogether)?,? (?:makes?|is|are|equals?|gives?|adds? up to|forms?|builds?|is the same as)';
const PLACE_LIST = new RegExp(
  String.raw`\b(${ITEM}(?:,? and ${ITEM}|, ${ITEM})+)${VERB}(?: the number)? (\d[\d,]*(?:\.\d+)?)(?!\d| ?[-+×x*/÷−%]| ${PLACE}\b)`,
  'gi',
);
/** Words before a list that are part of it or change it. */
const GOES_ON = /(?:,|\b(?:and|more|less|fewer|than|another|plus|minus|times|of|ten|hundred)) $/i;

const numberOf = (word: string): number | undefined =>
  /^\d/.test(word) ? Number(word.replaceAll(',', '')) : cardinal([word.toLowerCase()]);

/** "One hundred, two tens and five ones make 125": the whole list is one sum. */
function placeLists(text: string, from: number): Finding[] {
  return [...text.matchAll(PLACE_LIST)].flatMap(({ index, 0: whole, 1: list = '', 2: said = '' }): Finding[] => {
    if (GOES_ON.test(text.slice(0, index))) return [];
    const values = list.split(/,? and |, /).map((item) => {
      const [count = '', place = ''] = item.split(' ');
      const [times, size] = [numberOf(count), WORTH.get(place.toLowerCase().replace(/s$/, ''))];
      return times === undefined || size === undefined ? undefined : times * size;
    });
    if (values.includes(undefined)) return [];
    const sum = Number(values.reduce<number>((all, one) => all + (one ?? 0), 0).toPrecision(12));
    const holds = Number(said.replaceAll(',', '')) === sum;
    const end = from + index + whole.length;
    return [{ start: from + index, end, holds, ...(holds ? {} : { value: `${sum}` }) }];
  });
}

const COIN = `(${[...COINS.keys()].join('|')})s?`;
const LINK = '(?: and| then| now| so| but|[,;.])*';
/** "the dime makes it #2", "the #3 pennies make it #4", behind the total so far. */
const COIN_MORE = new RegExp(
  `(#\\d+)${LINK}(?: (?:the|an?|another|that|adding))*(?: (#\\d+))?(?: more)? ${COIN} (?:makes?|brings?) (?:it|that)(?: up)?(?: to)? (?=(#\\d+))`,
  'g',
);
/** "#2, and one more #4 makes #5", "#2, and #3 more nines make #4", "#2, and #3 more makes #4". */
const NUMBER_MORE = new RegExp(
  `(#\\d+)${LINK} (?:(?:(#\\d+) more|another)(?: (?:group|set|row) of)? (#\\d+|[a-z]+s)|(#\\d+) more) (?:makes?|gives?)(?: it| that)? (?=(#\\d+))`,
  'g',
);
/** What is said before a total. */
const RESULT = /(?:\b(?:is|are|makes?|equals?|gives?|it|that's|have|has|get|to)|[=,]) (?:exactly |only )?$/;

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a));

class Totals {
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** The value of "#4", "nines", "sixes". */
  #value(name: string | undefined): number | undefined {
    const quantity = this.#quantity(name);
    if (quantity !== undefined || name === undefined)
      return quantity?.measure === undefined ? quantity?.value : undefined;
    return cardinal([name.replace(/s$/, '')]) ?? cardinal([name.replace(/es$/, '')]);
  }

  #quantity(name: string | undefined): Quantity | undefined {
    return name?.startsWith('#') !== true ? undefined : this.#reading.quantities[Number(name.slice(1))];
  }

  /** Whether the number at the beginning of a match is the total so far. */
  #isTotal(index: number, { computed }: Quantity): boolean {
    return computed || RESULT.test(this.#reading.pattern.slice(Math.max(0, index - 24), index));
  }

  #matches(pattern: RegExp): RegExpExecArray[] {
    return [...this.#reading.pattern.matchAll(pattern)];
  }

  /** "Two quarters are 50¢, the dime makes it 60¢": a coin more than the total so far. */
  coins(): Finding[] {
    return this.#matches(COIN_MORE).flatMap(({ index, 1: before, 2: count, 3: coin = '', 4: behind }): Finding[] => {
      const [total, said] = [this.#quantity(before), this.#quantity(behind)];
      const times = count === undefined ? 1 : this.#quantity(count)?.value;
      if (!total || !said || times === undefined || !this.#isTotal(index, total)) return [];
      if (total.measure?.dimension !== 'usd^1' || said.measure?.dimension !== 'usd^1') return [];
      const cents = total.value * total.measure.factor * 100 + times * (COINS.get(coin) ?? Number.NaN);
      return finding(said, cents / 100 / said.measure.factor);
    });
  }

  /** "7 × 5 = 35, and one more 7 makes 42": a number more than the result before. */
  numbers(): Finding[] {
    return this.#matches(NUMBER_MORE).flatMap(({ index, 1: before, 2: times, 3: size, 4: alone, 5: behind }) => {
      const [total, said] = [this.#quantity(before), this.#quantity(behind)];
      const [one, count] = [this.#value(size ?? alone), times === undefined ? 1 : this.#value(times)];
      if (!total || !said || one === undefined || count === undefined || !this.#isTotal(index, total)) return [];
      if (total.measure !== undefined || said.measure !== undefined) return [];
      const sum = total.value + count * one;
      // "4 × 5 = 20, and 2 more makes 30": perhaps two more fives.
      const mayCountGroups =
        alone !== undefined && total.computed && Number.isInteger((said.value - total.value) / one);
      return mayCountGroups && !near(said.value, sum) ? [] : finding(said, sum);
    });
  }
}

const finding = ({ start, end, value: said }: Quantity, value: number): Finding[] => [
  near(said, value)
    ? { start, end, holds: true }
    : { start, end, holds: false, value: `${Number(value.toPrecision(12))}` },
];

/** Sums that go on: a total so far and what is added to it, and numbers that are put together from their places. */
export function totalFindings(reading: Reading, text: string, from: number): Finding[] {
  const totals = new Totals(reading);
  return [...placeLists(text, from), ...totals.coins(), ...totals.numbers()];
}

/** What is said behind "makes it" or "2 more makes": a total so far, to which other readings do not add. */
const SO_FAR =
  /\b(?:(?:makes?|made|making) it|(?:more|another)(?: [^\s,.;]+)? (?:makes?|gives?))(?: up to| exactly| a total of)? [^\s,.;]+(?: [a-z]+)?$/i;
const LONGEST_TOTAL = 48;

/** "The stamps make it 63¢": whether the end of a finding is a total so far. */
export const isTotalSoFar = (text: string, { end }: Finding): boolean =>
  SO_FAR.test(text.slice(Math.max(0, end - LONGEST_TOTAL), end));
