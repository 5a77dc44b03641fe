import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTexts, hasSameKeys } from './create-use-text.ts';
import { getLocale, restoreLocale, setLocale, toLocale } from './locale.ts';

const en = {
  list: { students: '{count, plural, =0 {No students} one {# student} other {# students}}', title: 'Class' },
  nested: { deep: { hello: 'Hello {name}' } },
} as const;
const { useText, textNow } = createTexts({
  en,
  es: {
    list: {
      students: '{count, plural, =0 {Ningún estudiante} one {# estudiante} other {# estudiantes}}',
      title: 'Clase',
    },
    nested: { deep: { hello: 'Hola {name}' } },
  },
});

function Heading() {
  const t = useText('list');
  return <h1>{`${t('title')}: ${t('students', { count: 1 })}`}</h1>;
}

describe('useText', () => {
  it('follows the language of the page at once', () => {
    render(<Heading />);
    expect(screen.getByRole('heading').textContent).toBe('Class: 1 student');
    act(() => setLocale('es'));
    return screen.findByText('Clase: 1 estudiante');
  });
  it('has plural rules and nested namespaces', () => {
    expect([0, 1, 25].map((count) => textNow('list')('students', { count }))).toEqual([
      'No students',
      '1 student',
      '25 students',
    ]);
    expect(textNow('nested.deep')('hello', { name: 'Ana' })).toBe('Hello Ana');
  });
  it('does not compile with a key or an argument that is not there', () => {
    const t = textNow('list');
    const wrong = [
      // @ts-expect-error: no such key
      () => t('titel'),
      // @ts-expect-error: the count is missing
      () => t('students'),
      // @ts-expect-error: another argument
      () => t('students', { number: 3 }),
      // @ts-expect-error: no such namespace
      () => textNow('lists'),
    ];
    expect(wrong).toHaveLength(4);
  });
  it('falls back to English where there is no translation', () => {
    setLocale('es');
    expect(createTexts({ en }).textNow('list')('title')).toBe('Class');
  });
});

describe('hasSameKeys', () => {
  it.each([
    [{ a: 'x', b: { c: 'y' } }, true],
    [{ a: 'x', b: { c: 'y' }, more: 'z' }, true],
    [{ a: 'x', b: {} }, false],
    [{ a: 'x', b: 'c' }, false],
    [{ a: { c: 'x' }, b: { c: 'y' } }, false],
    [{}, false],
  ])('judges %j: %s', (translation, same) => expect(hasSameKeys({ a: 'A', b: { c: 'C' } }, translation)).toBe(same));
});

describe('locale', () => {
  it.each([
    ['es-MX', 'es'],
    ['EN-gb', 'en'],
    ['', 'en'],
    ['de', 'en'],
  ])('reads %o as %s', (tag, locale) => {
    expect(toLocale(tag)).toBe(locale);
  });
  it('is kept on the device', () => {
    setLocale('es');
    document.documentElement.lang = 'en';
    restoreLocale();
    expect(getLocale()).toBe('es');
  });
  it('does not take a language that it does not know from the device', () => {
    localStorage.setItem('lemma.locale', 'xx');
    restoreLocale();
    expect(getLocale()).toBe('en');
  });
});
