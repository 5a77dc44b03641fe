import { buildClassroom } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

it('says which choice is missing where no standard was chosen', async () => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills: [] }));
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan', uid: 'teacher-1' });
  const make = await screen.findByRole('button', { name: 'Make the plan' });
  expect(make.getAttribute('aria-disabled')).not.toBe('true');
  fireEvent.click(make);
  expect((await screen.findAllByText('Choose a standard first.')).length).toBeGreaterThan(0);
});

it('takes the standard whose whole code was typed', async () => {
  server.put('classes', 'class-1', buildClassroom());
  server.answers('listSkills', () => ({ skills: [] }));
  openArea({ area: 'teacher', createRoutes, at: 'lesson-plan', uid: 'teacher-1' });
  const make = await screen.findByRole('button', { name: 'Make the plan' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '6.ns.a.1' } });
  fireEvent.click(make);
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(screen.queryByText('Choose a standard first.')).toBeNull();
  expect(screen.getByText('6.NS.A.1')).toBeTruthy();
});
