import { nearest, placeOf, worth } from '../reading/numbers.ts';
import type { Quantity } from '../reading/quantity.ts';
import type { Finding, Match } from '../reading/rule.ts';
import { firstMatch, matches, type Paragraph, type Said, told } from './paragraph.ts';

const PLACE =
  '((?:ten |hundred )?(?:ones?|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|thousandths?)\\b|whole number|dollar|cent|#\\d+)';
const NAMES = [
  '(?:look at|consider|here is|start with) (?:the number )?Q\\b(?! [a-z])',
  'the number Q(?! of)',
  'round(?:ing|ed|s)? (?:the number )?Q',
  '(?:in|look at|take|write|consider) (?:the number )?Q,? (?:the|it|there|each|every|has)\\b',
  'the (?:digit )?#\\d+ in (?:the number )?Q',
  'to the nearest (?:[a-z ]+|#\\d+),? Q (?:is|becomes|rounds|gives)',
  '^ ?Q (?:rounds|rounded|is rounded|has #\\d+ (?:digits|hundreds|thousands|tens))',
];

/** The number that a sentence is about. */
function numberOf({ reading }: Paragraph, said: Said): Quantity | undefined {
  return NAMES.flatMap((source) => matches(reading, said, source))
    .map((match) => match.quantity(1))
    .find((quantity) => quantity !== undefined && quantity.measure === undefined && quantity.form === 'decimal');
}

const IT = '(?:it|that|this number|that number|the number|the same number|this|we get|you get)';

function inPlace(match: Match, number: Quantity): Finding[] {
  const digit = match.quantity(1);
  const [place, value] = [placeOf(match, 2), worth(number, digit)];
  if (!digit || place === undefined || value === undefined || digit.value === 0) return [];
  const end = match.reading.places[match.index + match.text.length - 1] ?? digit.end;
  return [{ start: digit.start, end: end + 1, holds: Math.abs(value.value / digit.value / place - 1) < 1e-9 }];
}

/** Statements about an earlier number: its digits, its rounded values, how it is read. */
export function numberTopic(paragraph: Paragraph): Finding[] {
  const { reading, said: sentences } = paragraph;
  let number: Quantity | undefined;
  let digit: Quantity | undefined;
  return sentences.flatMap((said): Finding[] => {
    const own = numberOf(paragraph, said);
    const isNew = own !== undefined;
    if (own) number = own;
    if (number === undefined) return [];
    const subject = number;
    const first = (source: string) => firstMatch(reading, said, source);
    const findings: Finding[] = [];
    const named = first('the (?:digit )?Q\\b');
    for (const match of matches(
      reading,
      said,
      'the (?:digit )?Q(?: in (?:it|this number|that number|the number))? (?:is worth|stands for|means|represents|has a value of|has the value)(?: only| just)? Q',
    ))
      findings.push(...told(match, match.quantity(2), worth(subject, match.quantity(1))));
    for (const match of matches(
      reading,
      said,
      `the (?:digit )?Q(?: in (?:it|this number|that number|the number))? (?:is in|stands in|sits in) the ${PLACE}(?:' place| place| column)`,
    ))
      findings.push(...inPlace(match, subject));
    const value = first("^ ?(?:so |and )?(?:its|the digit's|the) (?:place )?value is(?: only| just)? Q\\W*$");
    if (value && digit) findings.push(...told(value, value.quantity(1), worth(subject, digit)));
    if (named?.quantity(1)) digit = named.quantity(1);
    if (!isNew || /to the nearest[^#]*it\b/.test(said.pattern)) {
      const rounded =
        first(
          `to the nearest ${PLACE}(?: place)?,?(?: however,?| though,?)? (?:${IT} )?(?:is|becomes|rounds to|would be|gives|makes)(?: about)? Q`,
        ) ?? first(`to the nearest ${PLACE}(?: place)?,? ${IT} Q`);
      if (rounded) findings.push(...told(rounded, rounded.quantity(2), nearest(rounded, subject, placeOf(rounded, 1))));
      const turned = first(`(?:${IT}) (?:rounds|is rounded)(?: up| down)? to Q to the nearest ${PLACE}`);
      if (turned) findings.push(...told(turned, turned.quantity(1), nearest(turned, subject, placeOf(turned, 2))));
      const same = first(
        `^ ?(?:so )?(?:it|that|this) (?:is|equals)(?: exactly)? (?:the same as|equal to|the same number as) Q\\W*$`,
      );
      if (same) findings.push(...told(same, same.quantity(1), { value: subject.value }));
      const read = first(`(?:it|the number|this|that) is (?:read|written|said)(?: as| out as)? Q`);
      if (read) findings.push(...told(read, read.quantity(1), { value: subject.value }));
    }
    return findings;
  });
}

/** "Ten thousand is written 10,000", "a million is a thousand thousands": one number written in two ways. */
export function writtenTopic({ reading, said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    matches(
      reading,
      said,
      'Q (?:is|are|was) (?:written|wrote|read|said|spelled)(?: as| out as| like this:?)? Q',
    ).flatMap((match) =>
      told(
        match,
        match.quantity(2),
        match.quantity(1)?.measure ? undefined : { value: match.quantity(1)?.value ?? Number.NaN },
      ),
    ),
  );
}

/** "5,306 has 5 thousands, 3 hundreds and 6 ones." */
export function placesTopic({ reading, said: sentences }: Paragraph): Finding[] {
  return sentences.flatMap((said) =>
    matches(
      reading,
      said,
      '(?<!(?:and|,) )(?:number )?Q (?:has|is|means|is made of|is the same as)(?: also| just| really| exactly)? ((?:#\\d+(?:,? and |, | )?){2,5})\\W*$',
    ).flatMap((match) => {
      const [number, parts] = [match.quantity(1), match.list(2)];
      if (
        !number ||
        !parts.every(({ text }) =>
          /(?:ones|tens|hundreds|thousands|tenths|hundredths|thousandths|one|ten|hundred|thousand|tenth|hundredth)$/.test(
            text,
          ),
        )
      )
        return [];
      const sum = parts.reduce((total, { value }) => total + value, 0);
      const last = parts.at(-1);
      return last ? [{ start: number.start, end: last.end, holds: Math.abs(sum - number.value) < 1e-9 }] : [];
    }),
  );
}
