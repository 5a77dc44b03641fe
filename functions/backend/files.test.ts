import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { doorsOf, type Person } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { pageIdOf } from '../src/domain/files/store-file.ts';
import { sampleJpeg, sampleOffice, samplePdf, samplePng } from '../src/engines/files/sample-files.ts';
import { MOST_UNFINISHED } from '../src/engines/files/take-part.ts';
import {
  admin,
  backend,
  changesSince,
  everythingAtRest,
  fileIdOf,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

/** The same content is stored as one file, so each test uses a photo of its own. */
let taken = 1;
const newPhoto = () => samplePng({ width: 10 + taken++ });
const shelfOf = async ({ uid }: Person) => Object.values((await stored(`shelves/${uid}`))?.files ?? {});

const parts = (bytes: Uint8Array, over: Record<string, string> = {}) => ({
  digest: createHash('sha256').update(bytes).digest('hex'),
  size: `${bytes.length}`,
  name: 'page.png',
  purpose: 'hand-in',
  ...over,
});

describe('files', () => {
  it('are readable for their owner only, with a type that no browser runs', async () => {
    const parent = await newParent();
    const fileId = await fileIdOf(await parent.upload(samplePdf(), 'Tarea de Íñigo.html'));
    const reply = await parent.download(fileId);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(samplePdf());
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Tarea%20de%20%C3%8D%C3%B1igo.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });
  it('are sent as a download when they are tables, never as a page', async () => {
    const teacher = await newTeacher();
    const fileId = await fileIdOf(await teacher.upload(Buffer.from('Name\nAna\n'), 'names.csv', 'roster'));
    expect((await teacher.download(fileId)).headers.get('content-disposition')).toMatch(/^attachment/);
  });
  it('are given to nobody else', async () => {
    expect((await (await newTeacher()).download(newId())).status).toBe(403);
    expect((await (await newTeacher()).download('../secrets')).status).toBe(400);
  });
  it('are given to nobody else however the request is written, and answered at once', async () => {
    const [owner, other] = [await newParent(), await newTeacher()];
    const fileId = await fileIdOf(await owner.upload(newPhoto(), 'page.png'));
    const own = await fileIdOf(await other.upload(newPhoto(), 'page.png'));
    const twins = [
      `${fileId}\u200b`,
      `${fileId}\u0000`,
      `./${fileId}`,
      `..%2f${fileId}`,
      `${fileId}/`,
      fileId.toUpperCase(),
    ];
    const paths = [
      ...twins.map((twin) => `download?fileId=${encodeURIComponent(twin)}`),
      `download?fileId=${own}&fileId=${fileId}`,
      `download?fileId=${fileId}&fileId=${own}`,
      `download?fileId[]=${fileId}`,
      `download?fileId[x]=${fileId}`,
      `download/?fileId=${fileId}`,
      `download/${fileId}`,
      `download//${fileId}?fileId=${fileId}`,
      `%64ownload?fileId=${fileId}`,
    ];
    const headers = [
      {},
      { range: 'bytes=0-9' },
      { range: 'bytes=0-,0-,0-' },
      { 'if-none-match': '*' },
      { accept: 'text/html' },
    ];
    for (const path of paths)
      for (const more of headers)
        for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
          const begun = performance.now();
          const authorization = `Bearer ${other.idToken}`;
          const reply = await fetch(`${doorsOf(backend)}/${path}`, { method, headers: { ...more, authorization } });
          const said = Buffer.from(await reply.arrayBuffer()).toString('latin1');
          const of = `${method} ${path} ${JSON.stringify(more)}`;
          expect([said.includes('PNG'), reply.status < 500], of).toEqual([false, true]);
          if (method !== 'OPTIONS') expect(reply.status, of).toBeGreaterThanOrEqual(400);
          expect(performance.now() - begun, of).toBeLessThan(5000);
        }
  });
  it('lose the location of a photo', async () => {
    const parent = await newParent();
    const fileId = await fileIdOf(await parent.upload(sampleJpeg(), 'photo.jpg'));
    expect(Buffer.from(await (await parent.download(fileId)).arrayBuffer()).toString('latin1')).not.toMatch(/GPS|Ana/);
  });
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'data/unsupported-type'],
    ['a page', '<!doctype html><script></script>', 'data/unsupported-type'],
    ['half a PDF', samplePdf().subarray(0, 60), 'file/broken'],
    ['a document where a page belongs', sampleOffice('docx'), 'data/unsupported-type'],
    ['nothing', '', 'input/malformed'],
  ])('refuses %s and keeps nothing', async (_what, content, code) => {
    const parent = await newParent();
    await parent.call('noteSession', {});
    const before = await everythingAtRest();
    const reply = await parent.upload(Buffer.from(content), 'page.png');
    expect(reply.status).toBe(400);
    expect(await reply.json()).toEqual({ error: { code } });
    expect(await changesSince(before)).toEqual([]);
  });
  it('are refused at the first byte when they are too large', async () => {
    const reply = await (await newParent()).uploadPart(
      parts(samplePng(), { size: '20971521', at: '0' }),
      new Uint8Array(),
    );
    expect(await reply.json()).toEqual({ error: { code: 'data/too-large' } });
  });
});

