import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { type Lane, runStages } from './run-stages.ts';

const stage = (name: string, outcome: Outcome) => ({ name, run: async () => outcome });
const fine = (passed: number): Outcome => ({ passed, failed: 0, details: ['not shown'] });

async function run(...lane: Lane) {
  const lines: string[] = [];
  const passed = await runStages([[lane]], (line) => lines.push(line));
  return { lines, passed };
}

it('ends with the sum of all stages and prints nothing about passed ones', async () => {
  const { lines, passed } = await run(stage('types', fine(15)), stage('unit', fine(812)));
  expect(lines.at(-1)).toBe('827 passed, 0 failed');
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('not shown');
  expect(passed).toBe(true);
});

it('shows what failed, continues, and fails as a whole', async () => {
  const broken = { passed: 2, failed: 1, details: ['add.test.ts\nexpected 4'] };
  const { lines, passed } = await run(stage('unit', broken), stage('lint', fine(1)));
  expect(lines.join('\n')).toContain('    expected 4');
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
  expect(passed).toBe(false);
});

it('counts a stage that cannot run as failed', async () => {
  const { lines, passed } = await run({ name: 'backend', run: () => Promise.reject(new Error('no emulator')) });
  expect(lines.join('\n')).toContain('could not run: no emulator');
  expect(lines.at(-1)).toBe('0 passed, 1 failed');
  expect(passed).toBe(false);
});

it('runs the lanes of a step at the same time, and the next step when all have ended', async () => {
  const ended: string[] = [];
  const first = Promise.withResolvers<void>();
  const waits = {
    name: 'backend',
    run: async () => {
      await first.promise;
      ended.push('backend');
      return fine(1);
    },
  };
  const frees = {
    name: 'unit',
    run: async () => {
      ended.push('unit');
      first.resolve();
      return fine(2);
    },
  };
  const last = {
    name: 'end to end',
    run: async () => {
      ended.push('end to end');
      return fine(4);
    },
  };
  const lines: string[] = [];
  expect(await runStages([[[waits], [frees]], [[last]]], (line) => lines.push(line))).toBe(true);
  expect(ended).toEqual(['unit', 'backend', 'end to end']);
  expect(lines.at(-1)).toBe('7 passed, 0 failed');
});
