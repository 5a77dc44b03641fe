import { expect, it } from 'vitest';
import { compute } from './compute.ts';
import { grade } from './grade.ts';
import { unusedNumbers } from './left-over.ts';
import { gradingIn, written } from './work-in.ts';

const said = (parts: ReturnType<typeof compute>['parts']): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join(' ');

it.each([
  'what is 15% of 60',
  'solve 4x - 9 = 7 and show the steps',
  'least common multiple of 6 and 10',
  'gcf of 18, 30 and 42 please',
  'evaluate 3x^2 - x when x = -2',
  'convert 5/8 to a decimal',
  'solve x^2 + 7x + 12 = 0 by factoring',
  'round 6.284 to the nearest tenth',
])('finds nothing left over in "%s"', (task) => {
  expect(unusedNumbers(task)).toEqual([]);
});

it('gives no answer where a number was overlooked', () => {
  const made = compute({ kind: 'compute', task: 'prime factorization of 84 and 35', brief: false });
  expect(said(made.parts)).toMatch(/without `\d+`.*have not answered/);
  expect(made.memo).toBeUndefined();
});

it.each([
  ['lcm of 8, 14 and 21? use prime factors', '168'],
  ['0.8 as a fraction and as a percent', '80%'],
  ['write y - 4 = -2(x + 1) in standard form', '2x + y = 2'],
  ['x and y intercepts of 2x + 3y = 12', '(6, 0)'],
  ['vertex of x^2 - 4x + 1', '(2, -3)'],
  ['mean absolute deviation of 2, 4, 6, 8', 'deviation 2'],
  ['0.2 repeating as a fraction', '2/9'],
  ['26 kids in groups of 4', '6 groups of 4, and 2 left over'],
  ['a car goes 240 miles in 4 hours, how far in 7 hours', '420 miles'],
  ['84 divided by 6 with partial quotients', '14'],
  ['30% off 50', '35'],
  ['evaluate f(x) = -x^2 + 4x - 1 at x = -2, 0 and 3', '`f(3)`: `2`'],
  ['write .000047 in sci notation and also 3.2 × 10^5 in standard form', '4.7 × 10^-5'],
  ['write .000047 in sci notation and also 3.2 × 10^5 in standard form', '320000'],
])('works out %o by what it is called', (task, answer) => {
  expect(said(compute({ kind: 'compute', task, brief: false }).parts)).toContain(answer);
});

it('says which numbers of some work it did not check', () => {
  const answers = [
    { question: '6×4', answer: '24' },
    { question: '6×3', answer: '18' },
  ];
  const text = '34 x 6: wrote 6×4=24, then 6×3=18, circled 42';
  const told = said(grade({ kind: 'grade', text, answers, toStudent: false }).parts);
  expect(told).toContain('Not checked: `34`, `42`');
  const part = grade({ kind: 'grade', text: '6×4=24 and then 17', answers: answers.slice(0, 1), toStudent: false });
  expect(said(part.parts)).toContain('Whether the whole is correct I can’t tell');
  expect(said(part.parts)).not.toMatch(/^Yes|is right\./m);
});

it('judges stages of work by the task above them and by what they are said to come to', () => {
  const text = '24 × 15: 4×5=20, 20×5=100, 4×10=40, 20×10=20, total 180. Where is the fault?';
  const wish = gradingIn(text, written(text));
  const told = wish === undefined ? '' : said(grade(wish).parts);
  expect(told).toContain('No, `24 × 15 = 180` is not right');
  expect(told).toContain('`20×10 = 20` (it is `200`)');
});
