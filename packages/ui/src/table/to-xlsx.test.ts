import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { toXlsx } from './to-xlsx.ts';

const readBack = async (...args: Parameters<typeof toXlsx>) => readSheet(await (await toXlsx(...args)).arrayBuffer());

it('brings words, numbers, dates and blanks back as they are', async () => {
  const rows = [
    ['Ana López', -4.5, new Date(2026, 10, 5, 23, 30), true, null],
    ['', undefined, Number.NaN, false, '0012'],
  ];
  expect(await readBack(['Name', 'Score', 'Last active', 'Here', 'Code'], rows)).toEqual([
    ['Name', 'Score', 'Last active', 'Here', 'Code'],
    ['Ana López', -4.5, new Date(Date.UTC(2026, 10, 5, 23, 30)), true, null],
    [null, null, null, false, '0012'],
  ]);
});
it.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '＝1+1'])('neutralizes %o, in a heading too', async (text) => {
  expect(await readBack([text], [[text]])).toEqual([[`'${text}`], [`'${text}`]]);
});
it('keeps a fraction as it was written', async () => {
  expect(await readBack(['Answer'], [['3/12'], ['8:25'], ['a\u0000b']])).toEqual([
    ['Answer'],
    ['3/12'],
    ['8:25'],
    ['ab'],
  ]);
});
