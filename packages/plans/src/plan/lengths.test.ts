import { partOf } from '@lemma/math/part-of';
import { expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { faultsSaid } from './faults-said.ts';
import { makePlan } from './make-plan.ts';

/** One of so many standards with skills; the soak takes all. */
const ONE_OF = 300;
const codes = standards.flatMap(({ code }) => (coverOf(code).kind === 'none' ? [] : [code]));
const lengths = [
  { minutes: 30, model: 'direct', needs: ['time'] },
  { minutes: 45, model: 'direct', needs: ['language', 'reading'] },
  { minutes: 60, model: 'explore', needs: ['time', 'reading'] },
] as const;

it.each(partOf(ONE_OF, codes, String).flatMap((code) => lengths.map((each) => ({ code, ...each }))))(
  'says nothing wrong of $code in $minutes minutes',
  ({ code, needs, ...over }) => {
    const request = { standard: code, ...over, needs: [...needs] };
    const plan = makePlan(request, 3);
    if (plan === undefined) throw new Error(code);
    expect(plan.check.faults).toEqual([]);
    expect(Object.values(faultsSaid(request, plan.blocks, plan.title)).flat()).toEqual([]);
    const phases = plan.blocks.find(({ kind }) => kind === 'phases')?.rows ?? [];
    expect(phases.reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(over.minutes);
  },
);
