import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tabs } from '../actions/tabs.tsx';
import { textsLoaded } from '../text/create-use-text.ts';
import { setLocale } from '../text/locale.ts';
import { RadioGroup } from './choices.tsx';

it('turns choices and tabs with the direction of the page', async () => {
  render(
    <>
      <RadioGroup label="Which" options={[{ value: 'a', label: 'A' }]} />
      <Tabs label="Parts" tabs={[{ id: 'a', label: 'A', content: 'first' }]} />
    </>,
  );
  const directions = () =>
    [screen.getByRole('radiogroup'), screen.getByRole('tablist').parentElement].map((part) => part?.dir);
  expect(directions()).toEqual(['ltr', 'ltr']);
  await act(async () => {
    setLocale('ar');
    await textsLoaded();
  });
  expect(directions()).toEqual(['rtl', 'rtl']);
  expect(document.documentElement.dir).toBe('rtl');
  act(() => setLocale('en'));
  expect(document.documentElement.dir).toBe('ltr');
});
