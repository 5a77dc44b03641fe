import { line, numbersOf, type Rule, shown } from './rule.ts';

const AROUND = /\bperimeter\b|\ball the way around\b|\b(?:fence|border|frame|trim|ribbon)\b[^.?]*\b(?:around|edge)\b/i;

const timesForAround: Rule = (problem) => {
  const [one, second, ...more] = numbersOf(problem);
  const other = second ?? (/\bsquare\b/i.test(problem) ? one : undefined);
  if (!AROUND.test(problem) || one === undefined || other === undefined || more.length > 0) return undefined;
  return {
    answer: shown(Number(one) * Number(other)),
    rule: 'it is length times width',
    deeper: 'with rectangles we always multiplied the two sides, so I did that',
    lines: [line(`${one} × ${other} = ${shown(Number(one) * Number(other))}`, 'Multiply the two sides.')],
  };
};

const cornerStays: Rule = (problem) => {
  const [one, other] = numbersOf(problem);
  if (
    !/\barea\b/i.test(problem) ||
    !/\b(?:cut out|removed|missing|hole|corner)\b/i.test(problem) ||
    one === undefined ||
    other === undefined
  )
    return undefined;
  return {
    answer: shown(Number(one) * Number(other)),
    rule: 'area is length times width, so I multiplied the two long sides',
    deeper: 'I counted the whole floor, and I didn’t think about the part that is gone',
    lines: [line(`${one} × ${other} = ${shown(Number(one) * Number(other))}`, 'Multiply the two sides.')],
  };
};

const fullTurn: Rule = (problem) => {
  const numbers = numbersOf(problem).map(Number);
  if (!/\btriangle\b/i.test(problem) || !/\bangles?\b/i.test(problem) || numbers.length < 2) return undefined;
  const sum = numbers.slice(0, 2).reduce((one, other) => one + other, 0);
  return {
    answer: shown(360 - sum),
    rule: 'all the angles together make 360 degrees',
    deeper: 'a full turn is 360, and I thought that when you go around the triangle you make a full turn',
    lines: [
      line(`${numbers[0]} + ${numbers[1]} = ${sum}`, 'Add the two angles.'),
      line(`360 - ${sum} = ${360 - sum}`, 'Take them away from 360.'),
    ],
  };
};

const acrossForRadius: Rule = (problem) => {
  const [, across] = /\bdiameter (?:of |is |= ?)?(\d+(?:\.\d+)?)/i.exec(problem) ?? [];
  if (across === undefined || !/\barea\b/i.test(problem)) return undefined;
  const value = 3.14 * Number(across) ** 2;
  return {
    answer: shown(value),
    rule: `I put the ${across} in for r, because that is the number they give`,
    deeper: 'I took the only number there is, I didn’t look if it goes halfway or all the way across',
    lines: [line(`3.14 × ${across} × ${across} = ${shown(value)}`, `Put ${across} in for r.`)],
  };
};

const diagonalsFold: Rule = (problem) =>
  /\blines? of symmetry\b/i.test(problem) && /\bparallelogram\b/i.test(problem)
    ? {
        answer: '2',
        rule: 'I can draw a line from corner to corner, and there are two of those',
        deeper: 'each diagonal cuts it in two halves that are the same, so I thought that is a line of symmetry',
        lines: [],
      }
    : undefined;

const firstIsUp: Rule = (problem) => {
  const [, x, y] = /\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)/.exec(problem) ?? [];
  return x === undefined || y === undefined || !/\bplot\b|\bpoint\b|\bwhere\b/i.test(problem)
    ? undefined
    : {
        answer: `went up ${x} and right ${y}`,
        rule: `the first number tells me to go up and the second one to go sideways, so I go up ${x} and right ${y}`,
        deeper: 'you look up first and then along, that is how I remember it',
        lines: [],
      };
};

const nearHour: Rule = (problem) => {
  const [, hour, minutes] =
    /\bshort hand (?:almost |nearly |just before )?(?:at|on|near|to) (?:the )?(\d+)\b.*\blong hand (?:at|on) (?:the )?(\d+)/i.exec(
      problem,
    ) ?? [];
  return hour === undefined || minutes === undefined
    ? undefined
    : {
        answer: `${hour}:${String(Number(minutes) * 5).padStart(2, '0')}`,
        rule: `the short hand is at the ${hour}, so it is ${hour}, and the long hand says ${Number(minutes) * 5} minutes`,
        deeper: `the ${hour} is the closest number, so I took that one`,
        lines: [],
      };
};

const shapeIsItsName: Rule = (problem) => {
  const [, one, other] =
    /^(?:is|are) (?:a |an |every |all |any )?(\w+)s? (?:always |also )?(?:a |an )?(?:kind of )?(\w+?)s?\?/i.exec(
      problem,
    ) ?? [];
  return one === undefined ||
    other === undefined ||
    !/square|rectangle|rhombus|parallelogram|trapezoid|triangle/i.test(one)
    ? undefined
    : {
        answer: 'No',
        rule: `a ${one.toLowerCase()} is a ${one.toLowerCase()}, and a ${other.toLowerCase()} looks different`,
        deeper: 'each shape has one name, so it can’t be another one too',
        lines: [],
      };
};

export const rulesOfShapes: readonly Rule[] = [
  ...[timesForAround, cornerStays, fullTurn, acrossForRadius, diagonalsFold, firstIsUp, nearHour, shapeIsItsName],
];
