import { beforeAll, describe, expect, it, vi } from 'vitest';
import { textsLoaded } from '../text/create-use-text.ts';
import { setLocale } from '../text/locale.ts';
import { formatDate, formatDateTime, formatDay, formatRelative, formatSaved, formatTime, isoDate } from './dates.ts';
import { formatBytes, formatList, formatNumber, formatPercent, formatScore } from './numbers.ts';
import { shorten } from './shorten.ts';

const now = new Date(2026, 10, 21, 14, 2).getTime();
/** Some regions use a narrow no-break space. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const ago = (minutes: number) => now - minutes * 60_000;

describe('dates', () => {
  it('leaves out the year while it is this one', () => {
    expect(formatDate(new Date(2026, 10, 5), { now })).toBe('Nov 5');
    expect(formatDate(new Date(2025, 10, 5), { now })).toBe('Nov 5, 2025');
    expect(formatDate(new Date(2026, 10, 5), { now, locale: 'es' })).toBe('5 de nov');
    expect(formatDate(new Date(2025, 10, 5), { now, locale: 'es' })).toBe('5 de nov de 2025');
    expect(plainSpaces(formatDateTime(now, 'es'))).toBe('sáb, 21 de nov, 2:02 p.m.');
  });
  it('writes the time as people in the US do', () => {
    expect([formatTime(now), formatTime(new Date(2026, 0, 1, 0, 5))].map(plainSpaces)).toEqual(['2:02 PM', '12:05 AM']);
    expect(plainSpaces(formatSaved(now))).toBe('Saved 2:02 PM');
    expect(plainSpaces(formatDateTime(now))).toBe('Sat, Nov 21, 2:02 PM');
    expect(plainSpaces(formatTime(now, 'es'))).toBe('2:02 p.m.');
  });
  it('writes the time as the region of the device does', () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'es-MX']);
    expect([formatTime(now), formatDateTime(now)]).toEqual(['14:02', 'Sat 21 Nov, 14:02']);
    expect(plainSpaces(formatTime(now, 'es'))).toBe('2:02 p.m.');
    languages.mockRestore();
  });
  it.each([
    ['es-MX', '2:02\u00a0p.m.'],
    ['es-CO', '2:02\u00a0p.\u00a0m.'],
  ])('leaves the half of the day on the line of its time, as a device of %s writes it', (region, time) => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region]);
    expect(formatTime(now, 'es')).toBe(time);
    expect(formatDateTime(now, 'es')).toMatch(new RegExp(`${time}$`));
    languages.mockRestore();
  });
  it('writes a stored day as a date, and nothing else', () => {
    const year = new Date().getFullYear();
    expect([`${year}-07-22`, '2024-07-22', '2024-07', '3/4'].map(formatDay)).toEqual([
      ...['Jul 22', 'Jul 22, 2024', '2024-07', '3/4'],
    ]);
  });
  it.each([
    [ago(0), 'just now'],
    [ago(5), '5 minutes ago'],
    [ago(90), '1 hour ago'],
    [new Date(2026, 10, 20, 23, 59).getTime(), 'yesterday'],
    [new Date(2026, 10, 24, 8, 0).getTime(), 'in 3 days'],
    [new Date(2026, 9, 1).getTime(), 'Oct 1'],
  ])('says %i as %s', (when, words) => expect(formatRelative(when, { now })).toBe(words));
  it('gives a Spanish date its article, and "ayer" none', () => {
    const said = (day: number) => formatRelative(new Date(2026, 10, day, 14), { now, locale: 'es' });
    expect([said(1), said(20), said(24)]).toEqual(['el 1 de nov', 'ayer', 'dentro de 3 días']);
  });
  it('counts nights, not 24 hours, when clocks change', () => {
    const before = new Date(2026, 9, 24, 12, 0).getTime();
    expect(formatRelative(before, { now: new Date(2026, 9, 25, 11, 0).getTime() })).toBe('yesterday');
  });
  it('writes the day where the person is', () => expect(isoDate(new Date(2026, 0, 1, 0, 30))).toBe('2026-01-01'));
});

describe('numbers', () => {
  beforeAll(() => textsLoaded('es'));
  it('says no percentage of a few answers', () => {
    expect([formatPercent(0.625, 8), formatPercent(0.5, 4), formatPercent(1, 5)]).toEqual([
      '63%',
      'too few answers',
      '100%',
    ]);
    setLocale('es');
    expect(formatPercent(0.5, 4)).toBe('pocas respuestas');
  });
  it('writes a minus sign and marks thousands', () => {
    expect([formatNumber(-1234.5), formatNumber(0.1 + 0.2)]).toEqual(['−1,234.5', '0.3']);
  });
  it.each([
    ['en', undefined, '1,234.5', '9.5 of 10'],
    ['es', undefined, '1,234.5', '9.5 de 10'],
    ['en', 'comma', '1.234,5', '9,5 of 10'],
    ['es', 'comma', '1234,5', '9,5 de 10'],
  ] as const)('writes numbers in %s with the decimal mark that was chosen (%s)', (language, mark, number, score) => {
    setLocale(language);
    if (mark !== undefined) document.documentElement.dataset.decimal = mark;
    expect([formatNumber(1234.5), formatScore(9.5, 10)]).toEqual([number, score.replaceAll(' ', '\u00a0')]);
    delete document.documentElement.dataset.decimal;
  });
  it('writes scores that stay on one line, sizes and lists', () => {
    expect(formatScore(7, 10)).toBe('7\u00a0of\u00a010');
    expect([
      formatBytes(0),
      formatBytes(1),
      formatBytes(21),
      formatBytes(999),
      formatBytes(1536),
      formatBytes(10_000_000),
    ]).toEqual(['0 bytes', '1 byte', '21 bytes', '999 bytes', '1.5 kB', '10 MB']);
    expect(formatList(['Ana', 'Ben', 'Chloé'])).toBe('Ana, Ben, and Chloé');
  });
  it('has Western digits, in a calendar of school, in Arabic as well', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-SA']);
    setLocale('ar');
    const shown = [
      formatNumber(1234.5),
      formatBytes(1536),
      formatDate(new Date(2025, 10, 5), { now }),
      formatTime(now),
    ];
    expect(shown.join(' ')).not.toMatch(/[\u0660-\u0669]/);
    expect(shown[0]).toBe('1,234.5');
    expect(shown[2]).toContain('2025');
  });
  it('counts the names that a shortened list leaves out', () => {
    const names = ['Ana', 'Ben', 'Chloé', 'Dev'];
    expect(formatList(names, { most: 2 })).toBe('Ana, Ben, and 2 others');
    expect(formatList(names, { most: 4 })).toBe('Ana, Ben, Chloé, and Dev');
    // One name needs no more space than "1 other".
    expect(formatList(names, { most: 3 })).toBe('Ana, Ben, Chloé, and Dev');
    expect(formatList([], { most: 3 })).toBe('');
    setLocale('es');
    expect(formatList(names, { most: 1 })).toBe('Ana y 3 más');
  });
});

it('marks a text that it shortens', () => {
  expect([shorten('Add fractions', 8), shorten('Add fractions', 5), shorten('Add', 3)]).toEqual([
    'Add fra…',
    'Add…',
    'Add',
  ]);
});
