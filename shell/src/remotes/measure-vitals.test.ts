import { vitalsReportSchema } from '@lemma/school/release';
import { afterEach, expect, it, vi } from 'vitest';
import { measureVitals } from './measure-vitals.ts';

const browser = vi.hoisted(() => ({
  lcp: (_: { value: number }): void => undefined,
  cls: (_: { value: number }): void => undefined,
}));
const drawn = vi.hoisted(() => ({ isSampled: true }));
vi.mock('./this-tab.ts', () => ({
  tab: 'a tab',
  get isSampled() {
    return drawn.isSampled;
  },
}));
vi.mock('web-vitals', () => ({
  onLCP: (tell: typeof browser.lcp) => {
    browser.lcp = tell;
  },
  onCLS: (tell: typeof browser.cls) => {
    browser.cls = tell;
  },
  onINP: () => undefined,
}));

/** Stands in for the browser's observer; happy-dom has none. */
class Observer {
  static readonly supportedEntryTypes = ['longtask'];
  readonly tell: (list: { getEntries: () => { duration: number }[] }) => void;
  constructor(tell: Observer['tell']) {
    this.tell = tell;
  }
  observe(): void {
    this.tell({ getEntries: () => [60, 120, 120, 4000].map((duration) => ({ duration })) });
  }
}
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => {
  drawn.isSampled = true;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells what it measured once, when the page is left', () => {
  vi.stubGlobal('PerformanceObserver', Observer);
  const tell = vi.fn();
  measureVitals('teacher', { version: 'aaaaaaaaaaaa', again: { beside: 'bbbbbbbbbbbb' } }, tell);
  browser.lcp({ value: 900 });
  browser.lcp({ value: 1200.5 });
  browser.cls({ value: 0.02 });
  hide('visible');
  expect(tell).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(tell.mock.calls).toEqual([
    [
      'reportVitals',
      {
        ...{ area: 'teacher', version: 'aaaaaaaaaaaa', again: { beside: 'bbbbbbbbbbbb' }, tab: 'a tab' },
        ...{ lcp: 1200.5, cls: 0.02, longTasks: [1, 2, 0, 0, 1] },
      },
    ],
  ]);
  expect(vitalsReportSchema.safeParse(tell.mock.calls[0]?.[1]).success).toBe(true);
});

it('says nothing of long tasks where the browser does not', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const tell = vi.fn();
  measureVitals('student', { version: 'aaaaaaaaaaaa' }, tell);
  hide('hidden');
  expect(tell.mock.calls[0]?.[1]).not.toHaveProperty('longTasks');
});

it.each([
  ['nothing of a tab that was not slow', 1200, []],
  ['of a slow one that it tells because it was', 4500, [{ oneIn: 10, onlySlow: true }]],
])('tells %s, if it was not drawn and everybody has the version', (_, lcp, told) => {
  drawn.isSampled = false;
  vi.stubGlobal('PerformanceObserver', undefined);
  const tell = vi.fn();
  measureVitals('student', { version: 'aaaaaaaaaaaa', again: { oneIn: 10 } }, tell);
  browser.lcp({ value: lcp });
  hide('hidden');
  expect(tell.mock.calls.map(([, report]) => report.again)).toEqual(told);
});
