import { expect, it } from 'vitest';
import { defaultNotices, noticesIn, withNotice } from './notices.ts';
import { settingsSchema } from './schema.ts';

const student = (id: string, more = {}) => ({
  ...{ id, fullName: id, displayName: id, userName: id, state: 'active' as const, secretKind: 'words' as const },
  ...{ createdAt: 1, parentCount: 0, groupIds: [], ...more },
});

it('counts what is waiting, but nothing of students who left the class', () => {
  const students = {
    ana: student('ana', { parentRequests: 2, askedForHelpAt: 5 }),
    ben: student('ben', { state: 'archived', parentRequests: 1, askedForHelpAt: 5 }),
  };
  const entries = [{ toGrade: 2, contested: 1 }, { toGrade: 1 }];
  expect(noticesIn(entries, { classId: 'c', students, groups: {} })).toEqual({
    ...{ grade: 3, contested: 1, parents: 2, cards: 1 },
  });
  expect(noticesIn([], null)).toEqual({ grade: 0, contested: 0, parents: 0, cards: 0 });
});

it('by default shows everything on the overview and sends no letter', () => {
  expect(settingsSchema.parse({}).notices).toEqual(defaultNotices);
  const once = withNotice(defaultNotices, 'mail', 'cards', true);
  expect(withNotice(once, 'mail', 'grade', true).mail).toEqual(['grade', 'cards']);
  expect(withNotice(once, 'overview', 'grade', false).overview).toEqual(['contested', 'parents', 'cards']);
  expect(withNotice(once, 'mail', 'cards', false)).toEqual(defaultNotices);
});
