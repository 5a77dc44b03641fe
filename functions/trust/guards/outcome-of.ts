import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const idsSchema = z.array(z.string());
const outcomeSchema = z.object({
  ...{ letIn: idsSchema, refusedOtherwise: idsSchema, failed: idsSchema, letInMeanwhile: idsSchema },
  ...{ proved: idsSchema, survivors: idsSchema, wronglyProved: idsSchema },
});
const script = fileURLToPath(new URL('../guards-figures.ts', import.meta.url));

/** Tries guards in a process of its own: those with these ids, or all. */
export async function outcomeOf(...ids: readonly string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...ids], { maxBuffer: 10_000_000 });
  return outcomeSchema.parse(JSON.parse(stdout));
}