describe('an upload in parts', () => {
  const content = () => Buffer.concat([newPhoto()]);

  it('reports how much has arrived, and continues there', async () => {
    const parent = await newParent();
    const bytes = content();
    const send = async (at: number, to: number) =>
      (await parent.uploadPart(parts(bytes, { at: `${at}` }), bytes.subarray(at, to))).json();
    expect(await send(0, 0)).toEqual({ kind: 'more', received: 0 });
    expect(await send(0, 20)).toEqual({ kind: 'more', received: 20 });
    expect(await send(0, 20)).toEqual({ kind: 'more', received: 20 });
    expect(await send(40, 60)).toEqual({ kind: 'more', received: 20 });
    expect(await send(20, bytes.length)).toMatchObject({ kind: 'kept', again: false, file: { type: 'image/png' } });
    expect(await shelfOf(parent)).toHaveLength(1);
  });
  it('takes so many unfinished files of one person, and goes on with each of them', async () => {
    const parent = await newParent();
    const begin = async () => {
      const bytes = content();
      const reply = await parent.uploadPart(parts(bytes, { at: '0' }), bytes.subarray(0, 20));
      return { bytes, status: reply.status, told: await reply.json() };
    };
    const begun = [];
    for (let n = 0; n < MOST_UNFINISHED; n += 1) begun.push(await begin());
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
    const files = readdirSync(process.env.LEMMA_FILES_DIR ?? '').length;
    expect((await begin()).told).toEqual({ error: { code: 'file/quota' } });
    expect(readdirSync(process.env.LEMMA_FILES_DIR ?? '')).toHaveLength(files);
    const { bytes } = begun[0] ?? { bytes: content() };
    const rest = await parent.uploadPart(parts(bytes, { at: '20' }), bytes.subarray(20));
    expect(await rest.json()).toMatchObject({ kind: 'kept' });
    expect((await begin()).status).toBe(200);
  });
  it('stores a file once that two tabs send, and one that is sent again', async () => {
    const parent = await newParent();
    const bytes = content();
    const replies = await Promise.all([parent.upload(bytes, 'a.png'), parent.upload(bytes, 'b.png')]);
    const ids = await Promise.all(replies.map(fileIdOf));
    expect(new Set([...ids, await fileIdOf(await parent.upload(bytes, 'c.png'))]).size).toBe(1);
    expect(await shelfOf(parent)).toHaveLength(1);
  });
  it('refuses parts that do not match the promised file, and stores nothing', async () => {
    const parent = await newParent();
    await parent.call('noteSession', {});
    const before = await everythingAtRest();
    const bytes = content();
    await parent.uploadPart(parts(bytes, { at: '0' }), bytes.subarray(0, 20));
    const reply = await parent.uploadPart(parts(bytes, { at: '20' }), Buffer.alloc(bytes.length - 20));
    expect(await reply.json()).toEqual({ error: { code: 'data/conflict' } });
    expect(await changesSince(before)).toEqual([]);
  });
  it('does not continue the upload of somebody else', async () => {
    const bytes = content();
    await (await newParent()).uploadPart(parts(bytes, { at: '0' }), bytes.subarray(0, 20));
    const reply = await (await newParent()).uploadPart(parts(bytes, { at: '20' }), bytes.subarray(20));
    expect(await reply.json()).toEqual({ kind: 'more', received: 0 });
  });
});

