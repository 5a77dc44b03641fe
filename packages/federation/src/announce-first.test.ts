import { expect, it } from 'vitest';
import { announceFirst, withoutAnnounced } from './announce-first.ts';

const PAGE = `<head>
    <title>Lemma</title>
    <link rel="icon" href="data:,">
    <script>early()</script>
    <script type="module" crossorigin src="/assets/base.js"></script>
    <script type="module" crossorigin src="/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/look.css">
  </head>`;

it('announces the page’s scripts and its style sheet before the first lines, and each once', () => {
  const page = announceFirst(PAGE);
  const places = [
    '<head>',
    '"modulepreload" crossorigin href="/assets/base.js"',
    'href="/assets/first.js"',
    'as="style"',
    'early()',
  ];
  expect(places.map((each) => page.indexOf(each))).toEqual(
    places.map((each) => page.indexOf(each)).toSorted((a, b) => a - b),
  );
  expect(places.filter((each) => !page.includes(each))).toEqual([]);
  expect(page.match(/<link rel="(?:modulepreload|preload)"/g)).toHaveLength(3);
  expect(page).toContain(PAGE.slice('<head>'.length));
});

it('takes them out of a page that the build has drawn, and nothing else', () => {
  expect(withoutAnnounced(announceFirst(PAGE))).toBe(PAGE);
});
