import { buildDeskEntry } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

const uid = 'parent-1';
const link = {
  ...{ id: `${uid}_student-1`, parentId: uid, parentName: 'Jon', state: 'active', createdAt: 1 },
  ...{ studentId: 'student-1', studentName: 'Nico Rivera', classIds: ['class-1'] },
};

it('says beside each field what it lacks, until it has it', async () => {
  const entry = buildDeskEntry({ assignmentId: 'a1', openAt: 1, dueAt: Date.now() + 1e8, parentMayHandIn: true });
  server.put('guardians', link.id, link);
  server.put('desks', 'student-1', { studentId: 'student-1', displayName: 'Nico R.', assignments: { a1: entry } });
  server.answers('childWork', () => ({ questions: [] }));
  openArea({ area: 'parent', createRoutes, at: 'submissions?child=student-1&assignment=a1', uid });
  fireEvent.click(await screen.findByRole('button', { name: 'Turn in' }));
  const help = screen.getByRole('radiogroup');
  expect(screen.getAllByText('Say how much you helped.').length).toBe(2);
  expect(help.parentElement?.textContent).toContain('Say how much you helped.');
  expect(help.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Add at least one page, or type an answer.').length).toBe(2);
  fireEvent.click(screen.getAllByRole('radio')[0] ?? help);
  expect(help.parentElement?.textContent).not.toContain('Say how much you helped.');
});
