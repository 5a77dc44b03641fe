import { makePlan } from '@lemma/plans';
import type { Plan } from '@lemma/school';
import { expect, it } from 'vitest';
import { planDocument } from './plan-document.ts';

it('writes a Word document with the plan and its sheet', async () => {
  const request = { standard: '5.NF.A.1', minutes: 45, model: 'explore' as const, needs: [] };
  const made = makePlan(request, 3);
  if (!made) throw new Error('no plan');
  const plan: Plan = {
    ...made,
    id: 'p',
    ownerId: 't',
    request,
    writtenBy: 'builtin',
    version: 1,
    createdAt: 1,
    updatedAt: 1,
  };
  const bytes = new Uint8Array(await (await planDocument(plan, (kind) => kind)).arrayBuffer());
  // A zip file: two letters, and more than a page of it.
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  expect(bytes.length).toBeGreaterThan(8000);
});
