import { AppError } from '@lemma/contract';
import { expect, it } from 'vitest';
import { sendFiles } from './send-files.ts';

const files = ['one.jpg', 'two.pdf', 'three.jpg'].map((name) => new File(['1234'], name));

it('names the one bad file of three, and sends the others', async () => {
  const sent: string[] = [];
  const sending = sendFiles(
    files,
    async ({ name }) => {
      if (name === 'two.pdf') throw new AppError('file/locked', name);
      sent.push(name);
      return `id of ${name}`;
    },
    () => undefined,
  );
  await expect(sending).rejects.toMatchObject({
    ...{ files: [{ name: 'two.pdf', code: 'file/locked' }], arrived: 2 },
  });
  expect(sent).toEqual(['one.jpg', 'three.jpg']);
});

it('blames no file for a lost connection, and stops there', async () => {
  const lost = new AppError('network/offline', 'upload');
  const tried: string[] = [];
  const sending = sendFiles(
    files,
    async ({ name }) => {
      tried.push(name);
      throw lost;
    },
    () => undefined,
  );
  await expect(sending).rejects.toBe(lost);
  expect(tried).toEqual(['one.jpg']);
});

it('reports the share of all bytes, and the ids in order', async () => {
  const shares: number[] = [];
  const ids = await sendFiles(
    files,
    async ({ name }, onProgress) => {
      onProgress(0.5);
      return name;
    },
    (share) => shares.push(share),
  );
  expect(ids).toEqual(['one.jpg', 'two.pdf', 'three.jpg']);
  expect(shares.map((share) => Math.round(share * 6))).toEqual([1, 3, 5]);
});
