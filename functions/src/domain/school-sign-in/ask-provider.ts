import { AppError } from '@lemma/contract';
import { emailSchema } from '@lemma/school/people';
import { HOUR, MINUTE } from '@lemma/school/time';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { z } from 'zod';
import { seal, unseal } from '../../platform/seal.ts';
import { sealingKey } from '../../platform/sealing-key.ts';
import { siteOrigin } from '../../platform/site-origin.ts';
import { gaveFactorThere, isOfSchool, isStaff, type Provider, providerOf } from './providers.ts';

/** How long somebody may take at the provider. */
const TICKET_LIFE_MS = 15 * MINUTE;
/** Seconds for each request to the provider. */
const PATIENCE_S = 8;

/**
 * What the page keeps between leaving for the provider and coming back. It is encrypted, so that the page cannot read or
 * change it; without it an answer of the provider is worth nothing, so that nobody can be signed in by a foreign link.
 */
const ticketSchema = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
});

const PURPOSE = 'school sign-in';
const refused = (why: string, cause?: unknown) => new AppError('sign-in/refused', why, cause);

/** Where the provider sends the browser back: a fixed address, whatever the page says. */
const callbackAddress = (): string => `${siteOrigin()}/auth/callback`;

type Known = { readonly asked: Promise<Configuration>; readonly until: number };
const known = new Map<string, Known>();

/** The provider's own description of itself, asked for once an hour. */
function configurationOf({ issuer, clientId, clientSecret }: Provider, now: number): Promise<Configuration> {
  const key = `${issuer} ${clientId}`;
  const before = known.get(key);
  if (before !== undefined && before.until > now) return before.asked;
  const insecure = issuer.startsWith('http:') ? { execute: [allowInsecureRequests] } : {};
  const asked = discovery(new URL(issuer), clientId, clientSecret, undefined, { ...insecure, timeout: PATIENCE_S });
  known.set(key, { asked, until: now + HOUR });
  return asked.catch((error: unknown) => {
    known.delete(key);
    throw new AppError('server/unavailable', `${issuer} does not answer`, error);
  });
}

/** The address at the provider to which the page goes, and the ticket for coming back. */
export async function leaveFor(id: string, now: number): Promise<{ address: string; ticket: string }> {
  const configuration = await configurationOf(providerOf(id), now);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const address = buildAuthorizationUrl(configuration, {
    ...{ redirect_uri: callbackAddress(), scope: 'openid email profile', state, nonce },
    ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
  });
  const ticket = { provider: id, state, nonce, verifier, until: now + TICKET_LIFE_MS };
  return { address: address.href, ticket: seal(ticket, await sealingKey(), PURPOSE) };
}

async function ticketIn(sealed: string, now: number) {
  const key = await sealingKey();
  try {
    const ticket = ticketSchema.parse(unseal(sealed, key, PURPOSE));
    if (ticket.until > now) return ticket;
  } catch (error) {
    throw refused('no ticket of ours', error);
  }
  throw refused('too late');
}

/** Somebody for whom the school's provider vouches. */
export type Vouched = {
  readonly provider: string;
  readonly issuer: string;
  /** The person's id at the provider, which stays when name and address change. */
  readonly subject: string;
  readonly email: string;
  readonly fullName: string;
  /** Whether the provider asked for a second factor. */
  readonly gaveFactor: boolean;
};

/** Characters of a name as a provider says it; the profile takes fewer. */
const LONGEST_NAME = 1000;

const personSchema = z.object({
  sub: z.string(),
  email: emailSchema,
  email_verified: z.literal(true),
  name: z.string().max(LONGEST_NAME).default(''),
});

/** Exchanges the provider's answer for what it says of the person. @throws AppError `sign-in/refused`. */
export async function comeBack(sealed: string, answer: string, now: number): Promise<Vouched> {
  const ticket = await ticketIn(sealed, now);
  const provider = providerOf(ticket.provider);
  const configuration = await configurationOf(provider, now);
  const address = new URL(callbackAddress());
  address.search = answer;
  const checks = { pkceCodeVerifier: ticket.verifier, expectedState: ticket.state, expectedNonce: ticket.nonce };
  const said = await authorizationCodeGrant(configuration, address, { ...checks, idTokenExpected: true }).catch(
    (error: unknown) => {
      throw refused('the provider or the answer', error);
    },
  );
  const claims = said.claims();
  if (claims === undefined) throw refused('no id token');
  const more = await fetchUserInfo(configuration, said.access_token, claims.sub).catch(() => ({}));
  const all = { ...more, ...claims };
  const person = personSchema.safeParse(all);
  if (!person.success) throw refused('no confirmed address', person.error);
  const { sub: subject, email, name: fullName } = person.data;
  if (!isOfSchool(provider, email) || !isStaff(provider, all)) throw refused('not of the staff');
  const gaveFactor = gaveFactorThere(provider, all);
  return { provider: provider.id, issuer: provider.issuer, subject, email, fullName, gaveFactor };
}
