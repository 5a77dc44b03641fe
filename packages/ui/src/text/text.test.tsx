import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTexts, hasSameKeys, textsLoaded } from './create-use-text.ts';
import { browserLocale, setLocale, setReader, toLocale } from './locale.ts';

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

const { useText: useScore } = createTexts({
  en: { score: { got: '{got, number} points' } },
  es: { score: { got: '{got, number} puntos' } },
});

const Score = () => <p>{useScore('score')('got', { got: 9.5 })}</p>;

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
  it('follows the decimal mark of the reader at once', async () => {
    setLocale('es');
    render(<Score />);
    expect(screen.getByText('9.5 puntos')).toBeTruthy();
    act(() => {
      document.documentElement.dataset.decimal = 'comma';
    });
    expect(await screen.findByText('9,5 puntos')).toBeTruthy();
    delete document.documentElement.dataset.decimal;
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
  it('speaks English in a namespace that has no translation, and the other language beside it', () => {
    setLocale('es');
    const part = createTexts({ en: { ...en, more: { word: 'More' } }, es: { more: { word: 'Más' } } });
    expect([part.textNow('list')('title'), part.textNow('more')('word')]).toEqual(['Class', 'Más']);
  });
  it('falls back to English where there is no translation', () => {
    setLocale('es');
    expect(createTexts({ en }).textNow('list')('title')).toBe('Class');
  });
});

type Words = (namespace: 'list') => (key: 'title' | 'you') => string;

function Line({ useWords }: { readonly useWords: Words }) {
  const t = useWords('list');
  return <p>{`${t('title')} ${t('you')}`}</p>;
}

describe('a language that is loaded', () => {
  const spanish = { list: { title: 'Clase', you: 'Usted' } };
  const make = (es = vi.fn(async () => spanish)) => {
    const english = { list: { title: 'Class', you: 'You' } } as const;
    const texts = createTexts({ en: english, es, esToChildren: async () => ({ list: { you: 'Tú' } }) });
    return { ...texts, es };
  };

  it('loads nothing for a reader of English', () => {
    const { es, textNow: now } = make();
    expect(now('list')('title')).toBe('Class');
    expect(es).not.toHaveBeenCalled();
  });
  it('is there from the first time on where the page waits for it', async () => {
    const { useText: useWords, es } = make();
    setLocale('es');
    await textsLoaded();
    render(<Line useWords={useWords} />);
    expect(screen.getByText('Clase Usted')).toBeTruthy();
    expect(es).toHaveBeenCalledTimes(1);
  });
  it('shows what it had until it is there, and then follows', async () => {
    const { useText: useWords } = make();
    render(<Line useWords={useWords} />);
    act(() => setLocale('es'));
    expect(screen.getByText('Class You')).toBeTruthy();
    expect(await screen.findByText('Clase Usted')).toBeTruthy();
  });
  it('addresses a child in other words', async () => {
    const { useText: useWords } = make();
    render(<Line useWords={useWords} />);
    act(() => setLocale('es'));
    expect(await screen.findByText('Clase Usted')).toBeTruthy();
    act(() => setReader('child'));
    expect(await screen.findByText('Clase Tú')).toBeTruthy();
    act(() => setReader('adult'));
  });
  it('follows by itself when it comes at a later go', async () => {
    vi.useFakeTimers();
    const lost = new Error('no network');
    const es = vi
      .fn(async () => spanish)
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    render(<Line useWords={make(es).useText} />);
    act(() => setLocale('es'));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Class You')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('Clase Usted')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(es).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
  it('stays in English where it does not come, and is asked for again', async () => {
    const es = vi.fn(async () => spanish).mockRejectedValueOnce(new Error('no network'));
    const { textNow: now } = make(es);
    setLocale('es');
    await textsLoaded();
    expect(now('list')('title')).toBe('Class');
    await textsLoaded();
    expect(now('list')('title')).toBe('Clase');
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
  it.each([
    [['es-MX', 'en-US'], 'es'],
    [['fr-FR', 'es', 'en'], 'es'],
    [['en-US', 'es'], 'en'],
    [['de'], 'en'],
  ])('takes the first language of the browser that it knows: %j', (tags, locale) => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    expect(browserLocale()).toBe(locale);
    languages.mockRestore();
  });
});
