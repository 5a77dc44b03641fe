import { AppError } from '@lemma/contract';
import { providerIdSchema } from '@lemma/school/sign-in';
import { z } from 'zod';

const isLocal = (address: string): boolean => ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

const claimSchema = z.object({ claim: z.string().min(1), values: z.array(z.string()).min(1) });

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
  only: claimSchema.optional(),
  /** Whom it has asked for a second factor: everybody, or those of whom a claim (`amr`, say) has one of these values. */
  secondFactor: z.union([z.literal(true), claimSchema]).optional(),
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

type Claims = Readonly<Record<string, unknown>>;

/** A claim may be one value or a list. */
const says = (claims: Claims, { claim, values }: z.infer<typeof claimSchema>): boolean =>
  [claims[claim]].flat().some((value) => values.includes(String(value)));

/** Whether the claims of a person are those of staff. */
export const isStaff = ({ only }: Provider, claims: Claims): boolean => only === undefined || says(claims, only);

/** Whether the provider has asked the person for a second factor, as far as the deployment says so. */
export const gaveFactorThere = ({ secondFactor }: Provider, claims: Claims): boolean =>
  secondFactor === true || (secondFactor !== undefined && says(claims, secondFactor));
