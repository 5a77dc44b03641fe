import { expect, it } from 'vitest';
import { diagnose } from '../diagnose/diagnose.ts';
import { lookAt, type SampleId, sampleProblem } from './index.ts';

it.each([
  ['fractions', '11/12', 'right'],
  ['fractions', '22/24', 'right'],
  ['fractions', '2/3+1/4', 'unworked'],
  ['fractions', '8/12 + 3/12', 'unworked'],
  ['subtraction', '432-187', 'unworked'],
  ['fractions', '3/7', 'fractions.add-across'],
  ['fractions', '3/12', 'fractions.keeps-numerators'],
  ['fractions', '12/11', 'unexplained'],
  ['fractions', '2/', 'unreadable'],
  ['subtraction', '245', 'right'],
  ['subtraction', '355', 'whole-numbers.smaller-from-larger'],
  ['subtraction', '255', 'whole-numbers.borrow-no-decrement'],
  ['subtraction', '345', 'whole-numbers.borrow-no-decrement'],
  // A digit or a sign off says nothing of how near an answer is: `1/2` is `11/22`.
  ['subtraction', '254', 'unexplained'],
  ['fractions', '1/2', 'unexplained'],
  ['equation', '-5', 'unexplained'],
  ['fractions', '5/12', 'fractions.another-operation'],
  ['fractions', '9/12', 'fractions.keeps-numerators'],
  ['fractions', '7/12', 'unexplained'],
  ['equation', '7', 'equations.group-as-letter'],
  ['equation', 'x = 5', 'right'],
  ['equation', '19/3', 'expressions.distribute-first-only'],
] as const)('says of %s answered with "%s": %s', (id, response, wanted) => {
  const verdict = lookAt(id, response);
  expect(verdict.kind === 'misconception' ? verdict.id : verdict.kind).toBe(wanted);
});

it.each<SampleId>(['fractions', 'subtraction', 'equation'])(
  'names for %s what the whole engine names first, where a misconception explains the answer alone',
  (id) => {
    const problem = sampleProblem(id);
    const answers = [
      '3',
      '3/7',
      '3/12',
      '20/12',
      '355',
      '300',
      '255',
      '345',
      '254',
      '155',
      '619',
      '19/3',
      '7/3',
      '9',
      '16',
    ];
    const both = answers.map((answer) => {
      const verdict = lookAt(id, answer);
      const [first] = diagnose(problem, answer);
      return [answer, verdict.kind === 'misconception' ? verdict.id : undefined, first] as const;
    });
    for (const [, own, first] of both) if (own !== undefined) expect(first?.misconceptions).toEqual([own]);
    expect(both.filter(([, own]) => own !== undefined).length).toBeGreaterThanOrEqual(4);
  },
);
