import { buildClassroom } from '@lemma/testing';
import { openArea, server } from '@lemma/testing/screens';
import { fireEvent, screen } from '@testing-library/react';
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
