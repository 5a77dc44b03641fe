// @vitest-environment happy-dom
import { AppError } from '@lemma/contract';
import type { CallInput, CallOutput } from '@lemma/school/calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhoLooked } from './who-looked.tsx';

type Asked = CallInput<'whoLooked'>;
const school = vi.hoisted(() => ({ answer: (_: Asked): CallOutput<'whoLooked'> => ({ looks: [], acts: [] }) }));
vi.mock('@lemma/shared-auth', () => ({ call: async (_name: string, input: Asked) => school.answer(input) }));

const DAY = 86_400_000;
const look = (day: number, name: string) => ({ id: name, name, kind: 'page' as const, lastAt: day * DAY, count: 1 });
const older = { look: { at: 8 * DAY, id: 'l8' } };

beforeEach(() => {
  const act = { id: 'maya', name: 'Maya', action: 'students-lock' as const, at: 7 * DAY };
  school.answer = ({ before }) =>
    before === undefined
      ? { looks: [look(9, 'Nia'), look(8, 'Eli')], acts: [act], older }
      : { looks: [look(6, 'Six')], acts: [] };
});
afterEach(cleanup);

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0]);

async function open(): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <WhoLooked uid="parent" studentId="ana" name="Ana" />
    </QueryClientProvider>,
  );
  const details = screen.getByText('Who looked at this data').closest('details');
  if (details === null) throw new Error('no details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByText('Nia');
}

const showOlder = () => fireEvent.click(screen.getByRole('button', { name: 'Show older' }));

it('shows what is older when that is asked for, below what is newer, until there is no more', async () => {
  await open();
  expect(lines()).toEqual(['Nia', 'Eli', 'Maya']);
  showOlder();
  await screen.findByText('Six');
  expect(lines()).toEqual(['Nia', 'Eli', 'Maya', 'Six']);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('says that what is older cannot be read now, and asks again', async () => {
  await open();
  const { answer } = school;
  school.answer = () => {
    throw new AppError('network/offline', 'whoLooked');
  };
  showOlder();
  await screen.findByRole('alert');
  expect(lines()).toEqual(['Nia', 'Eli', 'Maya']);
  school.answer = answer;
  showOlder();
  await screen.findByText('Six');
  expect(screen.queryByRole('alert')).toBeNull();
});
