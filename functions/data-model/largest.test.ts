import { readFileSync } from 'node:fs';
import { generateProblem, misconceptions, skills } from '@lemma/math';
import { chatShelfSchema, LONGEST_CHAT_TITLE, MOST_CHATS } from '@lemma/school/assistant';
import { LONGEST_FULL_NAME } from '@lemma/school/base';
import { LONGEST_EMAIL, profileSchema } from '@lemma/school/people';
import { storySchema } from '@lemma/school/story';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { MOST_PARTS } from '../src/engines/files/take-part.ts';
import { documents } from '../src/platform/documents.ts';
import { releaseTabsSchema, secretRecordSchema, uploadRecordSchema } from '../src/platform/records.ts';
import { documentSize, LARGE_BYTES, sizeOf } from '../src/platform/size.ts';
import { LARGEST_PICTURE_BYTES, LONGEST_IN_CATALOGUE, MOST_IN_CATALOGUE } from './bounds.ts';
import { guards } from './guards.ts';
import { largestOf, withoutBound } from './largest.ts';
import { inRepository } from './read-model.ts';
import { sizeLine } from './sizes.ts';

const tables = Object.keys(documents).filter((name): name is keyof typeof documents => name in documents);
const id = (index = 0): string => `${index}`.padStart(128, 'i');
/** A text of characters that take three bytes each. */
const wide = (length: number): string => '€'.repeat(length);
const NOW = 1_790_000_000_000;
const mapOf = <T>(count: number, one: (key: string) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [id(index), one(id(index))]));

it.each([
  [
    'users',
    profileSchema,
    {
      uid: id(),
      email: wide(LONGEST_EMAIL),
      fullName: wide(LONGEST_FULL_NAME),
      role: 'teacher',
      language: 'es',
      ownedSince: NOW,
      createdAt: Timestamp.now(),
    },
  ],
  [
    'chatShelves',
    chatShelfSchema,
    {
      uid: id(),
      chats: mapOf(MOST_CHATS, (key) => ({ id: key, title: wide(LONGEST_CHAT_TITLE), turns: 60, updatedAt: NOW })),
    },
  ],
  [
    'releaseTabs',
    releaseTabsSchema,
    {
      ...{ deleteAt: Timestamp.now(), tabs: mapOf(21, () => true) },
      measured: Array.from({ length: 20 }, (_, index) => id(index)),
      again: true,
    },
  ],
  [
    'secrets',
    secretRecordSchema,
    {
      ...{
        kind: 'password',
        salt: 's'.repeat(64),
        hash: 'h'.repeat(64),
        hashing: 'scrypt-1',
        updatedAt: NOW,
        round: 1,
      },
      devices: Array.from({ length: 20 }, () => 'd'.repeat(64)),
    },
  ],
  [
    'uploads',
    uploadRecordSchema,
    { id: id(), uid: id(), size: 1, parts: Array.from({ length: MOST_PARTS }, () => 1), at: 1 },
  ],
] as const)('says of %s the size of the largest document that the schema takes', (table, schema, largest) => {
  expect(schema.safeParse(largest).error).toBeUndefined();
  expect(largestOf(table, documents[table].schema)).toBe(documentSize(largest));
});

it('keeps what is counted of a version under 18 kB, however many load it', () => {
  expect(largestOf('releaseHealth', documents.releaseHealth.schema)).toBeLessThan(18_000);
});

it('takes the largest of several shapes, and every field that may be left out', () => {
  const shape = z.object({
    one: z.union([z.literal('ab'), z.string().max(4)]).optional(),
    many: z.array(z.object({ on: z.boolean() })).max(3),
    of: z.record(z.enum(['a', 'bc']), z.number()),
  });
  const largest = { one: wide(4), many: [{ on: true }, { on: true }, { on: true }], of: { a: 1, bc: 2 } };
  expect(largestOf('planted', shape)).toBe(documentSize(largest));
});

it.each(tables)('knows a bound for every text, list and map of %s, or that there is none', (table) => {
  expect(withoutBound(table, documents[table].schema)).toEqual([]);
});

it('finds a text, a list and a map without one', () => {
  const planted = z.object({ strange: z.string(), rare: z.array(z.number()), queer: z.record(z.string(), z.number()) });
  expect(withoutBound('planted', planted)).toEqual(['planted.strange', 'planted.rare', 'planted.queer']);
});

it('names a guard for what its schema lets be large, for nothing else, and one that is there', () => {
  const large = tables.filter((table) => largestOf(table, documents[table].schema) > LARGE_BYTES);
  expect(Object.keys(guards).toSorted()).toEqual(large.toSorted());
  for (const { file, name } of Object.values(guards))
    expect(readFileSync(inRepository(file), 'utf8'), file).toMatch(new RegExp(`\\b${name}\\b`));
  expect(sizeLine('boards')).toMatch('roomOnBoard');
  expect(sizeLine('users')).toMatch(/^2 kB at most/);
});

it('has bounds that the catalogues are within', () => {
  expect(skills.length).toBeLessThanOrEqual(MOST_IN_CATALOGUE.skills);
  expect(misconceptions.length).toBeLessThanOrEqual(MOST_IN_CATALOGUE.misconceptions);
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  expect(longest([...skills, ...misconceptions].map(({ name }) => name))).toBeLessThanOrEqual(
    LONGEST_IN_CATALOGUE.name,
  );
  const sentences = misconceptions.flatMap(({ idea, why, move, feedback }) => [idea, why, move, feedback]);
  expect(longest([...skills.map(({ canDo }) => canDo), ...sentences])).toBeLessThanOrEqual(
    LONGEST_IN_CATALOGUE.sentence,
  );
});

it('has a bound that the pictures of all skills are within', () => {
  for (const skill of skills)
    for (const one of skill.cases)
      for (const seed of [1, 2, 3])
        expect(sizeOf(generateProblem(skill, 3, seed, one.id).picture), skill.code).toBeLessThanOrEqual(
          LARGEST_PICTURE_BYTES,
        );
});

it('refuses at the door what was without a bound there', () => {
  const ideas = (count: number) => mapOf(count, () => 'No.');
  const replies = documents.assignments.schema.shape.items.element.shape.replies;
  expect(replies.safeParse({ ideas: ideas(6) }).success).toBe(false);
  const named = (count: number) => ({
    ideas: Object.fromEntries(Array.from({ length: count }, (_, at) => [`a.b${at}`, 'No.'])),
  });
  expect(replies.safeParse(named(6)).success).toBe(true);
  expect(replies.safeParse(named(7)).success).toBe(false);
  expect(storySchema.shape.scenes.element.shape.item.safeParse({ skill: wide(121) }).success).toBe(false);
});
