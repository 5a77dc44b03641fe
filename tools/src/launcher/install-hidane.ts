import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import type { Progress } from '../progress.ts';
import { HIDANE_VERSION } from '../repository.ts';

type Variables = Readonly<Record<string, string | undefined>>;
export type Installed = { readonly binary: string } | { readonly reason: string };

const NPM_TIMEOUT_MS = 120_000;
const windows = process.platform === 'win32';

/** Installs the npm package, which contains a prebuilt binary. Not every registry has it. */
export async function installHidaneByNpm(cache: string, progress: Progress, env: Variables): Promise<Installed> {
  const step = progress(`Firestore emulator: npm package hidane ${HIDANE_VERSION}`);
  const prefix = join(cache, 'npm');
  await mkdir(prefix, { recursive: true });
  const { failed, stderr } = await execa(
    'npm',
    ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `hidane@${HIDANE_VERSION}`],
    { cwd: prefix, env: { ...env }, extendEnv: false, reject: false, timeout: NPM_TIMEOUT_MS, stdin: 'ignore' },
  );
  if (!failed) {
    step.done();
    return { binary: join(prefix, 'node_modules', '.bin', windows ? 'hidane.cmd' : 'hidane') };
  }
  const code = /npm (?:error|ERR!) code (\w+)/.exec(stderr)?.[1] ?? 'no answer';
  step.failed(`not available (${code})`);
  return { reason: `the npm package hidane is not available here (${code})` };
}

/**
 * The environment with rustup's folder on the PATH, which a shell that was opened before the installation of Rust
 * lacks.
 */
const withCargo = (env: Variables) => ({
  ...env,
  PATH: [env.PATH, join(env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin')].filter(Boolean).join(delimiter),
});

const MOST_LINES = 12;

/** Compiles the pinned version; progress is counted by cargo's "Compiling x" lines, one per crate. */
export async function installHidaneByCargo(cache: string, progress: Progress, env: Variables): Promise<Installed> {
  const variables = withCargo(env);
  const found = await execa('cargo', ['--version'], { env: variables, extendEnv: false, reject: false });
  if (found.failed) return { reason: 'no cargo (Rust) on the PATH or in ~/.cargo/bin' };

  const step = progress('Firestore emulator: building it with cargo, once, about three minutes');
  const building = execa(
    'cargo',
    ['install', 'hidane', '--locked', '--version', HIDANE_VERSION, '--root', cache, '--color', 'never'],
    { env: variables, extendEnv: false, reject: false, stdin: 'ignore', stdout: 'ignore', buffer: false },
  );
  const last: string[] = [];
  let crates = 0;
  for await (const line of createInterface({ input: building.stderr })) {
    last.push(line.trim());
    if (last.length > MOST_LINES) last.shift();
    if (/^\s*Compiling /.test(line)) crates += 1;
    step.update(crates > 0 ? `${crates} crates compiled,` : line.trim());
  }
  const { failed } = await building;
  if (!failed) {
    step.done(`${crates} crates`);
    return { binary: join(cache, 'bin', windows ? 'hidane.exe' : 'hidane') };
  }
  step.failed();
  return { reason: `cargo install failed:\n      ${last.join('\n      ')}` };
}
