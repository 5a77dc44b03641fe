import { partOf } from '@lemma/math/part-of';
import { describe, expect, it } from 'vitest';
import { refusersIn, sourceOf, withGuards } from './guards-in.ts';
import { outcomeOf } from './outcome-of.ts';

/** One of each kind that tables of permissions forget, of which one in three is taken out here; `npm run soak -- guards` tries all guards. */
const KINDS = [
  "calls/assignments/duplicate-assignment.ts: call: requireTeacher('teach', copy.classId, caller, tx)",
  "calls/accounts/rename-class.ts: need: requireTeacher('teach', classId, caller, tx)",
  "calls/plans/assign-plan.ts: call: requireTeacher('teach', classId, caller)",
  "calls/training/finish-interview.ts: call: requireTeacherOf('teach', studentId, caller, tx)",
  'calls/stories/make-story.ts: refusal: before && before.ownerId !== uid',
  "calls/settings/answer-invitation.ts: refusal: profile?.role !== 'teacher'",
  'calls/work/attach-working.ts: call: ownPages(tx, [{ fileId, turn: 0 }], caller.uid)',
  // Noticed only where the right is lost between two looks.
  "calls/accounts/reissue-secrets.ts: call: requireTeacher('teach', classId, caller, tx)",
];
const SAMPLE = partOf(3, KINDS, String);

it('notices each guard of a sample that is taken out', async () => {
  const { letIn, refusedOtherwise, failed, letInMeanwhile, ...others } = await outcomeOf(...SAMPLE);
  expect([letIn, refusedOtherwise, failed, letInMeanwhile].flat().sort()).toEqual([...SAMPLE].sort());
  expect(others).toEqual({ proved: [], survivors: [], wronglyProved: [] });
});

describe('the guards of a file', () => {
  const access = sourceOf(
    'platform/access.ts',
    `const forbidden = () => new AppError('auth/forbidden', 'x');
     export async function requireTeacher(need, id) { if (id !== 'mine') throw forbidden(); return id; }`,
  );
  const call = sourceOf(
    'calls/open.ts',
    `import { requireTeacher } from '../platform/access.ts';
     import { requireTeacher as other } from 'elsewhere';
     export const open = async (id, uid) => {
       if (id === '') throw new AppError('input/malformed', 'x');
       if (id !== uid) throw new AppError('data/not-found', 'x');
       await requireTeacher('teach', await id);
     };`,
  );
  const guardsOf = (source: typeof call) => withGuards(source, refusersIn([access, call])).guards.map(({ id }) => id);

  it('are conditions before refusals, calls of what refuses, and what they ask for', () => {
    expect(guardsOf(access)).toEqual(["platform/access.ts: refusal: id !== 'mine'"]);
    expect(guardsOf(call)).toEqual([
      'calls/open.ts: refusal: id !== uid',
      "calls/open.ts: call: requireTeacher('teach', await id)",
      "calls/open.ts: need: requireTeacher('teach', await id)",
    ]);
  });
  it('are asked in a file that is the same otherwise', () => {
    const { text } = withGuards(call, refusersIn([access, call]));
    const without = text
      .replaceAll(/lemmaGuards\.on\("[^"]*"\) && \(([^)]*)\)/g, '$1')
      .replace(/lemmaGuards\.need\("[^"]*", 'read', ('teach')\)/, '$1')
      .replace(/lemmaGuards\.call\("[^"]*", async \(\) => (.*)\);/, '$1;');
    expect(without).toBe(call.text);
  });
});
