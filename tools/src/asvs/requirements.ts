import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isShown, proofSchema } from '../shown/proof.ts';

const requirementSchema = z
  .strictObject({
    /** The number in OWASP ASVS 5.0.0, without the "V". */
    id: z.string().regex(/^\d+\.\d+\.\d+$/),
    level: z.literal([1, 2]),
    /** What it asks for, in a few words of our own. */
    about: z.string().min(1),
    status: z.enum(['met', 'not-applicable', 'not-met']),
    /** How it is met, why it does not apply, or what is missing and what would be needed. */
    says: z.string().min(1),
    ...proofSchema.shape,
  })
  .refine((one) => one.status !== 'met' || isShown(one), { error: 'is met by nothing' });
export type Requirement = z.infer<typeof requirementSchema>;

const folder = join(import.meta.dirname, 'requirements');

/** Every requirement of levels 1 and 2, in the order of the standard. */
export async function readRequirements(): Promise<readonly Requirement[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => z.array(requirementSchema).parse(JSON.parse(text)));
}
