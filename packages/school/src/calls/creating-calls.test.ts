import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { creatingCalls, creationOf } from './creating-calls.ts';

/**
 * Verbs of calls that create something. A call whose name begins with one must have a key, or create only one thing by
 * its nature.
 */
const CREATING = /^(ask|assign|copy|create|duplicate|grant|handIn|keep|make|reissue|start|write)/;
const ONE_BY_NATURE = new Set([
  // Repeating these calls changes nothing: the student, the answer or the phrase itself is the key.
  ...['askAgain', 'askForNewSecret', 'handIn', 'keepPhrase', 'startPlacement', 'startPractice'],
  // The input contains the comment's id.
  'writeAnswerComment',
]);

describe('creatingCalls', () => {
  it('contains every call that creates something', () => {
    const without = Object.keys(calls).filter(
      (name) => CREATING.test(name) && !Object.hasOwn(creatingCalls, name) && !ONE_BY_NATURE.has(name),
    );
    expect(without).toEqual([]);
  });
});

describe('creationOf', () => {
  it('is the same for the same action under another key', () => {
    const one = creationOf('createClass', { name: '7A', grade: 7, requestId: 'a' });
    expect(creationOf('createClass', { grade: 7, name: '7A', requestId: 'b' })).toBe(one);
    expect(creationOf('createClass', { name: '7B', grade: 7, requestId: 'a' })).not.toBe(one);
    expect(creationOf('makePlan', { planId: 'a', request: { standard: '6.RP.A.1' } })).toBe(
      creationOf('makePlan', { planId: 'b', request: { standard: '6.RP.A.1' } }),
    );
  });
  it('differs for copies to other classes', () => {
    const copyTo = (classId: string) =>
      creationOf('duplicateAssignment', { assignmentId: 'a', copies: [{ classId, assignmentId: 'b' }] });
    expect(copyTo('one')).not.toBe(copyTo('two'));
  });
  it('ignores calls that create nothing', () =>
    expect(creationOf('readFeedback', { submissionId: 's' })).toBeUndefined());
});
