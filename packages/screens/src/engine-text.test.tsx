import { setLocale } from '@lemma/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EngineText } from './engine-text.tsx';

it('shows a task in Spanish where it is translated', async () => {
  setLocale('es');
  render(<EngineText text="Add." />);
  expect((await screen.findByText('Sumen.', undefined)).closest('span[lang]')).toBeNull();
});

it('marks other English as English on a Spanish page, and nothing on an English one', () => {
  setLocale('es');
  const { rerender } = render(<EngineText text="Mina walked three blocks." />);
  expect(screen.getByText('Mina walked three blocks.').closest('span[lang]')).toBeTruthy();
  rerender(<EngineText text="¿Cuántas cuadras caminó Mina?" />);
  expect(screen.getByText('¿Cuántas cuadras caminó Mina?').closest('span[lang]')).toBeNull();
  setLocale('en');
  rerender(<EngineText text="Mina walked four blocks." />);
  expect(screen.getByText('Mina walked four blocks.').closest('span[lang]')).toBeNull();
});
