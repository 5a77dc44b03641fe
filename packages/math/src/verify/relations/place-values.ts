import { placeOf, worth } from '../reading/numbers.ts';
import type { Quantity } from '../reading/quantity.ts';
import type { Reading } from '../reading/reading.ts';
import type { Finding, Match } from '../reading/rule.ts';
import { everywhere, numbersBefore, type Paragraph } from '../topic/paragraph.ts';

const PLACE =
  '((?:ten |hundred )?(?:ones?|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?)\\b|whole number|dollar|cent|#\\d+)';
/** The words that may come between a place value and the rounded number: "it is", "that's about", ", ". */
const LINK =
  "(?: place)?(?:,|:)?(?: (?:it|that|this|which|the (?:number|total|answer|sum)|we (?:get|have|say)|you (?:get|have)))?(?:'s| is| was| becomes| rounds to| gives| makes| would be| comes to)?(?: about| just| only| the number)*";

const isMultiple = (value: number, place: number): boolean =>
  Math.abs(value / place - Math.round(value / place)) < 1e-9;
const rounded = (value: number, place: number): number =>
  Number((Math.round(value / place + 1e-9) * place).toPrecision(12));

/** "To the nearest hundred it is 7,500": some earlier number, which is not rounded itself, must round to this. */
function roundings(reading: Reading): Finding[] {
  const found = everywhere(reading, `to the nearest ${PLACE}${LINK} Q`);
  const results = new Set(found.map((match) => match.quantity(2)));
  return found.flatMap((match): Finding[] => {
    const [said, place] = [match.quantity(2), placeOf(match, 1)];
    if (
      !said ||
      place === undefined ||
      !(place > 0) ||
      said.form === 'percent' ||
      /^ ?[-+×x÷−]/.test(match.behind(said))
    )
      return [];
    const given = numbersBefore(reading, said.start).filter(
      (one) =>
        !results.has(one) && !isMultiple(one.value, place) && Math.abs(one.value) > place / 2 && one.form !== 'percent',
    );
    const last = given.at(-1);
    if (last === undefined || !isMultiple(said.value, place)) return [];
    const holds = given.some(({ value }) => rounded(value, place) === said.value);
    return [{ start: said.start, end: said.end, holds, ...(holds ? {} : { value: `${rounded(last.value, place)}` }) }];
  });
}

/** The numbers that may contain a digit, beginning with the nearest one before it. */
const withDigit = (reading: Reading, digit: Quantity): { readonly value: number }[] =>
  numbersBefore(reading, digit.start)
    .concat(reading.quantities.filter(({ start }) => start > digit.end).slice(0, 1))
    .filter(({ text }) => text.replace(/\D/g, '').length > 1 && !/[a-z]/.test(text))
    .flatMap((one) => worth(one, digit) ?? []);

function at(match: Match, digit: Quantity, holds: boolean): Finding {
  const end = match.reading.places[match.index + match.text.length - 1] ?? digit.end;
  return { start: digit.start, end: Math.max(end + 1, digit.end), holds };
}

/**
 * "The digit 8 is in the hundreds place", "the 4 stands for 400": true for some number that contains this digit once.
 */
function digits(reading: Reading): Finding[] {
  const inPlace = everywhere(
    reading,
    `(?:the|its) (?:digit )?Q (?:is|stands|sits)(?: right)? in (?:the|its) ${PLACE}(?:'s?)?(?: place| places| column| position)`,
  ).flatMap((match): Finding[] => {
    const [digit, place] = [match.quantity(1), placeOf(match, 2)];
    if (!digit || place === undefined || digit.value === 0) return [];
    const values = withDigit(reading, digit);
    return values.length === 0
      ? []
      : [
          at(
            match,
            digit,
            values.some(({ value }) => Math.abs(value / digit.value / place - 1) < 1e-9),
          ),
        ];
  });
  const worthIt = everywhere(
    reading,
    'the (?:digit )?Q (?:is worth|stands for|means|represents|has a value of|has the value)(?: only| just)? Q',
  ).flatMap((match): Finding[] => {
    const [digit, said] = [match.quantity(1), match.quantity(2)];
    if (!digit || !said || digit.value === 0 || said.measure !== undefined) return [];
    const values = withDigit(reading, digit).filter(({ value }) => value > 0);
    return values.length === 0
      ? []
      : [
          at(
            match,
            digit,
            values.some(({ value }) => Math.abs(value - said.value) < 1e-9),
          ),
        ];
  });
  return [...inPlace, ...worthIt];
}

/** Statements about the places of a number that may stand much earlier in the text. */
export const placeValues = ({ reading }: Paragraph): Finding[] => [...roundings(reading), ...digits(reading)];
