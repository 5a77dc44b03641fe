import { expect, it } from 'vitest';
import { waitForWholeGraph } from './wait-for-whole-graph.ts';

it('keeps one module waiting in each build that never arrives', () => {
  const waitsFor = new Set<string>();
  const plugin = {
    name: 'parseStart',
    buildStart: () => waitsFor.clear(),
    load: (id: string) => void waitsFor.add(id),
  };
  waitForWholeGraph([plugin]);
  for (let build = 0; build < 2; build += 1) {
    plugin.buildStart();
    expect(waitsFor.size).toBe(1);
  }
});

it('leaves the plugins alone where the plugin has taken itself out', () => {
  const others = [{ name: 'something-else' }];
  expect(waitForWholeGraph(others)).toBe(others);
});

it('says where to look when the plugin has changed', () => {
  expect(() => waitForWholeGraph([{ name: 'parseStart', buildStart: () => undefined }])).toThrow(
    'wait-for-whole-graph.ts',
  );
});
