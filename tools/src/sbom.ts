import { mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { execa } from 'execa';
import { z } from 'zod';
import { Explained, exitWith } from './explained.ts';
import { writeWhole } from './launcher/state.ts';
import { inRepository, repository } from './repository.ts';
import { licenseOf, reasonAgainst } from './sbom/licenses.ts';
import { familiesOf, type Locked, licenseIn, lockedPackages, withoutIntegrity } from './sbom/locked.ts';

const command = new Command('sbom')
  .description(
    'Writes what Lemma is made of (CycloneDX, JSON), and refuses unknown or copyleft licenses and packages without a hash.',
  )
  .option('--out <file>', 'where to write it', inRepository('.reports', 'sbom.cdx.json'))
  .option('--no-audit', 'do not ask the registry for known weaknesses');

const bomSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ name: z.string(), licenses: z.array(z.unknown()).optional() })),
});

const npm = (...parameters: readonly string[]) =>
  execa('npm', parameters, { cwd: repository, reject: false, stdin: 'ignore' });

/** npm's own bill of materials, with the licenses that npm does not find. */
async function bill(locked: readonly Locked[]): Promise<z.infer<typeof bomSchema>> {
  const { stdout, stderr, failed } = await npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only');
  if (failed) throw new Explained(`npm sbom failed: ${stderr}`);
  const bom = bomSchema.parse(JSON.parse(stdout));
  const families = familiesOf(locked);
  const found = new Map(
    locked.map((one) => [
      one.name,
      licenseOf({ name: one.name, license: licenseIn(one), family: families.get(one.name) }),
    ]),
  );
  const components = bom.components.map((component) => {
    const license = found.get(component.name);
    return component.licenses !== undefined || license === undefined
      ? component
      : { ...component, licenses: [{ license: { id: license } }] };
  });
  return { ...bom, components };
}

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

type Finding = { readonly says: string; readonly fails: boolean };

/** What the registry knows against the packages. Not every registry answers; then it says so, and fails nothing. */
async function audit(): Promise<Finding> {
  const { stdout, stderr } = await npm('audit', '--json', '--package-lock-only');
  let json: unknown;
  try {
    json = JSON.parse(stdout);
  } catch {
    json = undefined;
  }
  const report = auditSchema.safeParse(json);
  if (!report.success) {
    const why = /\b(\d{3} [A-Z][\w ]+) - POST/.exec(`${stdout} ${stderr}`)?.[1] ?? 'no answer';
    return { says: `Known weaknesses: not asked; the registry answers no audit (${why}).`, fails: false };
  }
  const { total = 0, high = 0, critical = 0 } = report.data.metadata.vulnerabilities;
  const names = Object.entries(report.data.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return {
    says: `Known weaknesses: ${total}, of them ${high} high, ${critical} critical${total > 0 ? `: ${names.join(', ')}` : ''}`,
    fails: high + critical > 0,
  };
}

async function writeBill(): Promise<void> {
  const options = command.parse().opts<{ out: string; audit: boolean }>();
  const locked = lockedPackages(await readFile(inRepository('package-lock.json'), 'utf8'));
  const families = familiesOf(locked);
  const against = locked.flatMap(
    (one) => reasonAgainst({ name: one.name, license: licenseIn(one), family: families.get(one.name) }) ?? [],
  );
  const unhashed = withoutIntegrity(locked);
  const bom = await bill(locked);
  const out = resolve(options.out);
  await mkdir(dirname(out), { recursive: true });
  await writeWhole(out, `${JSON.stringify(bom, null, 1)}\n`);
  const weaknesses = options.audit ? await audit() : { says: 'Known weaknesses: not asked (--no-audit)', fails: false };
  console.log(
    [
      `${bom.components.length} components: ${out}`,
      `Licenses: ${locked.length} packages, ${against.length} refused`,
      ...against.map((reason) => `  ${reason}`),
      `Without a hash: ${unhashed.length}${unhashed.length > 0 ? ' (npm run lock adds them)' : ''}`,
      ...unhashed.map((path) => `  ${path}`),
      weaknesses.says,
    ].join('\n'),
  );
  if (against.length > 0 || unhashed.length > 0 || weaknesses.fails)
    throw new Explained('What is said above has to be mended.');
}

writeBill().catch(exitWith);
