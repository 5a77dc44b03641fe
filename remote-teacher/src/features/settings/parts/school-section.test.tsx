import type { CallOutput } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

type School = NonNullable<CallOutput<'showSchool'>['school']>;

const AT = new Date(2026, 10, 28, 9).getTime();
const ready = { id: 'b1', at: AT, until: AT + DAY, byName: 'Maya Okafor', state: 'ready', done: 9, of: 9 } as const;
const making = { ...ready, state: 'making', done: 3, of: 12 } as const;

const NONE = { demandsFactor: false, backups: [], acts: [] } as const satisfies Partial<School>;

/** The settings of a teacher; `school` is what the server answers to operators. */
function shown(school: School | undefined): { school: School | undefined } {
  const told = { school };
  server.answers('showSchool', () => ({ ...told }));
  server.answers('showWordings', () => ({}));
  server.answers('backUpSchool', () => {
    if (told.school) told.school = { ...told.school, backups: [making] };
    return {};
  });
  server.answers('demandFactor', () => {
    if (told.school) told.school = { ...told.school, demandsFactor: !told.school.demandsFactor };
    return {};
  });
  server.answers('linkToBackup', () => ({ token: 'once' }));
  for (const other of ['showSecondFactor', 'listSessions', 'retentionPlan', 'modelState', 'deletedClasses'] as const)
    server.refuses(other, 'network/offline');
  openArea({ area: 'teacher', createRoutes, at: 'settings', uid: 'maya' });
  return told;
}
const make = () => screen.findByRole('button', { name: 'Download a backup of the school' });

it('is not there for a teacher who operates no school', async () => {
  shown(undefined);
  await screen.findByText('No file is loaded. Your plans have plain words.');
  await waitFor(() => expect(server.asked('showSchool').length).toBe(1));
  expect(screen.queryByRole('heading', { name: 'School' })).toBeNull();
});

it('makes a backup, tells how far it is, and has the browser save it by a link', async () => {
  const told = shown({ ...NONE, factor: 'fresh' });
  fireEvent.click(await make());
  await screen.findByText(/^Being made: 25%/);
  expect((await make()).hasAttribute('disabled')).toBe(true);
  told.school = { ...NONE, factor: 'fresh', backups: [ready] };
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Save the file of/ }));
  await waitFor(() => expect(followed).toEqual([expect.stringMatching(/\/backup\?school=b1&token=once$/)]));
  expect(server.asked('linkToBackup')).toEqual([{ id: 'b1' }]);
});

it('asks for a code where the last one is old, and sends nothing without it', async () => {
  shown({ ...NONE, factor: 'asked' });
  fireEvent.click(await make());
  await screen.findByText('Type a code from your app first.');
  expect(server.asked('backUpSchool')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Code from your app'), { target: { value: ' 123456 ' } });
  fireEvent.click(await make());
  await waitFor(() => expect(server.asked('backUpSchool')).toEqual([{ code: '123456' }]));
});

it('says that a second factor has to be turned on first, and who took a backup', async () => {
  shown({
    ...{ ...NONE, factor: 'missing' },
    acts: [{ id: 'a1', action: 'school-backup-taken', name: 'Omar Reyes', at: AT }],
  });
  await screen.findByText(/^First turn on two-step sign-in/);
  await screen.findByText('Omar Reyes saved a backup');
  expect(screen.queryByRole('button', { name: 'Download a backup of the school' })).toBeNull();
});

it('demands a second factor of all adults with a code of now, says what that means, and ends it again', async () => {
  shown({ ...NONE, factor: 'asked' });
  await screen.findByText(/^Not demanded/);
  const decide = async (name: string) => {
    const buttons = await screen.findAllByRole('button', { name });
    fireEvent.click(buttons.at(-1) ?? document.body);
  };
  await decide('Demand it of all adults');
  await screen.findByText(/Tell people before/);
  await decide('Demand it of all adults');
  await screen.findByText('Type a code from your app first.');
  expect(server.asked('demandFactor')).toEqual([]);
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Code from your app'), {
    target: { value: ' 123456 ' },
  });
  await decide('Demand it of all adults');
  await screen.findByText(/^Demanded: teachers and families/);
  expect(server.asked('demandFactor')).toEqual([{ isDemanded: true, code: '123456' }]);
  await decide('Demand it no more');
  await screen.findByText(/^Then a password alone opens/);
});
