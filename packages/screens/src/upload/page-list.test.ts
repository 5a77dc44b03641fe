import type { StoredFile } from '@lemma/school/files';
import { expect, it } from 'vitest';
import { chosenPages, dealtOut, pagesOf, scanPages, turned } from './page-list.ts';
import type { Upload } from './upload-queue.ts';

const upload = (key: string, fileId: string, pages = 1): Upload => {
  const file: StoredFile = {
    fileId,
    name: fileId,
    type: 'application/pdf',
    size: 1,
    pages,
    purpose: 'hand-in',
    at: 1,
    digest: fileId,
  };
  return { key, file: new File([], key), purpose: 'hand-in', state: { kind: 'kept', file, again: false } };
};

it('turns a page round in four steps', () => {
  expect([0, 90, 180, 270].map((turn) => turned(turn as 0))).toEqual([90, 180, 270, 0]);
});
it('turns in each file once, in order, upright', () => {
  const uploads = [upload('1', 'a'), upload('2', 'b'), upload('3', 'a')];
  expect(chosenPages(uploads, { 2: 270 })).toEqual([
    { fileId: 'a', turn: 0 },
    { fileId: 'b', turn: 270 },
  ]);
});
it('says which questions a page shows, where somebody said so', () => {
  expect(chosenPages([upload('1', 'a'), upload('2', 'b')], {}, { 1: [2, 1], 2: [] })).toEqual([
    { fileId: 'a', turn: 0, questions: [2, 1] },
    { fileId: 'b', turn: 0 },
  ]);
});
it('leaves out what has not arrived', () => {
  expect(chosenPages([{ ...upload('1', 'a'), state: { kind: 'paused', share: 0.5 } }], {})).toEqual([]);
});
it('gives two pages of a stack to each student, and says whose page is which', () => {
  const pages = scanPages([upload('1', 'scan', 5)]);
  const owners = dealtOut(pages, ['ana', 'ben'], 2);
  expect(pagesOf(pages, owners)).toEqual(
    new Map([
      ['ana', [1, 2].map((page) => ({ fileId: 'scan', turn: 0, page }))],
      ['ben', [3, 4].map((page) => ({ fileId: 'scan', turn: 0, page }))],
    ]),
  );
});
it("gives out a stack that was chosen twice only once, so that nobody gets another's page", () => {
  const pages = scanPages([upload('1', 'scan', 2), upload('2', 'scan', 2)]);
  expect(dealtOut(pages, ['ana', 'ben', 'chen', 'dev'], 1)).toEqual({ 'scan-1': 'ana', 'scan-2': 'ben' });
});
it('takes a photo whole', () => {
  const pages = scanPages([upload('1', 'photo')]);
  expect(pagesOf(pages, { 'photo-1': 'ana' })).toEqual(new Map([['ana', [{ fileId: 'photo', turn: 0 }]]]));
});
