import { expect, it } from 'vitest';
import type { WishOf } from '../wish/wish.ts';
import { grade } from './grade.ts';
import { gradingIn } from './work-in.ts';

const said = (text: string, answers: readonly (readonly [string, string])[]): string => {
  const wish: WishOf<'grade'> = {
    kind: 'grade',
    toStudent: false,
    text,
    answers: answers.map(([question, answer]) => ({ question, answer })),
  };
  return grade(wish)
    .parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
    .join('\n');
};

it('takes the total for the answer to the task, with a word before it', () => {
  const text = 'check this\n34 x 21\n30 x 20 = 60\n4 x 21 = 84\nTotal 144';
  const reply = said(text, [
    ['30 × 20', '60'],
    ['4 × 21', '84'],
  ]);
  expect(reply).toContain('`34 × 21 = 144` is not right');
  expect(reply).toContain('Calculated wrong: `30 × 20 = 60`');
  expect(reply).not.toContain('Not checked');
});

it('takes no part of the work for the answer to the whole task', () => {
  const text = 'check this\n34 x 21\n4 x 21 = 84\n30 x 20 = 60';
  const reply = said(text, [
    ['4 × 21', '84'],
    ['30 × 20', '60'],
  ]);
  expect(reply).not.toContain('34 × 21 = 60');
  expect(reply).toContain('1 of 2 correct');
});

it('judges the work behind a task on the same line by the task', () => {
  const read = (typed: string) => {
    const wish = gradingIn(typed, typed);
    if (wish === undefined) throw new Error('read as no work');
    return grade(wish)
      .parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      .join('\n');
  };
  const wrong = read('check this. 45 x 32: 45 x 2 = 90, 45 x 3 = 135, 90 + 135 = 225');
  expect(wrong).toContain('`45 × 32 = 225` is not right');
  expect(wrong).not.toContain('3 of 3 correct');
  expect(read('check this. 45 x 32: 45 x 2 = 90, 45 x 30 = 1350, 90 + 1350 = 1440')).toContain('3 of 3 correct');
});
