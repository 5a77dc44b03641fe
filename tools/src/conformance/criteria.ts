import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isShown, proofSchema } from '../shown/proof.ts';

const criterionSchema = z
  .strictObject({
    /** The number in WCAG 2.2. */
    id: z.string().regex(/^[1-4]\.[1-5]\.\d+$/),
    level: z.literal(['A', 'AA']),
    name: z.string().min(1),
    status: z.enum(['supports', 'partially', 'does-not', 'not-applicable']),
    /** How it is met, why it does not apply, or what is missing. */
    says: z.string().min(10),
    ...proofSchema.shape,
  })
  .refine((one) => one.status !== 'supports' || isShown(one), { error: 'is supported by nothing' });
export type Criterion = z.infer<typeof criterionSchema>;

const folder = join(import.meta.dirname, 'criteria');

/** Every criterion of WCAG 2.2, levels A and AA, in the order of the guidelines. */
export async function readCriteria(): Promise<readonly Criterion[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => z.array(criterionSchema).parse(JSON.parse(text)));
}
