import { line, numbersOf, type Rule, shown } from './rule.ts';

const rateTimes: Rule = (problem) => {
  const [one, other] = numbersOf(problem);
  if (
    !/\b(?:unit rate|per|speed|rate|each|one (?:hour|minute|day|pound|item))\b/i.test(problem) ||
    one === undefined ||
    other === undefined
  )
    return undefined;
  const value = Number(one) * Number(other);
  return {
    answer: shown(value),
    rule: `I multiply ${one} by ${other}`,
    deeper: 'it is about so much in so much time, and I thought that goes with times',
    lines: [line(`${one} × ${other} = ${shown(value)}`, 'Multiply the two numbers.')],
  };
};

const onlyTheDiscount: Rule = (problem) => {
  const price = /\$\s*(\d+(?:\.\d+)?)/.exec(problem)?.[1];
  const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(problem)?.[1];
  if (price === undefined || percent === undefined || !/\b(?:off|discount|sale)\b/i.test(problem)) return undefined;
  const value = (Number(price) * Number(percent)) / 100;
  return {
    answer: shown(value),
    rule: `${percent}% of ${price} is ${shown(value)}, so that is it`,
    deeper: `I worked out the percent and stopped there, I thought that is what you pay`,
    lines: [line(`${percent}% of ${price} = ${shown(value)}`, 'Work out the percent.')],
  };
};

const twoPartsJoined: Rule = (problem) => {
  const [one, other, gone] = numbersOf(problem).map(Number);
  if (
    one === undefined ||
    other === undefined ||
    gone === undefined ||
    !/\b(?:packs?|bags?|boxes|groups?|rows?) of\b/i.test(problem)
  )
    return undefined;
  const isLess = /\b(?:gave|lost|ate|left|away|sold|broke|used|spent)\b/i.test(problem);
  const value = one + other + (isLess ? -gone : gone);
  return {
    answer: shown(value),
    rule: `I put the ${one} and the ${other} together, and then I ${isLess ? 'take away' : 'add'} the ${gone}`,
    deeper: 'I take the numbers as they come in the story',
    lines: [
      line(`${one} + ${other} = ${one + other}`, 'Put the first two together.'),
      line(
        `${one + other} ${isLess ? '-' : '+'} ${gone} = ${value}`,
        isLess ? 'Take away what is gone.' : 'Add the rest.',
      ),
    ],
  };
};

const storyAdded: Rule = (problem) => {
  const [one, other, ...more] = numbersOf(problem);
  if (
    one === undefined ||
    other === undefined ||
    more.length > 0 ||
    !/\b(?:some|away|left|now|more|gave|got|lost|ate|flew|found)\b/i.test(problem)
  )
    return undefined;
  const value = Number(one) + Number(other);
  return {
    answer: shown(value),
    rule: `there are two numbers in the story, ${one} and ${other}, so I add them`,
    deeper: '“how many” tells me to put the numbers together',
    lines: [line(`${one} + ${other} = ${shown(value)}`, 'Add the two numbers.')],
  };
};

const SEQUENCE = /(\d+)\s*,\s*(\d+)\s*,\s*(\d+)(?:\s*,\s*(\d+))?/;

const nextOnly: Rule = (problem) => {
  const found = SEQUENCE.exec(problem);
  if (!found || !/\bterms?\b|\bnext\b|\bpattern\b|\bsequence\b/i.test(problem)) return undefined;
  const terms = found
    .slice(1)
    .filter((text) => text !== undefined)
    .map(Number);
  const [a = 0, b = 0] = terms;
  const last = terms.at(-1) ?? 0;
  const isTimes = terms.every((value, at) => at === 0 || value === (terms[at - 1] ?? 0) * (b / a));
  const next = isTimes ? last * (b / a) : last + (last - (terms.at(-2) ?? 0));
  return {
    answer: shown(next),
    rule: isTimes
      ? `it gets times ${shown(b / a)} each time, and the next one is ${shown(next)}`
      : `it goes up by ${last - (terms.at(-2) ?? 0)}, and the next one is ${shown(next)}`,
    deeper: 'I went one step further and stopped there',
    lines: [
      line(
        isTimes
          ? `${last} × ${shown(b / a)} = ${shown(next)}`
          : `${last} + ${last - (terms.at(-2) ?? 0)} = ${shown(next)}`,
        'Go one step further.',
      ),
    ],
  };
};

