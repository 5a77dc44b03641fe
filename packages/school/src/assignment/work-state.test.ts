import { describe, expect, it } from 'vitest';
import { workAfter, workStateAt, workStates } from '../work/index.ts';
import { assignmentAfter } from './rules.ts';
import { assignmentStates } from './schema.ts';

const table = <S extends string, A extends string>(
  states: readonly S[],
  act: A,
  after: (state: S, act: A) => string | undefined,
) => states.map((state) => after(state, act) ?? '-').join(' ');

describe('an assignment', () => {
  // draft scheduled open closed returned archived
  it.each([
    ['publish', 'open - - - - -'],
    ['unpublish', 'draft draft draft - - -'],
    ['close', '- closed closed closed - -'],
    ['reopen', '- - - open open -'],
    ['return', '- - - returned returned -'],
    ['archive', 'archived archived archived archived archived archived'],
    ['restore', '- - - - - closed'],
  ] as const)('%s', (act, expected) => {
    expect(table(assignmentStates, act, assignmentAfter)).toBe(expected);
  });
});

describe('work', () => {
  // not-started in-progress submitted graded returned resubmit excused missing
  it.each([
    ['begin', 'in-progress - - - - - - in-progress'],
    ['work', '- in-progress - - - resubmit - -'],
    ['hand-in', 'submitted submitted - - - submitted - submitted'],
    ['grade', '- in-progress graded graded returned resubmit - missing'],
    ['return', '- returned returned returned returned returned - returned'],
    ['ask-again', '- - resubmit resubmit resubmit resubmit - -'],
    ['excuse', 'excused excused excused excused excused excused excused excused'],
    ['include', '- - - - - - in-progress -'],
  ] as const)('%s', (act, expected) => {
    expect(table(workStates, act, workAfter)).toBe(expected);
  });
  it('is missing once it is due and not turned in', () => {
    expect(workStates.map((state) => workStateAt(state, 10, 11))).toEqual([
      ...['missing', 'missing', 'submitted', 'graded', 'returned', 'resubmit', 'excused', 'missing'],
    ]);
    expect(workStateAt('in-progress', 10, 10)).toBe('in-progress');
  });
});
