import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** SymPy's verdict on a pair: `same` is null if it cannot decide; `at` is a place where the two differ. */
export type Opinion = { readonly same: boolean | null; readonly at: string | null };

const HOME = fileURLToPath(new URL('../../node_modules/.cache/sympy', import.meta.url));
const PYTHON = join(HOME, 'bin', 'python');

const isOpinion = (value: unknown): value is Opinion => typeof value === 'object' && value !== null && 'same' in value;

/** A virtual environment with SymPy, made on the first run; the reason if Python is missing. */
export function sympyPython(): { readonly python: string } | { readonly missing: string } {
  try {
    if (!existsSync(PYTHON)) {
      execFileSync('python3', ['-m', 'venv', HOME], { stdio: 'ignore' });
      execFileSync(PYTHON, ['-m', 'pip', 'install', '--quiet', 'sympy==1.14.0'], { stdio: 'ignore' });
    }
    execFileSync(PYTHON, ['-c', 'import sympy'], { stdio: 'ignore' });
    return { python: PYTHON };
  } catch (error) {
    return { missing: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** A Python process that answers pairs in their order. */
export class Oracle {
  readonly #child: ChildProcess;
  readonly #waiting: ((opinion: Opinion) => void)[] = [];

  constructor(python: string) {
    this.#child = spawn(python, [fileURLToPath(new URL('oracle.py', import.meta.url))], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (this.#child.stdout === null) throw new Error('no output from Python');
    createInterface(this.#child.stdout).on('line', (line) => {
      const opinion: unknown = JSON.parse(line);
      this.#waiting.shift()?.(isOpinion(opinion) ? opinion : { same: null, at: line });
    });
  }

  ask(pair: object): Promise<Opinion> {
    this.#child.stdin?.write(`${JSON.stringify(pair)}\n`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  end(): void {
    this.#child.stdin?.end();
  }
}
