import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { createTexts } from './create-use-text.ts';
import { textsLoaded } from './later.ts';
import { setLocale } from './locale.ts';

const en = { list: { title: 'Class' } } as const;
const es = { list: { title: 'Clase' } };

type HeadingProps = { readonly useText: (namespace: 'list') => (key: 'title') => string };
const Heading = ({ useText }: HeadingProps) => <h1>{useText('list')('title')}</h1>;

it('loads a translation only for its readers, and has it when the screen comes', async () => {
  const load = vi.fn(async () => es);
  const { textNow } = createTexts({ en, es: load });
  setLocale('en');
  await textsLoaded();
  expect([load.mock.calls.length, textNow('list')('title')]).toEqual([0, 'Class']);
  setLocale('es');
  expect(textNow('list')('title')).toBe('Class');
  await textsLoaded();
  await textsLoaded();
  expect([load.mock.calls.length, textNow('list')('title')]).toEqual([1, 'Clase']);
});

it('waits for the translation where the language changes under a screen, without a word of the other', async () => {
  setLocale('en');
  const { useText } = createTexts({ en, es: async () => es });
  render(
    <Suspense fallback="waiting">
      <Heading useText={useText} />
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Class');
  await act(async () => setLocale('es'));
  expect((await screen.findByRole('heading', { name: 'Clase' })).textContent).toBe('Clase');
});

it('speaks English if the translation cannot be loaded, and asks again for the next screen', async () => {
  setLocale('es');
  const load = vi.fn(async () => es).mockRejectedValueOnce(new Error('offline'));
  const { useText, textNow } = createTexts({ en, es: load });
  await textsLoaded();
  await act(async () => {
    render(
      <Suspense>
        <Heading useText={useText} />
      </Suspense>,
    );
  });
  expect(screen.getByRole('heading').textContent).toBe('Class');
  await textsLoaded();
  expect(textNow('list')('title')).toBe('Clase');
});
