import { once } from 'node:events';
import { createServer } from 'node:http';

/** A school's provider as the functions are told of it (`LEMMA_SCHOOL_PROVIDERS`). */
export const schoolProvider = (issuer: string) => ({
  ...{ id: 'riverside', name: 'Riverside School', issuer, clientId: 'lemma', clientSecret: 'a secret of the tests' },
  ...{ domains: ['riverside.example'], only: { claim: 'kind', values: ['staff'] } },
  secondFactor: { claim: 'steps', values: ['two'] },
});

/** What a school's provider says of somebody. */
export type PersonThere = {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly kind: 'staff' | 'student';
  /** Whether the provider asked for a second factor. */
  readonly steps?: 'one' | 'two';
};

type Client = { readonly clientId: string; readonly clientSecret: string; readonly callback: string };

/**
 * A real OpenID Connect provider (npm `oidc-provider`) with its own pages: whoever types the id of one of `people` there is
 * that person. @returns the function that stops it.
 */
export async function startSchoolProvider(
  issuer: string,
  client: Client,
  people: ReadonlyMap<string, PersonThere>,
): Promise<() => Promise<void>> {
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [
      {
        ...{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [client.callback] },
        ...{ response_types: ['code'], grant_types: ['authorization_code'] },
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'kind', 'steps'] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, accountId) => {
      const person = people.get(accountId);
      return person && { accountId, claims: () => Promise.resolve({ sub: accountId, ...person }) };
    },
  });
  const server = createServer(provider.callback());
  server.listen(Number(new URL(issuer).port), new URL(issuer).hostname);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/**
 * Goes through the provider's pages as a browser does: signs in as `id` and agrees. @returns the address at which the
 * provider leaves the browser, which is not opened.
 */
export async function signInThere(address: string, id: string, callback: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next: { readonly url: URL; readonly form?: Record<string, string> } = { url: new URL(address) };
  for (let step = 0; step < 12; step += 1) {
    const reply = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const to = reply.headers.get('location');
    const text = await reply.text();
    if (to?.startsWith(callback)) return new URL(to);
    if (to !== null) next = { url: new URL(to, next.url) };
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
      const action = /action="([^"]+)"/.exec(text)?.[1];
      if (prompt === undefined || action === undefined) throw new Error(`${reply.status} ${text}`);
      next = { url: new URL(action, next.url), form: { prompt, login: id, password: 'any' } };
    }
  }
  throw new Error('The provider did not come to an end.');
}
