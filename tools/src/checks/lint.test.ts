import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRepository, repository } from '../repository.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-lint-'));
  await cp(inRepository('biome.json'), join(folder, 'biome.json'));
  for (const part of ['node_modules', 'tools']) await symlink(inRepository(part), join(folder, part), 'dir');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The findings of the repository's own lint for a module at this path. */
async function said(path: string, text: string): Promise<string[]> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  const { stdout } = await execa('biome', ['lint', '--vcs-enabled=false', '--reporter=json', path], {
    cwd: folder,
    preferLocal: true,
    localDir: repository,
    reject: false,
  });
  const { diagnostics }: { diagnostics: { message: string }[] } = JSON.parse(stdout);
  return diagnostics.map(({ message }) => message);
}

const page = 'remote-teacher/src/features/work/page.tsx';
const view = (inner: string) =>
  `import { QueryView } from '@lemma/screens';\nexport const page = (one, other) => <QueryView query={one}>{() => ${inner}}</QueryView>;\n`;

it.each([
  [
    'a loader in a loader',
    page,
    view('<div><QueryView query={other} loading={<p />}>{() => { return <p />; }}</QueryView></div>'),
    /^One loader for what is shown together/,
  ],
  [
    'an import that climbs out of its feature',
    page,
    "import { x } from '../../shared/x.ts';\nexport const y = x;\n",
    /^What a feature does not own it imports as/,
  ],
  [
    'a mutation of an area without a guard',
    'remote-parent/src/features/work/commands.ts',
    "import { useMutation } from '@tanstack/react-query';\nexport const useSend = () => useMutation({});\n",
    /^`useCall` and `useCommand` .*do once what a double click asks for/,
  ],
  [
    'a mutation of the shared screens without a guard',
    'packages/screens/src/settings/use-send.ts',
    "import { useMutation } from '@tanstack/react-query';\nexport const useSend = () => useMutation({});\n",
    /^`useCall` and `useCommand` .*do once what a double click asks for/,
  ],
  [
    'a file of which nobody is told',
    'remote-teacher/src/features/work/save.ts',
    "import { downloadText } from '@lemma/ui';\nexport const save = () => downloadText('a.csv', 'Ana');\n",
    /^Whose data a file holds is said and recorded/,
  ],
  [
    'a link written by hand',
    page,
    "import { Link } from '@lemma/router';\nexport const link = <Link to={`/dashboard/students`}>x</Link>;\n",
    /^Links are made by `paths`/,
  ],
  [
    'a move to an address written by hand',
    'shell/src/pages/page.ts',
    "export const leave = (navigate: (to: string, how: object) => void) => navigate('/sign-in', { replace: true });\n",
    /^Links are made by `paths`/,
  ],
  [
    'a way back written by hand',
    'packages/screens/src/settings/back.ts',
    "export const back = { to: '/dashboard/settings', label: 'back' };\n",
    /^Links are made by `paths`/,
  ],
])('refuses %s', async (_, path, text, words) => {
  expect(await said(path, text)).toEqual([expect.stringMatching(words)]);
});

it('accepts a single loader, a link made by paths and a search of the same page', async () => {
  expect(await said(page, view('<p>{other}</p>'))).toEqual([]);
  const links = '<><Link to={paths.students()}>x</Link><Link to="?tab=answers">x</Link></>';
  const imports = "import { Link } from '@lemma/router';\nimport { paths } from '#shared/paths.ts';\n";
  expect(await said(page, `${imports}export const links = ${links};\n`)).toEqual([]);
});
