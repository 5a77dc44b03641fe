import { expect, it } from 'vitest';
import { diagnoseText } from './diagnose-text.ts';

it.each([
  ['2/3 + 1/4', '11/12', '5/12', 'fractions.another-operation'],
  ['3/4 - 1/3', '5/12', '13/12', 'fractions.another-operation'],
  ['2/3 × 1/4', '1/6', '11/12', 'fractions.another-operation'],
  ['3 × 2/5', '6/5', '17/5', 'fractions.another-operation'],
  ['3/4 ÷ 1/2', '3/2', '1/4', 'fractions.another-operation'],
  ['2 1/3 + 1 1/2', '3 5/6', '5/6', 'fractions.another-operation'],
  ['0.3 × 0.2', '0.06', '0.5', 'decimals.another-operation'],
  ['2.5 + 3.4', '5.9', '0.9', 'decimals.another-operation'],
  ['47 + 38', '85', '9', 'whole-numbers.subtracts-instead-of-adding'],
  ['36 × 24', '864', '60', 'whole-numbers.adds-factors'],
  ['84 ÷ 4', '21', '80', 'whole-numbers.subtracts-instead-of-dividing'],
  ['2/3 + 1/4', '11/12', '9/12', 'fractions.keeps-numerators'],
  ['3/4 + 1/6', '11/12', '10/24', 'fractions.keeps-numerators'],
  ['3(x + 4)', '3x + 12', '3x + 7', 'expressions.distribute-by-adding'],
  ['2x + 3 = 11', '4', '8', 'algebra.letter-without-its-factor'],
  ['3(x + 2) = 21', '5', '7', 'equations.group-as-letter'],
])('names the method behind %s = %s answered with %s', (question, correct, answer, idea) => {
  const found = diagnoseText({ question, correct, answer });
  expect(found.flatMap(({ misconceptions }) => (misconceptions.length === 1 ? misconceptions : []))).toContain(idea);
});
