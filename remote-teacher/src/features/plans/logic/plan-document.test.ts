import { makePlan } from '@lemma/plans';
import type { Plan } from '@lemma/school/plan';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { planDocument } from './plan-document.ts';
import { pictureKey } from './word-pictures.ts';

const words = {
  language: 'en' as const,
  ...{ answer: 'Answer', picture: 'Picture', name: 'Name', date: 'Date' },
  minutesIn: (minutes: number) => `${minutes} min`,
  nameOf: (kind: string) => kind,
  checked: ({ right, checked, unread }: Plan['check']) =>
    `${right} of ${checked} hold, ${unread} in words were not checked`,
  markOf: ({ text, reason }: { readonly text: string; readonly reason: string }) => `Not verified: ${text}. ${reason}`,
  pageOf: (kind: string) => kind,
  pile: 'Sort the exit tickets',
  classLines: () => [],
  observed: 'Seen from',
  onSheet: 'On the sheet',
};

const request = { standard: '5.NF.A.1', minutes: 45, model: 'explore' as const, needs: [] };
const made = makePlan(request, 3);

function planOf(change: (plan: Plan) => Plan = (plan) => plan): Plan {
  if (!made) throw new Error('no plan');
  const stored = { id: 'p', ownerId: 't', request, writtenBy: 'builtin', version: 1, createdAt: 1, updatedAt: 1 };
  return change({ ...made, ...stored });
}

async function bodyOf(plan: Plan): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await planDocument(plan, words)).arrayBuffer()));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}

it('writes a Word document with the plan and its sheet', async () => {
  const body = await bodyOf(planOf());
  expect(body).toContain('Name ____________________');
  expect(body).toContain('<m:f>');
});

it('begins each part of the lesson on a page of its own, with room to write and without empty pictures', async () => {
  const body = await bodyOf(planOf());
  expect(body.match(/<w:pageBreakBefore\/>/g)?.length).toBeGreaterThanOrEqual(6);
  expect(body).toContain('<w:pBdr>');
  expect(body).not.toContain('<w:drawing>');
  const pixel = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  );
  const withPictures = makePlan({ ...request, standard: '3.NF.A.1' }, 3);
  const plan = { ...planOf(), ...withPictures };
  const pictures = plan.blocks.flatMap(({ rows }) => rows.flatMap(({ picture, item }) => [picture, item?.picture]));
  const drawn = new Map(
    pictures.flatMap((each) => (each ? [[pictureKey(each), { data: pixel, width: 200, height: 80 }]] : [])),
  );
  const files = unzipSync(new Uint8Array(await (await planDocument(plan, words, drawn)).arrayBuffer()));
  expect(strFromU8(files['word/document.xml'] ?? new Uint8Array())).toContain('<w:drawing>');
  expect(Object.keys(files).some((name) => name.startsWith('word/media/'))).toBe(true);
});

it('tells how many of its texts were not checked', async () => {
  const plan = planOf();
  expect(plan.check.unread).toBeGreaterThan(10);
  expect(await bodyOf(plan)).toContain(`${plan.check.unread} in words were not checked`);
});

it('marks unverified claims in place, as the screen does', async () => {
  const body = await bodyOf(
    planOf((plan) => {
      const block = plan.blocks.find(({ kind }) => kind === 'exit-ticket');
      const row = block?.rows[0];
      if (!block || !row) throw new Error('no exit ticket');
      const fault = { blockId: block.id, rowId: row.id, text: '1/2 + 1/3 = 2/5', reason: 'The sum is 5/6' };
      return { ...plan, check: { checked: 1, right: 0, faults: [fault] } };
    }),
  );
  expect(body.match(/Not verified: 1\/2 \+ 1\/3 = 2\/5\. The sum is 5\/6/g)).toHaveLength(1);
  expect(body.indexOf('exit-ticket')).toBeLessThan(body.indexOf('Not verified'));
});

it('writes one-line mathematics as text, so that a program that shows formulas blank hides no number', async () => {
  const body = await bodyOf(planOf());
  const formulas = body.match(/<m:oMath>.*?<\/m:oMath>/gs) ?? [];
  expect(formulas.length).toBeGreaterThan(0);
  for (const formula of formulas) expect(formula).toMatch(/<m:(f|sSup|rad)>/);
});
