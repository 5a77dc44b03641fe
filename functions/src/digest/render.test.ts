import { buildDeskEntry, NOW } from '@lemma/testing';
import { expect, it } from 'vitest';
import { renderLetter } from './render.ts';

const DAY = 86_400_000;
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
      feedback: [{ id: 'f', text: 'Look at <b>, please', byName: 'Maya Okafor', at: NOW - DAY }],
    }),
    later: entry('Secret', { openAt: NOW + DAY, dueAt: NOW + 9 * DAY, state: 'not-started' }),
  },
};
const child = { name: 'Ana López', desk, progress: undefined, activity: undefined };

it('tells what is due, what is missing and what the teacher wrote, in text and in safe HTML', () => {
  const { subject, text, html } = renderLetter([child], addresses, NOW);
  expect(subject).toBe('Ana: this week in mathematics');
  for (const line of [
    '- Fractions, by Sunday 22 November',
    '- Angles, was due Wednesday 18 November',
    '- Ratios, 3 of 4 points',
    '- Maya Okafor on “Ratios”: Look at <b>, please',
    addresses.unsubscribe,
  ])
    expect(text).toContain(line);
  expect(html).toContain('Look at &lt;b&gt;, please');
  expect(html).toContain('https://x.example/u?p=1&amp;s=2');
  expect(text + html).not.toContain('Secret');
});

it('names each child, and says so where nothing is new', () => {
  const other = { name: 'Ben López', desk: undefined, progress: undefined, activity: undefined };
  const { subject, text } = renderLetter([child, other], addresses, NOW);
  expect(subject).toBe('Ana and Ben: this week in mathematics');
  expect(text).toContain('Ben López\n\nNothing new.');
});
