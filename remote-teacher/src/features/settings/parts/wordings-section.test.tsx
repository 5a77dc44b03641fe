// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordingsSection } from './wordings-section.tsx';

type Loaded = { readonly title: string; readonly notice: string; readonly count: number; readonly loadedAt: number };
const school = vi.hoisted(() => ({
  loaded: undefined as Loaded | undefined,
  async call(name: string, input: { title: string; notice: string; wordings: object }): Promise<unknown> {
    if (name === 'removeWordings') this.loaded = undefined;
    if (name !== 'loadWordings') return { loaded: this.loaded };
    const count = Object.keys(input.wordings).length;
    this.loaded = { title: input.title, notice: input.notice, count, loadedAt: 1_790_000_000_000 };
    return { count };
  },
}));
vi.mock('@lemma/toast', () => ({ news: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({
  useUid: () => 'maya',
  call: (name: string, input: never) => school.call(name, input),
}));

beforeEach(() => {
  school.loaded = undefined;
});
afterEach(cleanup);

const shown = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WordingsSection uid="maya" />
    </QueryClientProvider>,
  );
const choose = async (text: string) => {
  const input = await screen.findByLabelText('File of standards in the CASE format', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([text], 'standards.json', { type: 'application/json' })] } });
};
const caseFile = JSON.stringify({
  CFDocument: { title: 'Invented standards', creator: 'A publisher' },
  CFItems: [{ humanCodingScheme: 'CCSS.Math.Content.5.NF.A.1', fullStatement: 'An invented sentence.' }],
});

it('loads a file, says what it holds, and removes it again', async () => {
  shown();
  await screen.findByText('No file is loaded. Your plans have plain words.');
  await choose(caseFile);
  await screen.findByText('Invented standards');
  await screen.findByText(/^One standard, loaded on/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the wording' }));
  const buttons = await screen.findAllByRole('button', { name: 'Remove the wording' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await screen.findByText('No file is loaded. Your plans have plain words.');
});

it.each([
  ['no json', 'This file cannot be read as JSON. Download it again in the CASE format.'],
  ['{"CFItems":[]}', 'This file is not in the CASE format. The first difference is at: CFDocument'],
])('says what is wrong with %s, and sends nothing', async (text, said) => {
  shown();
  await choose(text);
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
  expect(school.loaded).toBeUndefined();
});
