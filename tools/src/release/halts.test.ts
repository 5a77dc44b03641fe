import type { Release } from '@lemma/contract';
import { describe, expect, it } from 'vitest';
import { describeFaults, describeLine, describeRelease, summaryOf } from './describe.ts';
import { logOf, openedVersion } from './halts.ts';
import type { Health } from './health.ts';
import { reasonsToRefuse } from './reasons-to-refuse.ts';

const [current, previous] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const build = { publishedAt: '2026-11-20T10:00:00Z', contractVersion: 1, manifest: '', requires: {}, files: {} };
const release: Release = {
  ...{ schema: 1, area: 'teacher', revision: 4, current, previous },
  builds: { [current]: build, [previous]: { ...build, publishedAt: '2026-11-10T10:00:00Z' } },
};
const AT = Date.parse('2026-11-21T09:30:00Z');
const served = { counts: [{ oneIn: 10, loads: 25, failed: 5 }] };
const well: Health = { loads: 0, failed: 0, served };
const halted: Health = { ...well, served: { ...served, haltedAt: AT } };

describe('a version that was halted after its promotion', () => {
  const healths = new Map([[current, halted]]);

  it('is not what everybody opens, and the status says what is', () => {
    expect(openedVersion(release, healths)).toBe(previous);
    expect(describeRelease(release, healths)).toContain(
      `served, 5 of about 205 loads failed, HALTED BY ITSELF 2026-11-21T09:30: ${previous} is opened instead, until you release`,
    );
    expect(summaryOf(release, healths).opened).toBe(previous);
  });

  it('stands in the log at its time', () => {
    const line = { at: '2026-11-20T10:00:00.000Z', by: 'ada', action: 'promote', to: current, revision: 4 } as const;
    const later = { ...line, at: '2026-11-22T10:00:00.000Z', revision: 5 };
    expect(logOf([line, later], healths).map(describeLine)).toEqual([
      expect.stringContaining('ada  promote'),
      `   -  2026-11-21 09:30:00  halted by itself ${current} · 5 of about 205 loads failed`,
      expect.stringContaining('ada  promote'),
    ]);
  });

  it('is kept out by the gate', () => {
    expect(reasonsToRefuse({ area: 'teacher', version: current, build }, [], halted)).toEqual([
      `teacher@${current} was halted after its promotion: 5 of about 205 loads failed.`,
    ]);
  });
});

it('says in what a version was slower that was halted for that, after its promotion and on trial', () => {
  const slow: Health = { ...halted, slowerIn: 'inp' };
  const why = 'taps and keys were answered late (INP) in more tabs than with the version it was compared with';
  const [line] = logOf([], new Map([[current, slow]]));
  expect(line && describeLine(line)).toContain(`halted by itself ${current} · ${why}`);
  const trial: Health = { loads: 30, failed: 0, haltedAt: AT, slowerIn: 'inp' };
  expect(reasonsToRefuse({ area: 'teacher', version: current, build }, [], trial)).toEqual([
    `teacher@${current} was halted as a canary: ${why}.`,
  ]);
  const tried = { ...release, canary: { version: previous, share: 0.05, classes: [] } };
  expect(describeRelease(tried, new Map([[previous, trial]]))).toContain(
    `HALTED BY ITSELF 2026-11-21T09:30 because ${why}`,
  );
});

it('says of a version that was rolled back that it is withdrawn, and when it was', () => {
  const rolledBack = { ...release, current: previous, previous: undefined, withdrawn: [current] };
  expect(describeRelease(rolledBack)).toMatch(new RegExp(`${current} .* withdrawn$`, 'm'));
  const line = { at: '2026-11-20T10:00:00.000Z', by: 'ada', revision: 4, withdrawn: [current] };
  const back = describeLine({ ...line, action: 'rollback', from: current, to: previous });
  expect(back).toContain(`rollback (${current} → ${previous}, ${current} is withdrawn)`);
  const later = describeLine({ ...line, action: 'publish', version: 'cccccccccccc', from: previous, to: previous });
  expect(later).not.toContain('withdrawn');
});

it('says of a version that does well how often it was loaded, and of no halt', () => {
  const text = describeRelease(release, new Map([[current, well]]));
  expect(text).toContain('served, 5 of about 205 loads failed');
  expect(text).not.toContain('HALTED');
  expect(describeFaults('teacher', new Map([[current, well]]))).toContain('no fault was reported');
});
