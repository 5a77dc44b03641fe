import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteConfig, sharedPackages } from '@lemma/federation';
import type { ConfigEnv, UserConfig } from 'vite';
import { z } from 'zod';

const namedSchema = z.object({ area: z.string() });
const manifestSchema = z.object({
  type: z.string().optional(),
  module: z.string().optional(),
  exports: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

const readJson = <S extends z.ZodType>(file: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** The packages of the kit that areas are made of; the others work beside a build. */
const OWN = ['contract', 'math', 'mastery', 'router', 'school', 'screens', 'toast', 'ui'].map(
  (name) => `@lemma/${name}`,
);

const isShared = (name: string): boolean => sharedPackages.some((shared) => shared === name);

/** What these packages need that is no module of the browser's: `@lemma/school > papaparse`, as Vite writes it. */
const withoutModules = (folder: string): readonly string[] =>
  OWN.flatMap((own) => {
    const { dependencies } = readJson(join(folder, 'node_modules', own, 'package.json'), manifestSchema);
    return Object.keys(dependencies).flatMap((name) => {
      const file = join(folder, 'node_modules', name, 'package.json');
      if (isShared(name) || OWN.includes(name) || !existsSync(file)) return [];
      const { type, module, exports } = readJson(file, manifestSchema);
      return type === 'module' || module !== undefined || exports !== undefined ? [] : [`${own} > ${name}`];
    });
  });

/**
 * The Vite configuration of an area in a repository of its own: `export default defineConfig(areaConfig(folder))`. The
 * area's name is in its `area.json`.
 */
export function areaConfig(folder: string): (env: Pick<ConfigEnv, 'command'>) => UserConfig {
  const { area } = readJson(join(folder, 'area.json'), namedSchema);
  return (env) => ({
    ...remoteConfig(folder, area)(env),
    // The kit's packages have style sheets and workers beside their modules, which a bundle of dependencies would lose.
    optimizeDeps: { exclude: [...OWN], include: [...withoutModules(folder)] },
  });
}
