import type { Rule } from './rule.ts';

const TIMES: readonly (readonly [RegExp, string])[] = [
  [/\bdoubl/i, 'doubles'],
  [/\btripl/i, 'triples'],
  [/\bhalv|\bhalf\b/i, 'is halved'],
];

const goesWithIt: Rule = (problem) => {
  const [, thing = ''] = /\bwhat happens to (?:the|its) (area|volume|perimeter|surface area)\b/i.exec(problem) ?? [];
  const change = TIMES.find(([word]) => word.test(problem))?.[1];
  const [, side = 'side'] = /\b(sides?|edges?|radius|length|width|height)\b/i.exec(problem) ?? [];
  return change === undefined || thing === ''
    ? undefined
    : {
        answer: `It ${change}`,
        rule: `the ${side} ${change}, so the ${thing} ${change} too`,
        deeper: `the ${thing} comes from the ${side}, so what happens to one happens to the other`,
        lines: [],
      };
};

const bothGrow: Rule = (problem) => {
  const [, one, other] =
    /^if the ([a-z]+) [^,]*(?:bigger|larger|longer|more)[^,]*, does the ([a-z]+)/i.exec(problem) ?? [];
  return one === undefined || other === undefined
    ? undefined
    : {
        answer: 'Yes',
        rule: `when the ${one} gets bigger, the ${other} gets bigger too`,
        deeper: `a bigger shape has more of everything, more ${one} and more ${other}`,
        lines: [],
      };
};

const partsCounted: Rule = (problem) => {
  const [, parts, shaded = 'one'] =
    /\b(?:cut|split|divided) into (\w+)[^,]*parts,? (?:with )?(\w+)(?: of them)?(?: is| are)? shaded/i.exec(problem) ??
    [];
  const count = (word: string): string =>
    String(NUMBERS.indexOf(word.toLowerCase()) < 0 ? word : NUMBERS.indexOf(word.toLowerCase()));
  return parts === undefined
    ? undefined
    : {
        answer: `${count(shaded)}/${count(parts)}`,
        rule: `there are ${parts} parts and ${shaded} of them is shaded`,
        deeper: 'I count the parts, and I don’t look at how big each one is',
        lines: [],
      };
};
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const longerSides: Rule = (problem) =>
  /\bangles?\b/i.test(problem) && /\blonger sides\b/i.test(problem)
    ? {
        answer: /(\w+) is drawn with longer/i.test(problem)
          ? `Angle ${/(\w+) is drawn with longer/i.exec(problem)?.[1] ?? ''}`
          : 'The one with longer sides',
        rule: 'the sides are longer, so there is more of the angle',
        deeper: 'it takes up more room on the paper, so it looks bigger',
        lines: [],
      }
    : undefined;

const longerRow: Rule = (problem) => {
  const [, thing] =
    /\d+ ([a-z]+) [a-z]+ (?:that are )?(?:spread (?:out|apart)|in a (?:long|longer|wide) (?:row|line))/i.exec(
      problem,
    ) ?? [];
  return thing === undefined || !/\bmore\b/i.test(problem)
    ? undefined
    : {
        answer: thing,
        rule: `the ${thing} row is longer, it goes further`,
        deeper: 'when something takes up more room I think there is more of it',
        lines: [],
      };
};

export const rulesOfWords: readonly Rule[] = [longerRow, goesWithIt, bothGrow, partsCounted, longerSides];