describe('pages', () => {
  async function lesson() {
    const made = await newClass();
    const [card, other] = made.cards;
    if (!card || !other) throw new Error('no cards');
    const assignmentId = await newAssignment(made.teacher, made.classId);
    return { ...made, card, other, assignmentId, student: await signIn(made.code, card) };
  }

  it('are turned in once by a student, upright, and seen by the teacher', async () => {
    const { student, teacher, assignmentId } = await lesson();
    const fileId = await fileIdOf(await student.upload(newPhoto(), 'page.png'));
    const input = { assignmentId, handInId: newId(), note: 'On paper', pages: [{ fileId, turn: 90 as const }] };
    const receipts = await Promise.all([student.call('handInPages', input), student.call('handInPages', input)]);
    expect(receipts[0]).toEqual(receipts[1]);
    expect(receipts[0]).toMatchObject({ late: false, pages: [{ fileId, turn: 90 }] });
    expect(await stored(`submissions/${assignmentId}_${student.uid}`)).toMatchObject({
      state: 'submitted',
      handIns: [{ by: 'student', pages: [{ turn: 90 }] }],
    });
    expect((await teacher.download(fileId)).status).toBe(200);
    expect(await outcomeOf(student.call('removeFile', { fileId, ask: true }))).toBe('file/in-use');
    expect(await outcomeOf(student.call('removeFile', { fileId }))).toBe('file/in-use');
  });
  it('of a scan go to each student separately', async () => {
    const { teacher, assignmentId, card, other, student } = await lesson();
    const scan = await fileIdOf(await teacher.upload(samplePdf('', 2), 'scan.pdf', 'student-work'));
    const hand = (studentId: string, page: number) =>
      teacher.call('handInForStudent', {
        assignmentId,
        studentId,
        handInId: `scan-${studentId}`,
        note: '',
        pages: [{ fileId: scan, turn: 0, page }],
      });
    const [mine] = (await hand(card.studentId, 1)).pages;
    const [theirs] = (await hand(other.studentId, 2)).pages;
    // Pages belong to the work and are not on the shelf: thirty of them must not bury the teacher's own files.
    expect(await shelfOf(teacher)).toMatchObject([{ fileId: scan, pages: 2 }]);
    expect((await student.download(mine?.fileId ?? '')).status).toBe(200);
    expect((await student.download(theirs?.fileId ?? '')).status).toBe(403);
    expect((await student.download(scan)).status).toBe(403);
    expect((await hand(card.studentId, 1)).pages).toEqual([mine]);
    expect(await outcomeOf(hand(card.studentId, 3))).toBe('data/not-found');
    await teacher.call('removeFile', { fileId: scan });
    expect((await student.download(mine?.fileId ?? '')).status).toBe(200);
  });
  it('that are not taken are not split, and leave nothing behind', async () => {
    const { teacher, assignmentId, card, student } = await lesson();
    const scan = await fileIdOf(await teacher.upload(samplePdf('/Lang (left) ', 2), 'scan.pdf', 'student-work'));
    const own = await fileIdOf(await student.upload(samplePdf('/Lang (own) ', 2), 'own.pdf', 'student-work'));
    const page = (fileId: string) => [{ fileId, turn: 0 as const, page: 1 }];
    const made = { handInId: newId(), note: '' };
    const nowhere = { ...made, assignmentId: 'nothing' };
    expect(await outcomeOf(student.call('handInPages', { ...nowhere, pages: page(own) }))).not.toBe('ok');
    expect(await outcomeOf(teacher.call('handInPages', { ...made, assignmentId, pages: page(scan) }))).toBe(
      'auth/forbidden',
    );
    // The first page is taken, the second is none: nothing of either stays.
    const pages = [...page(scan), { fileId: scan, turn: 0 as const, page: 9 }];
    const input = { ...made, assignmentId, studentId: card.studentId, pages };
    expect(await outcomeOf(teacher.call('handInForStudent', input))).toBe('data/not-found');
    for (const id of [scan, own]) expect(await stored(`files/${pageIdOf(id, 1)}`)).toBeUndefined();
  });
  it('do not stay open to a teacher who left the class, and each look at them is noted', async () => {
    const { teacher, classId, assignmentId, card, student } = await lesson();
    const scan = await fileIdOf(await teacher.upload(samplePdf('/Lang (gone) ', 2), 'scan.pdf', 'student-work'));
    const pages = [{ fileId: scan, turn: 0 as const, page: 1 }];
    const input = { assignmentId, studentId: card.studentId, handInId: newId(), note: '', pages };
    const [page] = (await teacher.call('handInForStudent', input)).pages;
    const fileId = page?.fileId ?? '';
    expect((await teacher.download(fileId)).status).toBe(200);
    await admin()
      .doc(`classes/${classId}`)
      .update({ teacherIds: ['somebody-else'] });
    expect((await teacher.download(fileId)).status).toBe(403);
    expect((await student.download(fileId)).status).toBe(200);
  });
  it('may be as many as a class fills in a scan, and as many as one hand-in allows', async () => {
    const { teacher, student, assignmentId } = await lesson();
    const scan = await fileIdOf(await teacher.upload(samplePdf('', 60), 'stack.pdf', 'student-work'));
    const all = Array.from({ length: 40 }, (_, n) => ({ fileId: scan, turn: 0 as const, page: n + 21 }));
    const hand = (pages: typeof all) =>
      teacher.call('handInForStudent', { assignmentId, studentId: student.uid, handInId: newId(), note: '', pages });
    expect((await hand(all.slice(-1))).pages).toMatchObject([{ name: 'stack – 60.pdf' }]);
    const one = await fileIdOf(await student.upload(samplePdf('/Lang (one) ', 39), 'one.pdf'));
    const two = await fileIdOf(await student.upload(samplePdf('/Lang (two) ', 2), 'two.pdf'));
    const pages = [one, two].map((fileId) => ({ fileId, turn: 0 as const }));
    const input = { assignmentId, handInId: newId(), note: '', pages };
    expect(await outcomeOf(student.call('handInPages', input))).toBe('file/too-many-pages');
  });
  it('are accepted from their owner only, and for an own class only', async () => {
    const { student, teacher, assignmentId } = await lesson();
    const stranger = await lesson();
    const foreign = await fileIdOf(await stranger.student.upload(newPhoto(), 'page.png'));
    const own = await fileIdOf(await student.upload(newPhoto(), 'page.png'));
    const handInId = newId();
    const hand = (assignment: string, fileId: string) =>
      student.call('handInPages', { assignmentId: assignment, handInId, note: '', pages: [{ fileId, turn: 0 }] });
    expect(await outcomeOf(hand(assignmentId, foreign))).toBe('auth/forbidden');
    expect(await outcomeOf(hand(stranger.assignmentId, own))).toBe('auth/forbidden');
    const forStudent = { assignmentId, studentId: student.uid, handInId, note: '', pages: [] };
    const pages = [{ fileId: own, turn: 0 as const, page: 1 }];
    expect(await outcomeOf(stranger.teacher.call('handInForStudent', { ...forStudent, pages }))).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.call('handInForStudent', { ...forStudent, pages }))).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.call('removeFile', { fileId: own }))).toBe('auth/forbidden');
  });
  it('can be removed from the shelf before they are turned in', async () => {
    const { student } = await lesson();
    const fileId = await fileIdOf(await student.upload(newPhoto(), 'page.png'));
    await student.call('removeFile', { fileId, ask: true });
    expect(await shelfOf(student)).toHaveLength(1);
    await student.call('removeFile', { fileId });
    expect(await shelfOf(student)).toEqual([]);
    expect((await student.download(fileId)).status).toBe(403);
  });
});
