import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StudentLoginPage } from './student-login.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('@lemma/shared-auth', () => ({
  useAuth: () => ({}),
  call,
  isSharedDevice: () => false,
  rememberSharedDevice: () => undefined,
}));
afterEach(cleanup);

const students = [{ userName: 'ana.l', displayName: 'Ana L.', secretKind: 'words' }];

it.each([
  ['sees', { heard: true }, 'Your teacher sees that you need a new card.'],
  ['cannot be told', { heard: false }, 'We couldn’t tell your teacher. Ask your teacher yourself for a new card.'],
  ['sees, where older functions answer', {}, 'Your teacher sees that you need a new card.'],
])('says of a child’s request for a new card that the teacher %s', async (_, answer, words) => {
  call.mockImplementation(async (name: string) =>
    name === 'classSignInList' ? { className: '6B', students, ofACard: true } : answer,
  );
  const router = createMemoryRouter([{ path: '/', element: <StudentLoginPage /> }]);
  render(<RouterProvider router={router} />);
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'ABCDEF-ACDEF' } });
  fireEvent.submit(field);
  fireEvent.click(await screen.findByRole('button', { name: 'I do not know my password' }));
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  expect(call).toHaveBeenLastCalledWith('askForNewSecret', {
    ...{ classCode: expect.any(String), userName: 'ana.l', deviceId: expect.any(String) },
  });
});
