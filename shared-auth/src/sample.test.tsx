// Needs modules of its own: a page that shows the sample class does so until it is closed.
import { codeOf } from '@lemma/contract';
import { type CallName, calls } from '@lemma/school/calls';
import { classroomSchema } from '@lemma/school/class';
import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as door from './index.ts';
import { openSample, SampleProvider } from './sample.ts';

/** A morning of a clock in UTC; every time of this sample is of this day. */
const TODAY = Date.UTC(2026, 10, 23);
const EIGHT = 8 * 3_600_000;

const classroom = (id: string, name: string, createdAt: number) => ({
  ...{ id, name, grade: 6, code: 'ABC123', codeExpiresAt: TODAY, teacherName: 'Ada' },
  ...{ teacherIds: ['ada'], studentCount: 1, createdAt },
});
const question = {
  ...{ canDo: 'I can add.', skill: 'add', prompt: 'Add.', field: { kind: 'number' }, points: 1, tries: 0, score: 0 },
  ...{ hintCount: 0, hints: [], attempts: [], solved: false, closed: false },
};
const first = {
  today: TODAY,
  profile: {
    uid: 'ada',
    email: 'ada@school.example',
    fullName: 'Ada',
    role: 'teacher',
    createdAt: { timestamp: TODAY },
  },
  documents: {
    'classes/one': classroom('one', 'Six', TODAY + EIGHT),
    'classes/two': { ...classroom('two', 'Seven', TODAY), teacherIds: ['ben'] },
  },
  answers: {
    listSessions: [{ input: {}, output: { sessions: [] } }],
    teachNext: [],
    previewItems: [
      {
        input: { items: [{ id: 'preview', skill: 'add', level: 2 }], sample: 0 },
        output: { items: [{ id: 'preview', ...question }] },
      },
    ],
  },
  later: { collections: ['submissions'], calls: ['showAsked'] },
};
const asked = { assignmentId: 'a', studentId: 's', itemId: 'q1' };
const later = {
  documents: { 'submissions/a_s': { id: 'a_s', at: TODAY } },
  answers: { showAsked: [{ input: { asked: [asked] }, output: { questions: [{ prompt: 'Add.', key: '5' }] } }] },
};

/** What was asked of any host, in all tests. */
const fetched: string[] = [];
async function serve(path: string): Promise<Response> {
  fetched.push(path);
  const body = path === '/sample/teacher.json' ? first : later;
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

beforeAll(async () => {
  vi.stubGlobal('fetch', serve);
  await openSample('teacher');
});

const anything = z.looseObject({});

describe('what is read in the sample class', () => {
  it('comes from its files, with its day as today on the clock here', async () => {
    const found = await door.readDocument('classes', 'one', classroomSchema);
    const now = new Date();
    expect(new Date(found?.createdAt ?? 0)).toEqual(new Date(now.getFullYear(), now.getMonth(), now.getDate(), 8));
    expect(await door.readDocument('classes', 'three', classroomSchema)).toBeUndefined();
  });

  it('is found by the conditions that screens use', async () => {
    const names = async (...conditions: door.Condition[]) =>
      (await door.readWhere('classes', conditions, anything)).map(({ name }) => name);
    expect(await names(['teacherIds', 'array-contains', 'ada'])).toEqual(['Six']);
    expect(await names(['name', '==', 'Seven'])).toEqual(['Seven']);
    expect(await names(['name', 'in', ['Six', 'Eight']])).toEqual(['Six']);
    expect(await names(['grade', '>=', 6], ['grade', '<=', 6])).toEqual(['Six', 'Seven']);
    expect(await names(['grade', '>=', 7])).toEqual([]);
    expect(await door.readWhere('classes', [], anything, 1)).toHaveLength(1);
  });

  it('is told once to whoever follows it', async () => {
    const value = await new Promise((resolve, reject) =>
      door.watchDocument('classes', 'two', anything, resolve, reject),
    );
    expect(value).toMatchObject({ name: 'Seven' });
  });

  it('comes in two files, the second when it is needed', async () => {
    expect(fetched).toEqual(['/sample/teacher.json']);
    expect(await door.readDocument('submissions', 'a_s', anything)).toBeDefined();
    const { questions } = await door.call('showAsked', {
      asked: [
        { ...asked, response: '7' },
        { ...asked, itemId: 'q2' },
      ],
    });
    expect(questions).toEqual([{ prompt: 'Add.', key: '5' }, null]);
    expect(fetched).toEqual(['/sample/teacher.json', '/sample/teacher-later.json']);
  });

  it('has the answers of calls that only show something', async () => {
    expect(await door.call('listSessions', {})).toEqual({ sessions: [] });
  });
});

const refused = async (doing: Promise<unknown>): Promise<void> => {
  const error = await doing.then(
    () => 'done',
    (fault: unknown) => codeOf(fault),
  );
  expect(error).toBe('sample/read-only');
};

const rules = { level: 2, points: 1, tries: 0, tryPenalty: 0, hints: 'free', variants: true } as const;
const rule = (id: string, skill: string) => ({ id, skill, ...rules });

it('shows a problem of a skill for each question that asks for one, or none at all', async () => {
  const { items } = await door.call('previewItems', { items: [rule('q1', 'add'), rule('q2', 'add')], sample: 3 });
  expect(items.map(({ id, prompt }) => [id, prompt])).toEqual([
    ['q1', 'Add.'],
    ['q2', 'Add.'],
  ]);
  await refused(door.call('previewItems', { items: [rule('q1', 'add'), rule('q2', 'subtract')], sample: 0 }));
});

describe('what is refused in the sample class', () => {
  const shown = new Set<string>(Object.keys({ ...first.answers, ...later.answers }));
  const others = Object.keys(calls).filter((name): name is CallName => !shown.has(name));

  it.each(others)('%s', (name) => refused(door.call(name, {} as never)));

  it('files, profiles, passwords and links', async () => {
    const file = new File(['1'], 'page.png');
    await refused(door.uploadFile(file, { purpose: 'hand-in', onProgress: () => undefined }));
    await refused(door.downloadFile('one'));
    await refused(door.downloadBackup({ class: 'one' }));
    await refused(door.callInParts('askAssistant', {} as never, () => undefined, new AbortController().signal));
    await refused(door.renameProfile('ada', 'Eve'));
    await refused(door.changePassword('old', 'new'));
    await refused(door.confirmPassword('old'));
    await refused(door.emailOfResetLink('code'));
    await refused(door.setPasswordByLink('code', 'new', 'a@school.example'));
    await refused(door.confirmByLink('code'));
  });

  it('every operation of an account; leaving ends it', async () => {
    const onLeave = vi.fn();
    const { result } = renderHook(door.useAuth, {
      wrapper: ({ children }) => (
        <SampleProvider profile={{ ...first.profile, role: 'teacher' }} onLeave={onLeave}>
          {children}
        </SampleProvider>
      ),
    });
    const { user, profile, signOut, ...operations } = result.current;
    expect(profile?.fullName).toBe('Ada');
    for (const operation of Object.values(operations)) {
      if (typeof operation === 'function') await refused(Reflect.apply(operation, undefined, []));
    }
    await signOut();
    expect(onLeave).toHaveBeenCalledOnce();
    // Whoever asks for rights finds none.
    expect(await user?.getIdTokenResult()).toEqual({ claims: {} });
  });

  it('asks no host for anything but its own files', () => {
    expect(new Set(fetched)).toEqual(new Set(['/sample/teacher.json', '/sample/teacher-later.json']));
  });
});
