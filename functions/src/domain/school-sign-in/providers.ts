import { AppError } from '@lemma/contract';
import { providerIdSchema } from '@lemma/school/sign-in';
import { z } from 'zod';

const isLocal = (address: string): boolean => ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

/** One OpenID Connect provider of a school. */
const providerSchema = z.object({
  id: providerIdSchema,
  /** Its address, from which everything else of it is read. Plain HTTP is for this machine only. */
  issuer: z.url().refine((address) => address.startsWith('https:') || isLocal(address)),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The domains of the addresses that the school gives to its staff. Of others, what the provider says is no proof. */
  domains: z.array(z.string().toLowerCase()).min(1),
  /** Who may come, where the provider also knows students: a claim, and the values of staff. */
  only: z.object({ claim: z.string().min(1), values: z.array(z.string()).min(1) }).optional(),
});
export type Provider = z.infer<typeof providerSchema>;

/**
 * The provider with this id in `LEMMA_SCHOOL_PROVIDERS`, a list as JSON.
 * @throws AppError `data/not-found`, or `setup/invalid` for a list that is wrong.
 */
export function providerOf(id: string, env: Readonly<Record<string, string | undefined>> = process.env): Provider {
  let listed: unknown;
  try {
    listed = JSON.parse(env.LEMMA_SCHOOL_PROVIDERS ?? '[]');
  } catch (error) {
    throw new AppError('setup/invalid', 'LEMMA_SCHOOL_PROVIDERS is not JSON', error);
  }
  const parsed = z.array(providerSchema).safeParse(listed);
  if (!parsed.success) throw new AppError('setup/invalid', 'LEMMA_SCHOOL_PROVIDERS', parsed.error);
  const found = parsed.data.find((one) => one.id === id);
  if (found === undefined) throw new AppError('data/not-found', `provider ${id}`);
  return found;
}

export const isOfSchool = ({ domains }: Provider, email: string): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1));

/** Whether the claims of a person are those of staff. A claim may be one value or a list. */
export const isStaff = ({ only }: Provider, claims: Readonly<Record<string, unknown>>): boolean =>
  only === undefined || [claims[only.claim]].flat().some((value) => only.values.includes(String(value)));
