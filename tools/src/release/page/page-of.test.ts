import type { Release } from '@lemma/contract';
import { VITAL_EDGES, withReport } from '@lemma/school/release';
import { describe, expect, it } from 'vitest';
import type { Health } from '../health.ts';
import type { AuditLine } from '../site.ts';
import { p75, ratingOf, sharesOf } from './p75.ts';
import { pageOf } from './page-of.ts';
import { periodsOf } from './periods.ts';

const [current, previous, canary] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
const NOW = Date.parse(at(24));
const build = { publishedAt: at(10), contractVersion: 1, manifest: '', requires: {}, files: {} };
const release: Release = {
  ...{ schema: 1, area: 'teacher', revision: 4, current, previous },
  canary: { version: canary, share: 0.05, classes: [] },
  builds: { [current]: build, [previous]: build, [canary]: build },
};
const line = (day: number, action: AuditLine['action'], version: string, to: string, why?: string): AuditLine => ({
  ...{ at: at(day), by: 'ada', action, version, to, revision: day },
  ...(why === undefined ? {} : { why }),
});
const lines = [
  line(10, 'publish', previous, previous),
  line(14, 'canary', current, previous),
  line(16, 'promote', current, current, '<img src=x onerror=alert(1)>'),
  line(20, 'canary', canary, current),
];
const fault = { kind: 'background', code: 'unknown', place: 'page-AbCd1234.js:1:20', count: 7, lastAt: NOW } as const;
const health: Health = {
  ...{ loads: 40, failed: 1, faults: [fault] },
  served: { counts: [{ oneIn: 10, loads: 25, failed: 5 }] },
  vitals: withReport(undefined, { lcp: 3100, cls: 0.01, longTasks: [3, 0, 1, 0, 0] }),
};

describe('the page of an area', () => {
  const page = pageOf({ release, lines, healths: new Map([[current, health]]), now: NOW });

  it('says what is served, how it does, and what was done', () => {
    expect(page).toContain('Everybody opens <code>aaaaaaaaaaaa</code>');
    expect(page).toContain('5 of about 205 loads failed: 2.44%');
    expect(page).toContain('page-AbCd1234.js:1:20');
    expect(page).toMatch(/needs work<\/span>/);
    expect(page).toContain('4.0 long tasks a load (over 50 ms), 1.0 of them over 200 ms.');
  });

  it('says what was halted, when and why, and what is opened instead', () => {
    const halted = { ...health, served: { counts: [], haltedAt: Date.parse(at(18)) } };
    const told = pageOf({ release, lines, healths: new Map([[current, halted]]), now: NOW });
    expect(told).toContain('Halted by itself: <code>aaaaaaaaaaaa</code>');
    expect(told).toContain('Everybody opens <code>bbbbbbbbbbbb</code>, the version before, until you release another.');
    expect(told).toContain('<span class="halt">Halted by itself</span>');
  });

  it('holds everything itself, runs nothing, and takes no word for markup', () => {
    expect(page).not.toMatch(/<script|<link|<img|url\(|https?:/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('says so where nothing is known', () => {
    expect(pageOf({ release, lines: [], healths: new Map(), now: NOW })).toContain('The backend does not answer');
    const quiet = pageOf({ release, lines, healths: new Map([[current, { loads: 0, failed: 0 }]]), now: NOW });
    for (const sentence of ['No load was counted yet.', 'Nothing was measured yet.', 'No fault was reported.'])
      expect(quiet).toContain(sentence);
  });
});

it('knows when each version was served, tried and halted', () => {
  const halt = { at: at(18), action: 'halted', version: current, why: '' } as const;
  const of = (from: number, to: number) => ({ from: Date.parse(at(from)), to: Date.parse(at(to)) });
  const all = [...lines.slice(0, 3), halt, ...lines.slice(3), line(22, 'promote', canary, canary)];
  expect(periodsOf(all, NOW)).toEqual([
    { version: previous, as: 'served', ...of(10, 16) },
    { version: current, as: 'canary', ...of(14, 16) },
    { version: current, as: 'served', ...of(16, 18) },
    { version: current, as: 'halted', ...of(18, 22) },
    { version: canary, as: 'canary', ...of(20, 22) },
    { version: canary, as: 'served', ...of(22, 24) },
  ]);
});

describe('a vital in buckets', () => {
  const lcp = (...values: readonly number[]) =>
    values.reduce<Health['vitals']>((counts, value) => withReport(counts, { lcp: value }), undefined)?.lcp ?? [];

  it('has the value that three quarters are below', () => {
    expect(p75('lcp', lcp(400, 900, 2100, 2200))).toBe(2250);
    expect(p75('lcp', lcp(400, 400, 400, 9000))).toBe(500);
    expect(p75('lcp', lcp(60_000))).toBe(VITAL_EDGES.lcp.at(-1));
    expect(p75('lcp', lcp())).toBeUndefined();
  });

  it('is rated by the public bounds, which are exact', () => {
    expect(sharesOf('lcp', lcp(2500, 2501, 4000, 4001))).toEqual({ good: 0.25, 'needs work': 0.5, poor: 0.25 });
    expect([2500, 2501, 4000, 4001].map((value) => ratingOf('lcp', value))).toEqual([
      ...['good', 'needs work', 'needs work', 'poor'],
    ]);
  });
});
