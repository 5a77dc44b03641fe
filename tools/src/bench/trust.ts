import { join } from 'node:path';
import { execa } from 'execa';
import { interruptible } from '../launcher/interruption.ts';
import { type Benchmark, benchmarkSchema } from './benchmark.ts';

const tools = join(import.meta.dirname, '../../../functions/trust');

/** What holds against people without manners, each figure with its bar. */
export async function run(): Promise<Benchmark> {
  const cancelSignal = interruptible();
  const figuresOf = async (file: string): Promise<unknown[]> => {
    const { stdout } = await execa(process.execPath, [join(tools, file)], { stderr: 'inherit', cancelSignal });
    const parsed: unknown = JSON.parse(stdout);
    return Array.isArray(parsed) ? parsed : [];
  };
  return benchmarkSchema.parse({ name: 'trust', figures: await figuresOf('morning-figures.ts') });
}
