import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ENVIRONMENT_ELEMENT_ID, type Environment, environmentSchema } from '@lemma/contract';
import { Explained } from '../explained.ts';

const PLACE = new RegExp(`(<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">)([^<]*)(</script>)`);

/** The page with its environment. `<` is written as an escape, so that no value can end the element. */
export function withEnvironment(page: string, environment: Environment): string {
  const json = JSON.stringify(environmentSchema.parse(environment)).replaceAll('<', '\\u003c');
  if (!PLACE.test(page))
    throw new Explained(`The shell's page holds no element #${ENVIRONMENT_ELEMENT_ID} for the environment.`);
  return page.replace(PLACE, (_, open: string, __: string, close: string) => `${open}${json}${close}`);
}

/** What a staged page was told, or undefined for one that was told nothing. */
export function readEnvironment(page: string): Environment | undefined {
  const json = PLACE.exec(page)?.[2];
  return json === undefined ? undefined : environmentSchema.safeParse(JSON.parse(json)).data;
}

/** Puts the built shell on its site, told where everything is. The build itself knows no address. */
export async function stageShell(dist: string, site: string, environment: Environment): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Explained(`There is no build in ${dist}: build the shell first.`);
  });
  const draft = join(dirname(site), `.shell-${process.pid}`);
  await mkdir(dirname(site), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await cp(dist, draft, { recursive: true });
  await writeFile(join(draft, 'index.html'), withEnvironment(page, environment));
  await rm(site, { recursive: true, force: true });
  await rename(draft, site);
}
