import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForWholeGraph } from './wait-for-whole-graph.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The two plugins as far as they are touched, with the modules they wait for. */
function federationPlugins() {
  const waitsFor = new Set<string>();
  const plugins = [
    { name: 'parseStart', buildStart: () => waitsFor.clear(), load: (id: string) => void waitsFor.add(id) },
    { name: 'parseEnd', moduleParsed: ({ id }: { id: string }) => void waitsFor.delete(id), buildEnd: () => undefined },
  ] as const;
  waitForWholeGraph(plugins);
  return { waitsFor, start: plugins[0], end: plugins[1] };
}

it('keeps the graph open while modules arrive, however slowly, and for a second after the last', () => {
  const { waitsFor, start, end } = federationPlugins();
  start.buildStart();
  for (const id of ['entry.ts', 'routes.tsx', 'late.tsx']) {
    start.load(id);
    end.moduleParsed({ id });
    vi.advanceTimersByTime(900);
    expect(waitsFor.size).toBe(1);
  }
  vi.advanceTimersByTime(200);
  expect(waitsFor.size).toBe(0);
});

it('starts anew with each build of a watching Vite', () => {
  const { waitsFor, start } = federationPlugins();
  start.buildStart();
  vi.advanceTimersByTime(1_000);
  expect(waitsFor.size).toBe(0);
  start.buildStart();
  expect(waitsFor.size).toBe(1);
});

it('leaves no timer behind when a build ends early', () => {
  const { start, end } = federationPlugins();
  start.buildStart();
  end.buildEnd();
  expect(vi.getTimerCount()).toBe(0);
});

it('says where to look when the plugin has changed', () => {
  expect(() => waitForWholeGraph([{ name: 'parseStart', buildStart: () => undefined }])).toThrow('parseStart.load');
});
