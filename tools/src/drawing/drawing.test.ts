import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireSame } from '../written.ts';
import { arrowsOf, type Import, roomOf } from './graph.ts';
import { boxesOf, firstPlan, framesOf, widthsOf } from './layout.ts';
import { floorsOf, regionsOf } from './regions.ts';
import { drawnSvg } from './svg.ts';

const imports: Import[] = [
  ['shell/src/a.ts', 'packages/ui/src/index.ts'],
  ['remote-student/src/a.tsx', 'packages/ui/src/index.ts'],
  ['remote-student/src/a.tsx', 'packages/school/src/work/index.ts'],
  ['functions/src/api.ts', 'functions/src/calls/work/doors.ts'],
  ['functions/src/calls/work/a.ts', 'functions/src/platform/door.ts'],
  ['functions/src/platform/door.ts', 'packages/school/src/base/index.ts'],
  ['tools/src/a.ts', 'packages/school/src/base/index.ts'],
];

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-drawing-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['functions/src/calls/work/open-work.ts', 'functions/calls'],
  ['functions/src/api.ts', 'functions'],
  ['packages/ui/src/index.ts', 'ui'],
  ['remote-parent/src/entry.ts', 'remote-parent'],
  ['shell/vite.config.ts', 'shell'],
  ['packages/ui/src/a.test.tsx', undefined],
  ['functions/backend/school.ts', undefined],
  ['node_modules/zod/index.js', undefined],
])('puts %s into %s', (path, room) => expect(roomOf(path)).toBe(room));

it('derives where a room runs from what imports it', () => {
  const arrows = arrowsOf(imports);
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  expect(Object.fromEntries(regionsOf(rooms, arrows))).toEqual({
    ...{ shell: 'browser', 'remote-student': 'browser', ui: 'browser', school: 'both', tools: 'workshop' },
    ...{ functions: 'server', 'functions/calls': 'server', 'functions/platform': 'server' },
  });
});

it('names rooms that import each other', () => {
  const circle = [
    { from: 'a', to: 'b', imports: 1 },
    { from: 'b', to: 'a', imports: 1 },
  ];
  expect(() => floorsOf(['a', 'b'], circle)).toThrow('a → b → a');
});

it('lets no two boxes overlap', () => {
  const arrows = arrowsOf(imports);
  const widthOf = widthsOf(arrows);
  const plan = firstPlan(arrows);
  const boxes = boxesOf(plan, framesOf(plan, widthOf), widthOf);
  for (const one of boxes)
    for (const other of boxes.filter(({ name, y }) => name !== one.name && y === one.y))
      expect(one.x + one.width <= other.x || other.x + other.width <= one.x, `${one.name} ${other.name}`).toBe(true);
});

it('draws the same for the same imports, and something else for another arrow', async () => {
  const before = drawnSvg(arrowsOf(imports));
  expect(drawnSvg(arrowsOf([...imports].reverse()))).toBe(before);
  const path = join(folder, 'architecture.svg');
  await writeFile(path, before);
  await requireSame({ path, text: before, command: 'npm run drawing' });
  const planted = drawnSvg(arrowsOf([...imports, ['packages/ui/src/a.ts', 'packages/school/src/base/index.ts']]));
  await expect(requireSame({ path, text: planted, command: 'npm run drawing' })).rejects.toThrow(
    'Run: npm run drawing',
  );
});

it('stays the same when an arrow has one more import', () => {
  expect(drawnSvg(arrowsOf([...imports, ['shell/src/b.ts', 'packages/ui/src/index.ts']]))).toBe(
    drawnSvg(arrowsOf(imports)),
  );
});
