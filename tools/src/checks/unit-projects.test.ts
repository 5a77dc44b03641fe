import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import configuration from '../../../vitest.config.ts';
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

it('replaces modules only in files that share none with others', async () => {
  const projects = configuration.test?.projects ?? [];
  const unit = projects
    .flatMap((one) => (typeof one === 'object' && 'test' in one && one.test ? [one.test] : []))
    .find(({ name }) => name === 'unit');
  expect(unit).toMatchObject({ isolate: false });
  const replacing: string[] = [];
  for await (const path of glob([...(unit?.include ?? [])], {
    cwd: inRepository('.'),
    exclude: [...(unit?.exclude ?? [])],
  }))
    if (/\bvi\.(?:mock|doMock)\(/.test(await readFile(inRepository(path), 'utf8'))) replacing.push(path);
  expect(replacing).toEqual([]);
});
