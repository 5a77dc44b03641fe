import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const css = read('theme.css');
const tokensIn = (text: string) =>
  new Map(
    [...text.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]+), (#[\da-f]+)\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );
const areas = [...read('areas.css').matchAll(/\[data-area="(\w+)"\] \{([^}]*--color-paper[^}]*)\}/g)];
/** The tokens of public pages, and those of each area over them. */
const palettes = new Map([
  ['public', tokensIn(css)],
  ...areas.map(([, area = '', own = '']) => [area, new Map([...tokensIn(css), ...tokensIn(own)])] as const),
]);
const looks = [...palettes.keys()].flatMap((area) => [[area, 'light'] as const, [area, 'dark'] as const]);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['paper', 'sheet', 'wash'];
const text: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'muted', 'accent', 'accent-strong', 'warm', 'warm-strong', 'tint'].map((ink) => [ink, surface] as const),
  ),
  ...['ink', 'muted', 'accent', 'accent-strong'].map((ink) => [ink, 'accent-wash'] as const),
  ...['ink', 'muted', 'accent', 'accent-strong', 'tint'].map((ink) => [ink, 'tint-wash'] as const),
  ...['ink', 'muted', 'warm', 'warm-strong'].map((ink) => [ink, 'warm-wash'] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-warm', 'warm'],
  ['on-warm', 'warm-strong'],
  ['paper', 'ink'],
  ...[1, 2, 3, 4, 5].map((step) => [`on-mastery-${step}`, `mastery-${step}`] as const),
];
const graphics: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => ['line-strong', 'accent', 'warm'].map((mark) => [mark, surface] as const)),
  ['accent', 'accent-wash'],
  ['line-strong', 'accent-wash'],
  ['line-strong', 'tint-wash'],
];

it('knows the three areas', () => expect([...palettes.keys()]).toEqual(['public', 'teacher', 'student', 'parent']));

describe.each(looks)('%s, %s theme', (area, theme) => {
  const tokens = palettes.get(area);
  const between = ([a, b]: readonly [string, string]) =>
    contrast(tokens?.get(a)?.[theme] ?? '', tokens?.get(b)?.[theme] ?? '');

  it.each(text)('reads %s on %s', (ink, surface) => {
    expect(between([ink, surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)('sees the mark %s on %s', (mark, surface) => {
    expect(between([mark, surface])).toBeGreaterThanOrEqual(3);
  });
});

it('knows black on white', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

it('gives every color a light and a dark value', () => {
  const plain = [...css.matchAll(/--color-([\w-]+): (?!light-dark)([^;]+);/g)].map(([, name]) => name);
  expect(plain).toEqual(['transparent', 'current']);
});
