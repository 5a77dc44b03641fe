import { noticeEvents } from '@lemma/school/settings';
import { expect, it } from 'vitest';
import { letterLanguageOf, renderWaitingLetter } from './waiting-letter.ts';

const addresses = { home: 'https://lemma.example/dashboard', unsubscribe: 'https://lemma.example/stop' };
const classes = [
  { name: '6B', counts: { grade: 1, contested: 3, parents: 0, cards: 0 } },
  { name: '7A', counts: { grade: 0, contested: 0, parents: 0, cards: 0 } },
];

it.each([
  ['en', '6B: something waits for you', '3 contested answers', 'Open your overview'],
  ['es', '6B: algo espera por usted', '3 respuestas reclamadas', 'Abrir su resumen'],
] as const)('tells a teacher in their language what waits, and of no class where nothing does: %s', (...row) => {
  const [language, subject, line, open] = row;
  const letter = renderWaitingLetter(classes, noticeEvents, addresses, language);
  expect(letter?.subject).toBe(subject);
  expect(letter?.text).toContain(line);
  expect(letter?.text).toContain(open);
  expect(letter?.html).toContain(`lang="${language}`);
});

it.each([
  ['en', 'Clear up first: adds numerators and denominators (4 students)'],
  ['es', 'Aclare primero: '],
] as const)('says what to teach first in a class where something waits: %s', (language, line) => {
  const topic = { kind: 'misconception' as const, id: 'fractions.add-across', studentIds: ['a', 'b', 'c', 'd'] };
  const told = classes.map((one) => ({ ...one, teach: topic }));
  const letter = renderWaitingLetter(told, noticeEvents, addresses, language);
  expect(letter?.text.split(line).length).toBe(2);
  expect(letter?.text).not.toContain('fractions.add-across');
});

it('names a missing basic as the overview does, without a label', () => {
  const teach = { kind: 'prerequisite' as const, id: 'algebra.like-terms', studentIds: ['a', 'b'] };
  const letter = renderWaitingLetter(
    classes.map((one) => ({ ...one, teach })),
    noticeEvents,
    addresses,
    'en',
  );
  expect(letter?.text).toMatch(/Clear up first: (?!Missing)[^:]+ \(2 students\)/);
});

it('writes no letter where nothing waits', () => {
  expect(renderWaitingLetter(classes.slice(1), noticeEvents, addresses, 'es')).toBeUndefined();
});

it('writes in the language of the teacher’s pages, and in English where none is chosen', () => {
  expect([letterLanguageOf({ language: 'es' }), letterLanguageOf({}), letterLanguageOf(undefined)]).toEqual([
    'es',
    'en',
    'en',
  ]);
});
