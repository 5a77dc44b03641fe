import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { cellsOf, numbersIn, type Place, poseFilled } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** `y = mx + b` for the numbers `x`. Of each row, the cell in `open` is asked: 0 for the input, 1 for the output. */
type Rule = {
  readonly m: number;
  readonly b: number;
  readonly x: readonly number[];
  readonly open: readonly number[];
};

const at = ({ m, b }: Rule, x: number): number => m * x + b;
const ruleText = ({ m, b }: Rule): string => `y = ${m}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
const rowsOf = (p: Rule): readonly (readonly [number, number])[] => p.x.map((x) => [x, at(p, x)]);
const placesOf = ({ open }: Rule): readonly Place[] => open.map((column, row) => [row, column]);

/** The table of a student who finds outputs by `forward` and inputs by `backward`; undefined if a number is not whole. */
function filledBy(p: Rule, forward: (x: number) => number, backward: (y: number) => number): string | undefined {
  const found = rowsOf(p).map(([x, y], row) => (p.open[row] === 1 ? forward(x) : backward(y)));
  return found.every(Number.isInteger) ? found.join(', ') : undefined;
}

/** Grade 6: a table for a rule with two steps. */
export const fillRuleTable = skill<Rule>({
  code: 'functions.fill-table',
  name: 'Fill a table for a rule',
  canDo: 'I can fill a table for a rule, forward and backward.',
  grade: 6,
  standards: ['6.EE.C.9', '8.F.A.1'],
  prerequisites: ['functions.input-output-rule', 'expressions.evaluate'],
  cases: casesOf({ outputs: 'the outputs are asked', both: 'inputs and outputs are asked' }, (rng, level, id): Rule => {
    const rows = byLevel(level, 3, 4, 5);
    const low = byLevel(level, 1, 1, -4);
    const b = rng.int(byLevel(level, 1, 2, 3), byLevel(level, 6, 9, 12));
    return {
      m: rng.int(2, byLevel(level, 4, 6, 9)),
      b: level === 3 && rng.chance(0.5) ? -b : b,
      x: rng
        .shuffle(range(low, byLevel(level, 6, 9, 12)))
        .slice(0, rows)
        .toSorted((one, other) => one - other),
      open: id === 'outputs' ? range(1, rows).map(() => 1) : rng.shuffle(range(1, rows).map((row) => row % 2)),
    };
  }),
  pose: (p) => poseFilled(`Fill the table for the rule \`${ruleText(p)}\`.`, ['x', 'y'], rowsOf(p), placesOf(p)),
  solve: (p) =>
    steps(
      ...rowsOf(p).map(([x, y], row) =>
        p.open[row] === 1
          ? ([`${p.m} * (${x}) + (${p.b}) = ${y}`, 'Put the input into the rule.'] as const)
          : ([`(${y} - (${p.b})) / ${p.m} = ${x}`, 'Undo the last step first.'] as const),
      ),
      [cellsOf(rowsOf(p), placesOf(p)), 'Write the missing numbers.'],
    ),
  hints: () => [
    'Is the missing number an input or an output?',
    'To find an input, undo the steps of the rule, the last one first.',
  ],
  confirms: (p, key) =>
    numbersIn(key).every((number, row) => {
      const [x = 0, y = 0] = p.open[row] === 1 ? [p.x[row], number] : [number, at(p, p.x[row] ?? 0)];
      // By repeated addition from x = 0.
      const sum = range(1, Math.abs(x)).reduce((total) => total + Math.sign(x) * p.m, p.b);
      return sum === y;
    }),
  mistakes: {
    'functions.start-amount-dropped': (p) => {
      const text = filledBy(
        p,
        (x) => p.m * x,
        (y) => y / p.m,
      );
      return text === undefined ? undefined : wrote(text, [text, `Multiply by \`${p.m}\`.`]);
    },
    'functions.input-written-beside-number': (p) => {
      if (p.x.some((x) => x < 0) || p.open.includes(0)) return undefined;
      const text = p.x.map((x) => Number(`${p.m}${x}`) + p.b).join(', ');
      return wrote(text, [text, 'Write the input in place of the letter.']);
    },
    'functions.output-used-as-input': (p) => {
      if (!p.open.includes(0)) return undefined;
      const text = filledBy(
        p,
        (x) => at(p, x),
        (y) => at(p, y),
      );
      return text === undefined ? undefined : wrote(text, [text, 'Put each number into the rule.']);
    },
  },
});
