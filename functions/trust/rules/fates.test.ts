import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Asked, askedNow, fatesIn } from './fates.ts';

const now = askedNow();
const mutant = (text: string) => ({ name: 'isUser(): true for …', collections: new Set<string>(), text });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-fates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('goes on where the run before was ended, with what is the same text', () => {
  const folder = newFolder();
  const first = fatesIn(folder, now);
  first.note(mutant('one'), 'killed');
  first.note(mutant('two'), 'alive');
  const next = fatesIn(folder, now);
  expect(['one', 'two', 'three'].map((text) => next.of(mutant(text)))).toEqual(['killed', 'alive', undefined]);
  expect(readdirSync(folder)).toHaveLength(1);
});

/** All that is asked, with one thing that is otherwise. */
const others: readonly (readonly [string, (now: Asked) => Partial<Asked>])[] = [
  [
    'somebody came at another time',
    ({ people }) => ({
      people: people.map((who) =>
        who.name === 'teacherA' && who.claims ? { ...who, claims: { ...who.claims, authTime: 1 } } : who,
      ),
    }),
  ],
  [
    'the last answer is another, where the school demands a second factor',
    ({ decisions }) => ({
      decisions: decisions.map((one, at) => (at === decisions.length - 1 ? { ...one, allowed: !one.allowed } : one)),
    }),
  ],
  [
    'a world is without its first document',
    ({ worlds: [first, ...more] }) => ({ worlds: [new Map([...(first ?? [])].slice(1)), ...more] }),
  ],
  ['it is asked in another way', ({ how }) => ({ how: [...how.slice(1), 'another'] })],
];

it.each(others)('begins anew where %s', (_, change) => {
  const folder = newFolder();
  fatesIn(folder, now).note(mutant('one'), 'killed');
  expect(fatesIn(folder, { ...now, ...change(now) }).of(mutant('one'))).toBeUndefined();
  expect(fatesIn(folder, now).of(mutant('one'))).toBe('killed');
});