const asItIsSaid: Rule = (problem) => {
  const [, first, times = '', second] =
    /\(([A-Za-z])\).*?\b(twice|double|\d+ times|half)\b.*?\(([A-Za-z])\)/.exec(problem) ?? [];
  if (first === undefined || second === undefined || !/\bequation\b/i.test(problem)) return undefined;
  const factor = /twice|double/i.test(times) ? '2' : /half/i.test(times) ? '1/2' : (/\d+/.exec(times)?.[0] ?? '');
  return {
    answer: `${factor}${first} = ${second}`,
    rule: `I write it in the order in which it is said: ${first}, ${times}, ${second}`,
    deeper: `it says ${times} next to the ${first}, so the ${factor} belongs to the ${first}`,
    lines: [line(`${factor}${first} = ${second}`, 'Write it as it is said.')],
  };
};

const isDue: Rule = (problem) =>
  /\b(?:die|dice|coin|flip|roll|toss|spinner|red|black|heads|tails)/i.test(problem) &&
  /\b(?:more likely|next|due|now)\b/i.test(problem)
    ? {
        answer: "Yes, it's due",
        rule: 'it did not come for so long, so now it has to come',
        deeper: 'in the end it should come as often as the others, so it has to catch up',
        lines: [],
      }
    : undefined;

const outcomeOver: Rule = (problem) => {
  const [, wanted] = /\bprobability of (?:rolling|getting|drawing|spinning) (?:a |an )?(\d+)/i.exec(problem) ?? [];
  const all = /\bdie\b|\bdice\b|\bnumber cube\b/i.test(problem)
    ? 6
    : Number(/(\d+) (?:sides|sections|numbers|cards)/i.exec(problem)?.[1]);
  return wanted === undefined || Number.isNaN(all)
    ? undefined
    : {
        answer: `${wanted}/${all}`,
        rule: `I want a ${wanted} and there are ${all} numbers, so it is ${wanted} out of ${all}`,
        deeper: 'the number that I want goes on top, and how many there are goes below',
        lines: [line(`${wanted}/${all}`, `The ${wanted} on top, and ${all} below.`)],
      };
};

const sumsToLast: Rule = (problem) => {
  const [, b, c] = /x\^2\s*\+\s*(\d+)x\s*\+\s*(\d+)/.exec(problem) ?? [];
  if (b === undefined || c === undefined || !/\bfactor/i.test(problem)) return undefined;
  const rest = Number(c) - Number(b);
  return {
    answer: `(x + ${b})(x + ${rest})`,
    rule: `${b} and ${rest} make ${c}, and the ${b} is there already`,
    deeper: 'I look for two numbers that go with the numbers that stand there',
    lines: [line(`${b} + ${rest} = ${c}`, 'Find two numbers that make the last one.')],
  };
};

const costsMore: Rule = (problem) => {
  const [, count, thing = '', price, wanted] =
    /(\d+)\s+([a-z]+)\s+(?:cost|costs|are|for)\s+\$?(\d+(?:\.\d+)?)[^?]*?\b(?:do|does|would|for|will)?\s*(\d+)\b/i.exec(
      problem,
    ) ?? [];
  if (count === undefined || price === undefined || wanted === undefined) return undefined;
  const more = Number(wanted) - Number(count);
  return {
    answer: shown(Number(price) + more),
    rule: `there are ${more} more ${thing}, so I add ${more} to the price`,
    deeper: 'when there is more of one, there is as much more of the other',
    lines: [
      line(`${wanted} - ${count} = ${more}`, `There are ${more} more.`),
      line(`${price} + ${more} = ${shown(Number(price) + more)}`, `Add ${more} to the price.`),
    ],
  };
};

export const rulesOfChange: readonly Rule[] = [
  ...[
    onlyTheDiscount,
    twoPartsJoined,
    nextOnly,
    asItIsSaid,
    isDue,
    outcomeOver,
    sumsToLast,
    costsMore,
    rateTimes,
    storyAdded,
  ],
];
