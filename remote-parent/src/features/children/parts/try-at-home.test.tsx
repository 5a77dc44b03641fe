// @vitest-environment happy-dom
import type { Family } from '@lemma/school/family';
import { setLocale } from '@lemma/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { TryAtHome } from './try-at-home.tsx';

// Their first import takes seconds on a busy machine, longer than `findBy` waits.
beforeAll(() => import('@lemma/math/spanish/stories'));
afterEach(() => {
  cleanup();
  act(() => setLocale('en'));
});

const stored = { code: 'decimals.add', skill: 'Add decimals', prompt: 'Add.', math: '0.5 + 0.5', answer: '1' };
const familyOf = (activity: Family['activities'][number]): Family => ({ skills: {}, activities: [activity] });

it('tells the task in Spanish where an activity was stored without its Spanish words', async () => {
  render(<TryAtHome name="Ana" family={familyOf({ ...stored, idea: 'I add.', ask: 'Ask.', mistaken: '0.1' })} />);
  act(() => setLocale('es'));
  expect(await screen.findByText('Suma.')).toBeDefined();
  expect(screen.queryByText('I add.')).toBeNull();
  expect(screen.queryByText('Ask.')).toBeNull();
});

it('shows nothing in Spanish that exists in English alone', async () => {
  render(<TryAtHome name="Ana" family={familyOf({ ...stored, prompt: 'A story of an earlier release.' })} />);
  expect(screen.getByText('A story of an earlier release.')).toBeDefined();
  act(() => setLocale('es'));
  await waitFor(() => expect(document.body.textContent).toBe(''));
});
