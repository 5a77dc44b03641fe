// @vitest-environment happy-dom
import { Formula, setLocale } from '@lemma/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { InEnglish } from './in-english.tsx';
import { ReadQuestion } from './read-aloud.tsx';
import { useMathWords } from './use-math-words.ts';

class Utterance {
  lang = '';
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const speak = vi.fn<(said: Utterance) => void>();
// Their first import takes seconds on a busy machine, longer than `findBy` waits.
beforeAll(async () => {
  await Promise.all([import('@lemma/math/spanish/guidance'), import('@lemma/math/arabic/skills')]);
});
beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', { speak, cancel: () => undefined });
});
afterEach(() => {
  cleanup();
  act(() => setLocale('en'));
  vi.unstubAllGlobals();
});

function Names() {
  const { skill, task } = useMathWords();
  const shown = [skill('decimals.add', 'Add decimals'), skill('no.such', 'Another'), task('Add.'), task('A story.')];
  return shown.map(({ text, lang }) => <p key={text}>{lang === 'en' ? <InEnglish>{text}</InEnglish> : text}</p>);
}
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('p')].map((line) => [
    line.textContent,
    line.querySelector('[lang]')?.getAttribute('lang'),
  ]);

it('names skills and tasks in the language of the page, and marks what there is in English alone', async () => {
  const { container } = render(<Names />);
  expect(shown(container).map(([text]) => text)).toEqual(['Add decimals', 'Another', 'Add.', 'A story.']);
  expect(container.querySelector('[lang]')).toBeNull();
  act(() => setLocale('es'));
  expect(await screen.findByText('Sumen.')).toBeDefined();
  expect(shown(container)).toEqual([
    ['Sumar decimales', undefined],
    ['Another', 'en'],
    ['Sumen.', undefined],
    ['A story.', 'en'],
  ]);
});

const Hint = () => <p>{useMathWords().task('Add all the tens. Then add all the ones.').text}</p>;

it('says what helps in Spanish soon after the task', async () => {
  render(<Hint />);
  act(() => setLocale('es'));
  expect(await screen.findByText('Suma todas las decenas. Después suma todas las unidades.')).toBeDefined();
});

it('names skills in Arabic, and leaves tasks in English there', async () => {
  const { container } = render(<Names />);
  act(() => setLocale('ar'));
  expect(await screen.findByText('جمع الأعداد العشرية')).toBeDefined();
  expect(shown(container).slice(1)).toEqual([
    ['Another', 'en'],
    ['Add.', 'en'],
    ['A story.', 'en'],
  ]);
  act(() => setLocale('es'));
  expect(await screen.findByText('Sumar decimales')).toBeDefined();
});

it('reads an English question with an English voice on a Spanish page, whole', () => {
  setLocale('es');
  const options = [{ id: 'a', label: 'Yes' }];
  render(<ReadQuestion question={{ prompt: 'Is `3/4` more?', field: { kind: 'choice', options } }} label="Leer" />);
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  const [said] = speak.mock.calls[0] ?? [];
  expect(said?.lang).toBe('en');
  expect(said?.text).toMatch(/^Is .*Choose one: Yes$/s);
});

it('reads a question that is known in Spanish with a Spanish voice, its mathematics and its options too', async () => {
  const options = [{ id: 'a', label: 'A square' }];
  render(<Names />);
  act(() => setLocale('es'));
  await screen.findByText('Sumen.');
  const question = { prompt: 'Add.', math: '3/4 + 1/6', field: { kind: 'choice' as const, options } };
  render(<ReadQuestion question={question} label="Leer" />);
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  const said = speak.mock.calls.at(-1)?.[0];
  expect(said?.lang).toBe('es');
  expect(said?.text).toMatch(/^Sumen\.\ntres cuartos más un sexto\n[^:]+: Un cuadrado$/);
});

it('has formulas on a Spanish page in Spanish words for a screen reader', async () => {
  const { container } = render(<Names />);
  act(() => setLocale('es'));
  await screen.findByText('Sumen.');
  render(<Formula text="1/2 + 3" />, { container });
  const math = container.querySelector('math');
  expect(math?.getAttribute('aria-label')).toBe('un medio más tres');
  expect(math?.getAttribute('lang')).toBeNull();
});
