import { buildAssignment, buildClassroom, buildRosterStudent } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { type News, onNews } from '@lemma/toast';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'teacher-1';
const classId = 'class-1';
const [ana, ben] = [buildRosterStudent(), buildRosterStudent({ id: 'ben', fullName: 'Ben Osei' })];
const assignment = buildAssignment({ classId });

let files: string[] = [];
let told: News[] = [];
beforeEach(() => {
  files = [];
  told = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  server.put('classes', classId, buildClassroom());
  server.put('rosters', classId, { classId, students: { [ana.id]: ana, ben }, groups: {} });
  server.put('boards', classId, { classId, assignments: {} });
  server.put('assignments', assignment.id, assignment);
  server.put('results', assignment.id, { assignmentId: assignment.id, classId, rows: {} });
  server.answers('listSkills', () => ({ skills: [] }));
  server.answers('showTies', () => ({ ties: [] }));
  server.answers('erasureReceipts', () => ({ receipts: [] }));
  server.answers('noteExport', () => ({}));
  return onNews((item) => told.push(item));
});

const open = (at: string) => openArea({ area: 'teacher', createRoutes, at, uid });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function choose(name: string): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('records a list of students before its file is made', async () => {
  open(`students?class=${classId}`);
  await press('Download CSV');
  await waitFor(() => expect(files).toEqual([expect.stringMatching(/students-[\d-]+\.csv$/)]));
  expect(server.asked('noteExport')).toEqual([{ classId, studentIds: [ana.id, 'ben'], what: 'list' }]);
});

it('makes no list that could not be recorded', async () => {
  server.refuses('noteExport', 'server/unavailable');
  open(`students?class=${classId}`);
  await press('Download CSV');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not made/);
  expect(files).toEqual([]);
});

it('makes a list of the sample class, whose students are made up', async () => {
  server.refuses('noteExport', 'sample/read-only');
  open(`students?class=${classId}`);
  await press('Download CSV');
  await waitFor(() => expect(files).toHaveLength(1));
});

it('records a gradebook for each student in it, and makes none that could not be recorded', async () => {
  const { faults } = open(`assignments/${assignment.id}`);
  await choose('Gradebook (CSV)');
  await waitFor(() => expect(files).toEqual([expect.stringMatching(/gradebook-[\d-]+\.csv$/)]));
  expect(server.asked('noteExport')).toEqual([{ classId, studentIds: [ana.id, 'ben'], what: 'gradebook' }]);
  server.refuses('noteExport', 'auth/forbidden');
  await choose('Gradebook (CSV)');
  await waitFor(() => expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^The file wasn’t made/)]));
  expect([files.length, faults.length]).toEqual([1, 0]);
});
