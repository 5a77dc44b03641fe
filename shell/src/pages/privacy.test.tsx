import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { ERASED_DAYS, fixedRetention, LOOKS_DAYS, retentionChoices, retentionDefaults } from '@lemma/school/privacy';
import { setLocale } from '@lemma/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import english from '../../../docs/privacy/families.en.md?raw';
import spanish from '../../../docs/privacy/families.es.md?raw';
import { noticeBlocks } from './privacy/notice-blocks.ts';
import { readingLevel } from './privacy/reading-level.ts';
import { PrivacyPage } from './privacy.tsx';

const notices = { en: english, es: spanish } as const;
const shapeOf = (markdown: string) =>
  noticeBlocks(markdown).map((block) => (block.kind === 'list' ? `list of ${block.lines.length}` : block.kind));

afterEach(() => {
  cleanup();
  act(() => setLocale('en'));
});

it.each(['en', 'es'] as const)('shows the notice in %s, word for word', (locale) => {
  act(() => setLocale(locale));
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <PrivacyPage /> }])} />);
  const shown = screen.getByRole('article').textContent ?? '';
  for (const block of noticeBlocks(notices[locale]))
    for (const text of block.kind === 'list' ? block.lines : [block.text]) expect(shown).toContain(text);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('says the same in both languages, part by part', () => expect(shapeOf(spanish)).toEqual(shapeOf(english)));

describe.each([
  ['English', english],
  ['Spanish', spanish],
])('in %s', (_, notice) => {
  it('names the periods after which data is deleted', () => {
    const days = [...notice.matchAll(/(\d+) (?:a (\d+) )?(?:to (\d+) )?(?:days|días)/g)].flatMap((found) =>
      found.slice(1).flatMap((number) => (number === undefined ? [] : [Number(number)])),
    );
    const { students, classes } = retentionChoices;
    const LAW = 45;
    expect(days).toEqual([
      ...[retentionDefaults.students, students[0], students.at(-1)],
      ...[retentionDefaults.classes, classes[0], classes.at(-1), ERASED_DAYS],
      ...[retentionDefaults.chats, fixedRetention.log, LOOKS_DAYS, ERASED_DAYS, LAW],
    ]);
  });
});

describe('the reading level', () => {
  it('of a plain and of a difficult text is told apart', () => {
    expect(readingLevel.en('The cat sat on the mat. It was warm. She liked it.')).toBeLessThan(2);
    expect(
      readingLevel.en(
        'Notwithstanding contractual obligations, institutional representatives may disclose personally identifiable information to authorized subcontractors.',
      ),
    ).toBeGreaterThan(15);
    expect(readingLevel.es('El gato come. La casa es roja. Me gusta el sol.')).toBeGreaterThan(80);
    expect(
      readingLevel.es(
        'Independientemente de las obligaciones contractuales, los representantes institucionales podrán comunicar información personal identificable a subcontratistas autorizados.',
      ),
    ).toBeLessThan(30);
  });
  it('in English is that of grade 5 or below', () => expect(readingLevel.en(english)).toBeLessThan(6));
  it('in Spanish is easy', () => expect(readingLevel.es(spanish)).toBeGreaterThan(75));
});
