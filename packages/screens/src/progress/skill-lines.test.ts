import { weekOf } from '@lemma/mastery';
import type { Progress } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { describe, expect, it } from 'vitest';
import { skillLines } from './skill-lines.ts';

const NOW = weekOf(1_800_000_000_000) + 3 * DAY;
const had = (estimate: number, lastAt: number, before?: { estimate: number; level: string }) => ({
  ...{ estimate, low: Math.max(0, estimate - 0.1), high: Math.min(1, estimate + 0.05), answers: 5 },
  ...{ level: 'secure', lastAt, nextRecheckAt: lastAt + 7 * DAY },
  ...{ week: weekOf(lastAt), ...(before && { before }) },
});
const lineOf = (skill: ReturnType<typeof had> & { recheck?: boolean; set?: boolean }) =>
  skillLines({ skills: { s: skill } } as unknown as Progress, () => 'I can.', NOW)[0];

describe('a skill in words', () => {
  it('shows what is new and what progressed this week', () => {
    expect(lineOf(had(0.9, NOW - DAY))).toMatchObject({ level: 'secure', change: 'fresh', review: false, step: 4 });
    expect(lineOf(had(0.9, NOW - DAY, { estimate: 0.5, level: 'developing' }))).toMatchObject({ change: 'up' });
    expect(lineOf(had(0.5, NOW - DAY, { estimate: 0.9, level: 'secure' }))).toMatchObject({ change: 'down' });
  });

  it('falls with time and is up for review', () => {
    expect(lineOf(had(0.9, NOW - 8 * DAY))).toMatchObject({ level: 'secure', review: true, change: 'same' });
    expect(lineOf(had(0.9, NOW - 90 * DAY))).toMatchObject({ level: 'developing', review: true, change: 'down' });
    expect(lineOf({ ...had(0.9, NOW - 8 * DAY), recheck: false })).toMatchObject({ review: false });
  });

  it('stays as the teacher has set it, whatever was computed and whatever time has passed', () => {
    const line = { level: 'secure', change: 'same', set: true };
    expect(lineOf({ ...had(0.2, NOW - 90 * DAY), set: true })).toMatchObject(line);
    const before = { estimate: 0.2, level: 'beginning' };
    expect(lineOf({ ...had(0.3, NOW - DAY, before), set: true })).toMatchObject(line);
  });
});
