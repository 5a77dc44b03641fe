import { openArea } from '@lemma/testing/screens';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from '#routes';

it('says that the code is missing, and sends nothing', async () => {
  openArea({ area: 'parent', createRoutes, at: '', uid: 'parent-2' });
  // The server of these tests fails a test that calls what it has no answer for.
  fireEvent.click(await screen.findByRole('button', { name: 'Link' }));
  expect(await screen.findByText('Type the code.')).toBeTruthy();
});
