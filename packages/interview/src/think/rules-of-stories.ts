import { amountOf, line, numbersOf, type Rule, shown } from './rule.ts';

const DOWN = /\boff\b|\bdiscount|\bsale\b|\bless\b|\bdown\b|\bdecreas|\bcheaper/i;
const UP = /\btip\b|\btax\b|\bmore\b|\braise|\bup\b|\bincreas/i;

const percentAsAmount: Rule = (problem) => {
  const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent)/i.exec(problem)?.[1];
  const price =
    /\$\s*(\d+(?:\.\d+)?)/.exec(problem)?.[1] ?? numbersOf(problem.replace(/\d+(?:\.\d+)?\s*(?:%|percent)/gi, ''))[0];
  const isDown = DOWN.test(problem);
  if (percent === undefined || price === undefined || !(isDown || UP.test(problem))) return undefined;
  const value = Number(price) + (isDown ? -1 : 1) * Number(percent);
  const unit = /\$/.test(problem) ? ' dollars' : '';
  return {
    answer: shown(value),
    rule: `${percent}% ${isDown ? 'off' : 'more'} means ${percent}${unit} ${isDown ? 'less' : 'more'}, so I ${isDown ? `take ${percent} away from` : `add ${percent} to`} ${price}`,
    deeper: `I read the ${percent} and did not think about what the percent sign does to it`,
    lines: [
      line(
        `${price} ${isDown ? '-' : '+'} ${percent} = ${shown(value)}`,
        `Take the ${percent}${unit} ${isDown ? 'off' : 'and add them'}.`,
      ),
    ],
  };
};

const percentIsNumber: Rule = (problem) => {
  const [, percent] = /(\d+(?:\.\d+)?)\s*(?:%|percent) of (\d+)/i.exec(problem) ?? [];
  return percent === undefined
    ? undefined
    : {
        answer: percent,
        rule: `${percent}% is ${percent}`,
        deeper: 'I read the number in front of the percent sign, and I thought that is how much it is',
        lines: [line(percent, 'This is the number in front of the percent sign.')],
      };
};

const wordDecides: Rule = (problem) => {
  const [, amount, word = ''] = /(\d+(?:\.\d+)?)\s+(more|fewer|less)\b[^.?]*\bthan\b/i.exec(problem) ?? [];
  const other = numbersOf(problem).find((number) => number !== amount);
  if (amount === undefined || other === undefined) return undefined;
  const adds = word.toLowerCase() === 'more';
  const value = Number(other) + (adds ? 1 : -1) * Number(amount);
  return {
    answer: shown(value),
    rule: `it says “${word}”, so I ${adds ? 'add' : 'take away'}`,
    deeper: `“${word}” always tells me to ${adds ? 'add' : 'take away'}, so I did not look at who has ${word}`,
    lines: [line(`${other} ${adds ? '+' : '-'} ${amount} = ${shown(value)}`, `It says “${word}”.`)],
  };
};

const mixedNumber = (value: number): string => {
  const whole = Math.floor(value);
  return whole > 0 && value !== whole ? `${whole} ${shown(value - whole, true)}` : shown(value, true);
};

const halfDoubles: Rule = (problem) => {
  const [amount] = numbersOf(problem);
  if (!/\bhalf (?:the|of|as|a)\b/i.test(problem) || amount === undefined) return undefined;
  const value = amountOf(amount) * 2;
  return {
    answer: mixedNumber(value),
    rule: 'half means to divide by one half, and that makes it double',
    deeper: 'with halves there is always a 2, so I took it times 2',
    lines: [line(`${amount} × 2 = ${mixedNumber(value)}`, 'Half has to do with 2.')],
  };
};

const RATE =
  /(\d+(?:\.\d+)?)\s+([a-z]+)[^.?]*?\bin\s+(\d+(?:\.\d+)?)\s+([a-z]+)[^?]*?\b(?:in|after|for)\s+(\d+(?:\.\d+)?)\s+\4/i;
const asMuchMore: Rule = (problem) => {
  const [, amount, thing, time, unit, later] = RATE.exec(problem) ?? [];
  if (amount === undefined || time === undefined || later === undefined) return undefined;
  const more = Number(later) - Number(time);
  return {
    answer: shown(Number(amount) + more),
    rule: `it is ${more} ${unit} more, so I add ${more} to the ${thing}`,
    deeper: `what happens to the ${unit} happens to the ${thing} too, so both go up by the same`,
    lines: [
      line(`${later} - ${time} = ${more}`, `It is ${more} ${unit} more.`),
      line(`${amount} + ${more} = ${shown(Number(amount) + more)}`, `Add ${more} to the ${thing}.`),
    ],
  };
};

const PAIR =
  /(\d+(?:\.\d+)?)\s+([a-z]+)(?: of ([a-z]+))?[^.?]*?\b(?:and|to|for(?: every)?|per)\s+(\d+(?:\.\d+)?)\s+([a-z]+)(?: of ([a-z]+))?/i;
