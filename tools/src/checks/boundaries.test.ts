import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** The configuration of `depcruise`, without a process of its own for each planted fault. */
const options = await extractDepcruiseOptions(inRepository('.dependency-cruiser.cjs'));
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-boundaries-'));
  await symlink(inRepository('node_modules'), join(folder, 'node_modules'), 'dir');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The names of the rules that these modules break, under the repository's own configuration. */
async function broken(modules: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(modules)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const roots = [...new Set(Object.keys(modules).map((path) => path.split('/')[0] ?? ''))];
  const { output } = await cruise(roots, { ...options, baseDir: folder });
  if (typeof output === 'string') throw new Error(`A report instead of a result: ${output}`);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

const plant = { 'target.ts': 'export const planted = 1;\n' };
const importing = (from: string, to: string, path: string) => ({
  [from]: `import { planted } from '${path}';\nexport const used = planted;\n`,
  [to]: plant['target.ts'],
});

it.each([
  [
    'a remote that imports another',
    'remotes-are-islands',
    'remote-teacher/src/a.ts',
    'remote-parent/src/b.ts',
    '../../remote-parent/src/b.ts',
  ],
  [
    'a remote that imports the shell',
    'remotes-are-islands',
    'remote-student/src/a.ts',
    'shell/src/b.ts',
    '../../shell/src/b.ts',
  ],
  [
    'a call that takes a collection by a free string',
    'collections-have-one-door',
    'functions/src/calls/work/a.ts',
    'functions/src/platform/database.ts',
    '../../platform/database.ts',
  ],
  [
    'a door that knows a rule',
    'the-platform-knows-nothing-above',
    'functions/src/platform/a.ts',
    'functions/src/domain/work/b.ts',
    '../domain/work/b.ts',
  ],
  [
    'a rule that sets an engine to work',
    'rules-stand-on-the-platform',
    'functions/src/domain/work/a.ts',
    'functions/src/engines/files/b.ts',
    '../../engines/files/b.ts',
  ],
  [
    'a rule that imports a call',
    'rules-stand-on-the-platform',
    'functions/src/domain/work/a.ts',
    'functions/src/calls/work/b.ts',
    '../../calls/work/b.ts',
  ],
  [
    'a rule that imports an event',
    'rules-stand-on-the-platform',
    'functions/src/domain/work/a.ts',
    'functions/src/events/b.ts',
    '../../events/b.ts',
  ],
  [
    'an engine that imports a call',
    'engines-know-no-call',
    'functions/src/engines/files/a.ts',
    'functions/src/calls/files/b.ts',
    '../../calls/files/b.ts',
  ],
  [
    'an engine that imports an event',
    'engines-know-no-call',
    'functions/src/engines/files/a.ts',
    'functions/src/events/b.ts',
    '../../events/b.ts',
  ],
  [
    'a call that imports another of its area',
    'a-call-imports-no-call',
    'functions/src/calls/work/a.ts',
    'functions/src/calls/work/b.ts',
    './b.ts',
  ],
  [
    'a call that imports one of another area',
    'a-call-imports-no-call',
    'functions/src/calls/work/a.ts',
    'functions/src/calls/plans/b.ts',
    '../plans/b.ts',
  ],
  [
    'a call that imports an event',
    'a-call-imports-no-call',
    'functions/src/calls/work/a.ts',
    'functions/src/events/b.ts',
    '../../events/b.ts',
  ],
  [
    'an event that imports a call',
    'events-know-no-call',
    'functions/src/events/a.ts',
    'functions/src/calls/work/b.ts',
    '../calls/work/b.ts',
  ],
  [
    'a rule that is a handler',
    'a-rule-is-no-handler',
    'functions/src/domain/work/a.ts',
    'functions/src/platform/door.ts',
    '../../platform/door.ts',
  ],
  [
    'a shell that imports a remote',
    'shell-knows-no-remote',
    'shell/src/a.ts',
    'remote-parent/src/b.ts',
    '../../remote-parent/src/b.ts',
  ],
  [
    'a fourth remote that nobody named',
    'remotes-are-islands',
    'remote-head/src/a.ts',
    'remote-parent/src/b.ts',
    '../../remote-parent/src/b.ts',
  ],
  [
    'a feature that imports another',
    'features-are-islands',
    'remote-student/src/features/work/parts/a.ts',
    'remote-student/src/features/home/parts/b.ts',
    '../../home/parts/b.ts',
  ],
  [
    'a feature with a file of another shape',
    'features-have-one-shape',
    'remote-student/src/features/work/parts/a.tsx',
    'remote-student/src/features/work/helpers.ts',
    '../helpers.ts',
  ],
  [
    'what features share knowing a feature',
    'shared-knows-no-feature',
    'remote-student/src/shared/parts/a.tsx',
    'remote-student/src/features/work/parts/b.tsx',
    '../../features/work/parts/b.tsx',
  ],
  [
    'what features share knowing the routes',
    'shared-knows-no-feature',
    'remote-student/src/shared/a.ts',
    'remote-student/src/routes.ts',
    '../routes.ts',
  ],
  [
    'a part that imports its page',
    'pages-are-for-routes',
    'remote-student/src/features/work/parts/a.tsx',
    'remote-student/src/features/work/page.tsx',
    '../page.tsx',
  ],
  [
    'logic that knows a part of the screen',
    'logic-shows-nothing',
    'remote-student/src/features/work/logic/a.ts',
    'remote-student/src/features/work/parts/b.tsx',
    '../parts/b.tsx',
  ],
  [
    'a query that knows a part of the screen',
    'logic-shows-nothing',
    'remote-student/src/features/work/queries.ts',
    'remote-student/src/shared/parts/b.tsx',
    '../../shared/parts/b.tsx',
  ],
  [
    'ui that imports the domain',
    'ui-shows-and-knows-nothing',
    'packages/ui/src/a.ts',
    'packages/school/src/b.ts',
    '../../school/src/b.ts',
  ],
  [
    'a package that imports the shell',
    'packages-know-no-application',
    'packages/toast/src/a.ts',
    'shell/src/b.ts',
    '../../../shell/src/b.ts',
  ],
  [
    'an engine that imports the domain',
    'math-is-pure',
    'packages/math/src/a.ts',
    'packages/school/src/b.ts',
    '../../school/src/b.ts',
  ],
  [
    'a concept of the domain that imports a later one',
    'school-concepts-in-order',
    'packages/school/src/work/a.ts',
    'packages/school/src/desk/index.ts',
    '../desk/index.ts',
  ],
  [
    'a concept of the domain that is imported past its door',
    'school-concepts-have-one-door',
    'packages/school/src/desk/a.ts',
    'packages/school/src/work/b.ts',
    '../work/b.ts',
  ],
  [
    'a concept of the domain that nobody put in order',
    'school-concepts-are-exported',
    'packages/school/src/weather/a.ts',
    'packages/school/src/base/index.ts',
    '../base/index.ts',
  ],
])('catches %s', async (_, rule, from, to, path) => {
  expect(await broken(importing(from, to, path))).toEqual([rule]);
});

it('catches a type that crosses a boundary too', async () => {
  const modules = {
    'remote-teacher/src/a.ts':
      "import type { Plant } from '../../remote-parent/src/b.ts';\nexport const used: Plant = 1;\n",
    'remote-parent/src/b.ts': 'export type Plant = number;\n',
  };
  expect(await broken(modules)).toEqual(['remotes-are-islands']);
});

it('catches a type that points to a later concept too', async () => {
  const modules = {
    'packages/school/src/work/a.ts': "import type { Plant } from '../desk/index.ts';\nexport const used: Plant = 1;\n",
    'packages/school/src/desk/index.ts': 'export type Plant = number;\n',
  };
  expect(await broken(modules)).toEqual(['school-concepts-in-order']);
});

it.each([
  ['math-is-pure', 'packages/math/src/a.ts', 'react'],
  ['firebase-has-few-doors', 'remote-parent/src/features/home/queries.ts', 'firebase/firestore'],
])('catches %s in a package of the registry', async (rule, from, name) => {
  expect(await broken({ [from]: `import * as library from '${name}';\nexport const used = library;\n` })).toContain(
    rule,
  );
});

it('catches modules that need each other at run time, but allows types in both directions', async () => {
  const ring = { 'shell/src/a.ts': "export * from './b.ts';\n", 'shell/src/b.ts': "export * from './a.ts';\n" };
  expect(await broken(ring)).toEqual(['no-circle']);
  const back = {
    'shell/src/a.ts': "import { b } from './b.ts';\nexport type A = number;\nexport const a: A = b;\n",
    'shell/src/b.ts': "import type { A } from './a.ts';\nexport const b: A = 1;\n",
  };
  expect(await broken(back)).toEqual([]);
});

it('follows imports of an area by its own name', async () => {
  const modules = {
    'remote-teacher/package.json': JSON.stringify({
      name: 'remote-teacher',
      imports: { '#shared/*': './src/shared/*' },
    }),
    'remote-teacher/src/features/home/logic/a.ts': "export { planted } from '#shared/parts/b.tsx';\n",
    'remote-teacher/src/shared/parts/b.tsx': plant['target.ts'],
  };
  expect(await broken(modules)).toEqual(['logic-shows-nothing']);
});

it('catches a list of calls that imports a handler of another area', async () => {
  const modules = {
    'functions/src/calls/work/doors.ts': "export const load = () => import('../plans/make-plan.ts');\n",
    'functions/src/calls/plans/make-plan.ts': plant['target.ts'],
  };
  expect(await broken(modules)).toEqual(['doors-open-their-own-area']);
});

it('catches a handler that is loaded with its list, and allows loading on the first call', async () => {
  const handler = { 'functions/src/calls/work/open-work.ts': plant['target.ts'] };
  const atOnce = "import { planted } from './open-work.ts';\nexport const used = planted;\n";
  expect(await broken({ ...handler, 'functions/src/calls/work/doors.ts': atOnce })).toEqual([
    'handlers-load-on-demand',
  ]);
  const later = "export const load = () => import('./open-work.ts');\n";
  expect(await broken({ ...handler, 'functions/src/calls/work/doors.ts': later })).toEqual([]);
});

it('catches folders of the server that need each other, by types as well', async () => {
  const arrow = (from: string, to: string) => ({
    [`functions/src/${from}/a.ts`]: `import type { Plant } from '../../${to}/b.ts';\nexport type Used = Plant;\n`,
    [`functions/src/${to}/b.ts`]: 'export type Plant = number;\n',
  });
  const two = { ...arrow('domain/work', 'domain/results'), ...arrow('domain/results', 'domain/work') };
  expect(await broken(two)).toEqual(['rooms-need-each-other-one-way']);
});

it('catches a cycle of three folders of the server', async () => {
  const arrow = (from: string, to: string) => ({
    [`functions/src/${from}/a.ts`]: `import { b } from '../../${to}/b.ts';\nexport const a = b;\n`,
    [`functions/src/${to}/b.ts`]: 'export const b = 1;\n',
  });
  const ring = {
    ...arrow('engines/files', 'engines/models'),
    ...arrow('engines/models', 'engines/digest'),
    ...arrow('engines/digest', 'engines/files'),
  };
  expect(await broken(ring)).toEqual(['rooms-need-each-other-one-way']);
});

it('allows the intended imports of the server', async () => {
  const down = (from: string, to: string, path: string) =>
    importing(`functions/src/${from}`, `functions/src/${to}`, path);
  const allowed = {
    ...down('calls/work/doors.ts', 'platform/b.ts', '../../platform/b.ts'),
    ...down('calls/work/a.ts', 'engines/files/b.ts', '../../engines/files/b.ts'),
    ...down('events/a.ts', 'engines/files/c.ts', '../engines/files/c.ts'),
    ...down('engines/files/d.ts', 'domain/work/e.ts', '../../domain/work/e.ts'),
    ...down('domain/work/f.ts', 'platform/g.ts', '../../platform/g.ts'),
    ...down('domain/results/h.ts', 'domain/work/e.ts', '../work/e.ts'),
  };
  expect(await broken(allowed)).toEqual([]);
});

it('allows the intended imports of the architecture', async () => {
  const allowed = importing('remote-teacher/src/a.ts', 'packages/school/src/b.ts', '../../packages/school/src/b.ts');
  expect(await broken(allowed)).toEqual([]);
});
