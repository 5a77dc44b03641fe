import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageTitle } from './page-title.tsx';

afterEach(cleanup);

it('names the tab after the page, and anew when the name changes', () => {
  const { rerender } = render(<PageTitle>Sign in</PageTitle>);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  expect(document.title).toBe('Sign in · Lemma');
  rerender(<PageTitle tab="Students, 4A Math">4A Math</PageTitle>);
  expect(document.title).toBe('Students, 4A Math · Lemma');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('4A Math');
});
