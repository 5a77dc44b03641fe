import { lookAt, type SampleId, sampleProblem } from '@lemma/math/samples';
import { setLocale } from '@lemma/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sampleMath } from './sample-math.tsx';
import { spanishWords } from './spanish-words.ts';
import { TryProblem } from './try-problem.tsx';

afterEach(async () => {
  cleanup();
  await act(async () => setLocale('en'));
});

const answer = (text: string) => {
  fireEvent.change(screen.getByLabelText(/Your answer|Su respuesta/), { target: { value: text } });
  fireEvent.submit(screen.getByLabelText(/Your answer|Su respuesta/));
};

it('names the idea behind a wrong answer, to the student and to the teacher', async () => {
  render(<TryProblem />);
  answer('3/7');
  expect(await screen.findByText(/Parts can be counted together when they all have one size/)).toBeTruthy();
  expect(screen.getByText(/You add the top numbers and you add the bottom numbers/)).toBeTruthy();
});

it('answers with one press of a usual mistake, in Spanish too', async () => {
  setLocale('es');
  render(<TryProblem />);
  fireEvent.click(await screen.findByRole('button', { name: 'Restas' }));
  fireEvent.click(screen.getByRole('button', { name: '355' }));
  expect(await screen.findByText(/En cada columna se resta la cifra menor/)).toBeTruthy();
});

it('forgets the answer with the problem', async () => {
  render(<TryProblem />);
  answer('3/7');
  await screen.findByText(/You add the top numbers/);
  fireEvent.click(screen.getByRole('button', { name: 'Equations' }));
  expect(screen.queryByText(/You add the top numbers/)).toBeNull();
  answer('5');
  expect(await screen.findByText(/^Correct/)).toBeTruthy();
});

const ids: readonly SampleId[] = ['fractions', 'subtraction', 'equation'];
const WRITTEN: Readonly<Record<SampleId, string>> = {
  fractions: '2/3 + 1/4',
  subtraction: '432 - 187',
  equation: '3(x + 2) = 21',
};

it.each(ids)('writes out the mathematics of %s as the engine poses it', (id) => {
  expect(sampleProblem(id).math).toBe(WRITTEN[id]);
  const { container } = render(sampleMath[id]);
  const plain = (text: string) => text.replaceAll(/[\s/]/g, '').replaceAll('−', '-');
  expect(plain(container.textContent ?? '')).toBe(plain(WRITTEN[id]));
});

it('has Spanish words for every idea that an answer to a sample can show', () => {
  const numbers = Array.from({ length: 700 }, (_, at) => String(at));
  const fractions = Array.from({ length: 24 }, (_, at) => [3, 7, 12].map((bottom) => `${at}/${bottom}`)).flat();
  const found = ids.flatMap((id) =>
    [...(id === 'fractions' ? fractions : []), ...numbers, '19/3', '7/3'].flatMap((text) => {
      const verdict = lookAt(id, text);
      return verdict.kind === 'misconception' ? [verdict.id] : [];
    }),
  );
  expect(new Set(found).size).toBeGreaterThanOrEqual(10);
  expect([...new Set(found)].filter((id) => spanishWords[id] === undefined)).toEqual([]);
});
