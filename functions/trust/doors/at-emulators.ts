import { type Backend, doorsOf, type Person, personWith } from '@lemma/testing';
import { z } from 'zod';
import { tokenOf } from '../rules/ask.ts';
import type { Who } from '../rules/people.ts';
import type { AskDoor } from './judge.ts';
import type { As } from './make-school.ts';
import { callOf, isRoute, type RouteRequest } from './routes.ts';

const refusalSchema = z.object({
  error: z.object({
    details: z.object({ code: z.string() }).optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});

const codeIn = (body: unknown): string => {
  const { data } = refusalSchema.safeParse(body);
  return data ? (data.error.details?.code ?? data.error.code ?? data.error.message ?? 'none') : 'ok';
};

async function askRoute(backend: Backend, { idToken }: Person, request: RouteRequest): Promise<string> {
  const { route, method, query, body } = request;
  const headers = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
  const address = `${doorsOf(backend)}/${route}?${new URLSearchParams(query)}`;
  const reply = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  const text = Buffer.from(await reply.arrayBuffer()).toString();
  return reply.ok ? 'ok' : codeIn(JSON.parse(text));
}

/** Calls the functions of emulators over HTTP, with tokens that the auth emulator did not make and takes. */
export function doorsAtEmulators(backend: Backend): { readonly as: As; readonly ask: AskDoor } {
  const personOf = ({ uid, claims }: Who): Person =>
    personWith(backend, uid, claims && tokenOf(uid, backend.projectId, claims));
  return {
    as: personOf,
    ask: async ({ who, subject }, input) => {
      const person = personOf(who);
      const once = async (): Promise<string> =>
        isRoute(input)
          ? askRoute(backend, person, input)
          : codeIn((await person.callRaw(callOf(subject), { data: input })).body);
      // A connection may be closed in the moment in which a request is sent on it.
      return once().catch(once);
    },
  };
}
