import { verify } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { solveTask } from '../solve/solve.ts';
import { writtenOut } from '../topic/written-out.ts';
import { taskIn } from './task.ts';

const answerOf = (task: string): string | undefined => solveTask(writtenOut(task))?.answer;

describe('tasks on lines and parabolas', () => {
  it.each([
    ['y=mx+b form of 4x - 2y = 10', 'slope-intercept form `y = 2x - 5`'],
    ['rewrite 3x + 2y = 8 as y = mx + b', 'slope-intercept form `y = (-3/2)x + 4`'],
    ['standard form thru (2,3) slope -1/2', 'standard form `x + 2y = 8`'],
    ['equation of a line through (2, 5) with slope 3', '`y = 3x - 1`'],
    ['slope of the line through (1,2) and (3,8)', 'slope `3`'],
    ['what is the slope of 3x + 2y = 8', 'slope `-3/2`'],
    ['complete the square x^2+6x+2=0', '`x = -3 - sqrt(7)` or `x = -3 + sqrt(7)`'],
    ['solve x^2 - 4x = 5 by completing the square', '`x = -1` or `x = 5`'],
    ['complete the square: x^2 - 10x + 3', '`(x - 5)^2 - 22`'],
  ])('%s', (task, answer) => expect(answerOf(task)).toBe(answer));

  it.each([
    ['graph y = -2(x-1)^2 + 3', '-2 × (x - 1)^2 + 3'],
    ['graph y = x^2 - 4x + 1', 'x^2 - 4 × x + 1'],
    ['graph y = 2x - 3', '2 × x - 3'],
    ['graph y = 0.5x + 3', '0.5 × x + 3'],
    ['graph y = -1.25x - 1', '-1.25 × x - 1'],
  ])('the points to plot lie on the graph: %s', (task, value) => {
    const points = [...(answerOf(task) ?? '').matchAll(/\((-?\d+), (-?\d+)\)/g)];
    expect(points.length).toBeGreaterThan(1);
    for (const [, x = '', y = ''] of points)
      expect(verify(`\`${value.replaceAll('x', `(${x})`)} = ${y}\``).right).toBe(1);
  });

  it.each([
    ['graph y = 0.5x + 3', '(-6, 0)'],
    ['graph y = -0.2x + 1.5', '(15/2, 0)'],
    ['graph y = 4x - 8', '(2, 0)'],
  ])('where it crosses the x-axis: %s', (task, point) =>
    expect(solveTask(writtenOut(task))?.lines.join(' ')).toContain(`x-intercept \`${point}\``),
  );

  it.each(['graph y < 2x + 1', 'graph my class results', 'draw a picture of 3/4'])(
    'nothing else is plotted: %s',
    (task) => expect(answerOf(task) ?? '').not.toContain('plot'),
  );

  it('how it is to be done stays in the task', () =>
    expect(taskIn('complete the square x^2+6x+2=0')?.request.words).toContain('complete the square'));
});
