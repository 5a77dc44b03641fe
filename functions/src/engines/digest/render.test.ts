import { generateProblem, misconceptions, skills } from '@lemma/math';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { type LetterWords, letterWords } from '@lemma/school/letters';
import { DAY } from '@lemma/school/time';
import { buildDeskEntry, NOW } from '@lemma/testing';
import { expect, it } from 'vitest';
import { homeLines, isReadableIn, plainComment } from './mathematics.ts';
import { renderLetter } from './render.ts';

const addresses = { home: 'https://school.example/parent-dashboard', unsubscribe: 'https://x.example/u?p=1&s=2' };
const entry = (title: string, over: object) =>
  buildDeskEntry({ assignmentId: title, title, openAt: 1, feedback: [], ...over });
const desk = {
  studentId: 's',
  displayName: 'Ana L.',
  assignments: {
    due: entry('Fractions', { dueAt: NOW + DAY, state: 'not-started' }),
    missing: entry('Angles', { dueAt: NOW - 3 * DAY, state: 'in-progress' }),
    done: entry('Ratios', {
      ...{ dueAt: NOW - DAY, state: 'submitted', submittedAt: NOW - DAY, score: 3, maxScore: 4 },
      feedback: [
        { id: 'f', text: 'Look at <b>, please', byName: 'Maya Okafor', at: NOW - DAY },
        { id: 'g', itemId: 'i3', question: 3, text: 'Which is larger?', byName: 'Maya Okafor', at: NOW - DAY },
      ],
    }),
    later: entry('Secret', { openAt: NOW + DAY, dueAt: NOW + 9 * DAY, state: 'not-started' }),
  },
};
const child = { name: 'Ana López', desk, progress: undefined, activity: undefined };

it('tells what is due, what is missing and what the teacher wrote, in text and in safe HTML', () => {
  const { subject, text, html } = renderLetter([child], addresses, { language: 'en', now: NOW });
  expect(subject).toBe('Ana: this week in mathematics');
  for (const line of [
    '- Fractions, by Sunday, November 22',
    '- Angles, was due Wednesday, November 18',
    '- Ratios, 3 of 4 points',
    '- Maya Okafor on “Ratios”: Look at <b>, please',
    '- Maya Okafor on “Ratios”, question 3: Which is larger?',
    addresses.unsubscribe,
  ])
    expect(text).toContain(line);
  expect(html).toContain('Look at &lt;b&gt;, please');
  expect(html).toContain('https://x.example/u?p=1&amp;s=2');
  expect(text + html).not.toContain('Secret');
});

it('has what a teacher wrote about the child in general within a week', () => {
  const note = { byName: 'Maya Okafor', audience: 'parents' as const, text: 'A good week. Ask for `1/2`.' };
  const notes = [
    { ...note, id: 'n1', at: NOW - 2 * DAY },
    { ...note, id: 'n2', at: NOW - 9 * DAY, text: 'Of long ago.' },
  ];
  const { text } = renderLetter([{ ...child, notes }], addresses, { language: 'en', now: NOW });
  expect(text).toContain('- Maya Okafor wrote: A good week. Ask for 1/2.');
  expect(text).not.toContain('Of long ago.');
});

it('gives no points to pages that nobody has looked at', () => {
  const over = { dueAt: NOW - DAY, state: 'submitted', submittedAt: NOW - DAY, score: 0, maxScore: 4, itemsDone: 0 };
  const assignments = { paper: entry('Paper', { ...over, ungraded: true }) };
  const { text } = renderLetter([{ ...child, desk: { ...desk, assignments } }], addresses, {
    language: 'en',
    now: NOW,
  });
  expect(text).toContain('- Paper');
  expect(text).not.toMatch(/0 of 4/);
});

it('names each child, and says where nothing is new', () => {
  const other = { name: 'Ben López', desk: undefined, progress: undefined, activity: undefined };
  const { subject, text } = renderLetter([child, other], addresses, { language: 'en', now: NOW });
  expect(subject).toBe('Ana and Ben: this week in mathematics');
  expect(text).toContain('Ben López\n\nNothing new.');
});

/** Every text of a catalogue, with its placeholders filled in. */
const textsOf = (words: LetterWords): Record<string, string> => ({
  ...words.levels,
  ...Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      if (typeof value === 'string') return [[key, value]];
      return typeof value === 'function' ? [[key, Reflect.apply(value, undefined, ['@', '@', '@'])]] : [];
    }),
  ),
});

it('has every text and every skill in Spanish, and none of them in English', () => {
  const [en, es] = [textsOf(letterWords.en), textsOf(letterWords.es)];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  expect(Object.keys(es).filter((key) => es[key] === en[key])).toEqual([]);
  expect(skills.filter(({ code, name }) => skillsInSpanish[code] === name)).toEqual([]);
});

it('writes a whole letter in Spanish: dates, levels, lists and the activity for home', () => {
  const other = { name: 'Ben López', desk: undefined, progress: undefined, activity: undefined };
  const { subject, text, html } = renderLetter([child, other], addresses, { language: 'es', now: NOW });
  expect(subject).toBe('Ana y Ben: esta semana en matemáticas');
  for (const line of ['- Fractions, hasta el domingo, 22 de noviembre', '- Ratios, 3 de 4 puntos', 'No hay novedades.'])
    expect(text).toContain(line);
  expect(html).toContain('<html lang="es">');
  const english = Object.values(textsOf(letterWords.en)).filter((words) => !words.includes('@') && words.length > 4);
  expect(english.filter((words) => text.includes(words))).toEqual([]);
});

it('suggests an activity in Spanish for every skill, with no English word of the problem', () => {
  const said = skills.flatMap((skill) => {
    const { prompt, math, answer } = generateProblem(skill, 1, 7);
    const activity = { code: skill.code, skill: skill.name, prompt, answer: answer.key, ...(math && { math }) };
    return homeLines(activity, letterWords.es, 'es');
  });
  expect(said.filter((line) => /\b(the|and|of|with|your|what|how)\b/i.test(line))).toEqual([]);
});

it('tells in Spanish what was stored before activities had their Spanish', () => {
  const [{ idea, move: ask } = { idea: '', move: '' }] = misconceptions;
  const stored = { code: 'decimals.add', skill: 'Add decimals', prompt: 'Add.', math: '0.5 + 0.5', answer: '1' };
  expect(isReadableIn('es')({ ...stored, prompt: 'A story of an earlier release.' })).toBe(false);
  expect(isReadableIn('es')({ ...stored, idea, ask })).toBe(true);
  expect(homeLines(stored, letterWords.es, 'es')[0]).toBe('Sumar decimales. Suma. 0.5 + 0.5');
  expect(homeLines({ ...stored, idea, ask }, letterWords.es, 'es')[1]).not.toBe(ask.replaceAll('`', ''));
});

it.each([
  ['Is `3/4 + 1/6` more than 1?', 'Is 3/4 + 1/6 more than 1?'],
  ['Where does `x^2` come from?', 'Where does x squared come from?'],
  ['Look at `2*3`.', 'Look at 2×3.'],
  ['Not `<b>^` so', 'Not <b>^ so'],
  ['Voice message', 'a voice message, to listen to in Lemma'],
])('writes a comment of a teacher in plain words: %s', (comment, plain) => {
  expect(plainComment(comment, 'en')).toBe(plain);
  expect(plainComment(comment, 'es')).not.toMatch(/`|squared|voice/);
});