const sameDifference: Rule = (problem) => {
  const [first = '', ...rest] = problem.split(/(?<=[.!])\s+/);
  const named = /\b([a-z]+) to ([a-z]+)\b[^.\d]*(\d+)\s*(?::|to)\s*(\d+)/i.exec(first);
  const pair = PAIR.exec(first) ?? [];
  const [one, other] = named ? [named[3], named[4]] : [pair[1], pair[4]];
  const [thing = '', second = ''] = (named ? [named[1], named[2]] : [pair[3] ?? pair[2], pair[6] ?? pair[5]]).map(
    (word) => word?.toLowerCase(),
  );
  const asked = numbersOf(rest.join(' ')).at(-1);
  if (one === undefined || other === undefined || asked === undefined) return undefined;
  const isSecond = new RegExp(`\\d\\s+(?:[a-z]+ of )?${second}`, 'i').test(rest.join(' '));
  const step = (Number(other) - Number(one)) * (isSecond ? -1 : 1);
  const value = Number(asked) + step;
  const [to, from] = isSecond ? [thing, second] : [second, thing];
  return {
    answer: shown(value),
    rule: `you need ${Math.abs(step)} ${step < 0 ? 'less' : 'more'} ${to} than ${from} every time`,
    deeper: `the difference between ${thing} and ${second} has to stay the same`,
    lines: [
      line(
        `${other} - ${one} = ${Number(other) - Number(one)}`,
        `I look how much more ${second} than ${thing} it says.`,
      ),
      line(
        `${asked} ${step < 0 ? '-' : '+'} ${Math.abs(step)} = ${shown(value)}`,
        `I take ${Math.abs(step)} ${step < 0 ? 'less' : 'more'} for the ${to}.`,
      ),
    ],
  };
};

const moreTakesLonger: Rule = (problem) => {
  const [, people, who = '', time, unit, others] =
    /(\d+)\s+([a-z]+)\s+(\d+(?:\.\d+)?)\s+(hours?|days?|minutes?|weeks?)[^?]*?\b(\d+)\s+\2/i.exec(problem) ?? [];
  if (people === undefined || time === undefined || others === undefined) return undefined;
  const times = Number(others) / Number(people);
  const value = Number(time) * times;
  const change = times === 2 ? 'double' : times === 0.5 ? 'half' : `${shown(times, true)} times`;
  return {
    answer: shown(value),
    rule: `there are ${change} the ${who}, so it takes ${change} the ${unit}`,
    deeper: 'if one number gets bigger, the other one has to get bigger too',
    lines: [
      line(`${others} ÷ ${people} = ${shown(times, true)}`, `There are ${change} the ${who}.`),
      line(`${time} × ${shown(times, true)} = ${shown(value)}`, `It takes ${change} the ${unit}.`),
    ],
  };
};

const hundredMinutes: Rule = (problem) => {
  const [from, to] = [...problem.matchAll(/(\d{1,2}):(\d\d)/g)];
  if (!from || !to) return undefined;
  const [start, end] = [from, to].map(([, hour, minutes]) => Number(`${hour}${minutes}`));
  const value = (end ?? 0) - (start ?? 0);
  const [hours, minutes] = [Math.floor(value / 100), value % 100];
  return {
    answer: `${hours} hour${hours === 1 ? '' : 's'} ${minutes} minutes`,
    rule: 'I take the times away like other numbers',
    deeper: 'the two points only stand between the numbers, so I did it as without them',
    lines: [
      line(`${end} - ${start} = ${value}`, 'Write the times as numbers and take away.'),
      line(
        `${hours} hour${hours === 1 ? '' : 's'} ${minutes} minutes`,
        `The ${minutes} are the minutes and the ${hours} is the hour.`,
      ),
    ],
  };
};

const aroundForInside: Rule = (problem) => {
  const [one, other] = numbersOf(problem);
  if (!/\barea\b/i.test(problem) || !/\brectangle|\bby\b|\blong|\bwide/i.test(problem)) return undefined;
  const value = 2 * (Number(one) + Number(other));
  return Number.isNaN(value)
    ? undefined
    : {
        answer: shown(value),
        rule: 'I go all the way around and add the sides',
        deeper: 'area is how big the shape is, and when the sides are long it is big',
        lines: [line(`${one} + ${other} + ${one} + ${other} = ${shown(value)}`, 'Add all four sides.')],
      };
};

const itSays: Rule = (problem) => {
  const [, sign] = /\b(in all|altogether|total|left|each|share[ds]?|times)\b/i.exec(problem) ?? [];
  const [one, other, ...more] = numbersOf(problem);
  if (sign === undefined || one === undefined || other === undefined || more.length > 0) return undefined;
  const adds = /all|total/i.test(sign);
  const word = sign.toLowerCase();
  const value = adds ? amountOf(one) + amountOf(other) : word === 'left' ? amountOf(one) - amountOf(other) : Number.NaN;
  return Number.isNaN(value)
    ? undefined
    : {
        answer: shown(value, true),
        rule: `it says “${word}”, so I ${adds ? 'add' : 'take away'}`,
        deeper: `“${word}” always tells me to ${adds ? 'add' : 'take away'}`,
        lines: [line(`${one} ${adds ? '+' : '-'} ${other} = ${shown(value, true)}`, `It says “${word}”.`)],
      };
};

export const rulesOfStories: readonly Rule[] = [
  ...[percentAsAmount, percentIsNumber, wordDecides, halfDoubles, asMuchMore, moreTakesLonger, sameDifference],
  ...[hundredMinutes, aroundForInside, itSays],
];
