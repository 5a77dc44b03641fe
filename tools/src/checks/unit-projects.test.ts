import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { unitProjects } from './unit-projects.ts';

const projectsIn = (text: string): number => unitProjects.filter((name) => text.includes(`--project ${name}`)).length;

it('stands once: each is a project of the configuration, and no command lists them again', async () => {
  const configuration = await readFile(inRepository('vitest.config.ts'), 'utf8');
  for (const name of unitProjects) expect(configuration).toMatch(`name: '${name}'`);
  expect(projectsIn('vitest run --project unit --project dom')).toBe(2);
  for await (const path of glob('{,*/,packages/*/}package.json', { cwd: inRepository('.'), exclude: ['node_modules'] }))
    expect(projectsIn(await readFile(inRepository(path), 'utf8')), path).toBeLessThan(2);
});
