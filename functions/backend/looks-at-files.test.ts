import { expect, it } from 'vitest';
import { samplePng, sampleWebm } from '../src/engines/files/sample-files.ts';
import { fileIdOf, newClass, newId, newParent, signIn } from './school.ts';

it('tells of each child in a file who opened it, and no family of another child’s parents', async () => {
  const { teacher, classId, code, cards } = await newClass(['Ana López', 'Ben Osei']);
  const [card, mate] = cards;
  if (!card || !mate) throw new Error('no cards');
  const parentOf = async (studentId: string, name: string) => {
    const parent = await newParent(name);
    await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
    return parent;
  };
  const [parent, other] = [await parentOf(card.studentId, 'Jon López'), await parentOf(mate.studentId, 'Ama Osei')];
  const opened = async (studentId: string) =>
    (await teacher.call('whoLooked', { studentId })).looks.map(({ kind, name, count }) => `${kind} ${name} ${count}`);

  // A file that the child never turned in is the child's all the same.
  const own = await fileIdOf(await (await signIn(code, card)).upload(samplePng(), 'mine.png'));
  await parent.download(own);
  expect(await opened(card.studentId)).toEqual(['file Jon López 1']);

  const fileId = await fileIdOf(await teacher.upload(sampleWebm({ sound: newId() }), 'voice.webm', 'comment-voice'));
  await teacher.call('writeNotes', {
    ...{ classId, noteId: newId(), text: '', audience: 'parents', studentIds: [card.studentId, mate.studentId] },
    voice: { fileId, seconds: 5 },
  });
  for (const reader of [parent, other, teacher]) await reader.download(fileId);
  expect((await opened(card.studentId)).sort()).toEqual(['file Jon López 2', 'file Maya Okafor 1']);
  expect((await opened(mate.studentId)).sort()).toEqual(['file Ama Osei 1', 'file Maya Okafor 1']);
});
