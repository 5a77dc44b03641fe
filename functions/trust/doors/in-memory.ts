import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { isAppErrorCode } from '@lemma/contract';
import { type CallName, type CallOutput, calls } from '@lemma/school/calls';
import { schoolOperators } from '@lemma/testing';
import { initializeApp } from 'firebase-admin/app';
import type { z } from 'zod';
import { memoryDatabase } from '../../demonstration/memory-database.ts';
import { doors } from '../../src/api.ts';
import { backup } from '../../src/calls/http/backup.ts';
import { download } from '../../src/calls/http/download.ts';
import { halted } from '../../src/calls/http/halted.ts';
import { policyReport } from '../../src/calls/http/policy-report.ts';
import { unsubscribe } from '../../src/calls/http/unsubscribe.ts';
import { upload } from '../../src/calls/http/upload.ts';
import { database } from '../../src/platform/database.ts';
import { accounts } from '../../src/platform/firebase.ts';
import { accountsInMemory } from '../accounts-in-memory.ts';
import { tokenBodyOf, tokenOf } from '../rules/ask.ts';
import type { Who } from '../rules/people.ts';
import type { AskDoor } from './judge.ts';
import type { As } from './make-school.ts';
import { callOf, isRoute, type RouteRequest } from './routes.ts';

const PROJECT_ID = 'demo-doors';
const NOWHERE = '127.0.0.1:1';

/** What takes every task and does none, and knows of every account that it has no password. @returns its `host:port`. */
async function deafService(): Promise<string> {
  const answer = JSON.stringify({ users: [{ providerUserInfo: [] }] });
  const service = createServer(
    (_request, reply) => void reply.setHeader('content-type', 'application/json').end(answer),
  );
  service.unref().listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** Handlers of endpoints, as far as they are given what is here. */
type Serve = (request: object, reply: object) => Promise<unknown>;
const isServe = (value: unknown): value is Serve => typeof value === 'function';
const routes = { backup, download, halted, policyReport, unsubscribe, upload } as const;

/** The same table, typed so that a generic name keeps its own schema. */
const outputs: { readonly [N in CallName]: { readonly output: z.ZodType<CallOutput<N>> } } = calls;

const claimsOf = ({ uid, claims }: Who) => claims && tokenBodyOf(uid, PROJECT_ID, claims);

const codeIn = (error: unknown): string => {
  const { details, code } = Object(error);
  const said = details?.code ?? code;
  return isAppErrorCode(said) && said !== 'unknown' ? said : `unknown: ${error}`;
};

/** What an endpoint answers: `ok`, or the code of the refusal. */
async function askRoute(who: Who, { route, method, query, body }: RouteRequest): Promise<string> {
  const serve: unknown = routes[route];
  if (!isServe(serve)) throw new Error(route);
  let code = 'ok';
  const own = Object.assign(new PassThrough(), {
    headersSent: false,
    status: () => own,
    set: () => own,
    send: () => own.end(),
    sendStatus: () => own.end(),
    json: (said: { error?: { code: string } }) => {
      code = said.error?.code ?? code;
      return own.end();
    },
  });
  own.resume();
  const headers = who.claims ? { authorization: `Bearer ${tokenOf(who.uid, PROJECT_ID, who.claims)}` } : {};
  const get = (name: string): unknown => Reflect.get(headers, name.toLowerCase());
  const rawBody = Buffer.from(body ?? '');
  await serve({ method, query, headers, get, header: get, body, rawBody, socket: {}, ip: '127.0.0.1' }, own);
  return code;
}

async function run(who: Who, name: string, data: unknown): Promise<unknown> {
  const door = Object.entries(doors).find(([one]) => one === name)?.[1];
  if (door === undefined || !('run' in door)) throw new Error(name);
  const token = claimsOf(who);
  const rawRequest = { headers: { 'user-agent': '' }, socket: {} };
  const request = {
    data: structuredClone(data),
    rawRequest,
    acceptsStreaming: false,
    ...(token && { auth: { uid: who.uid, token } }),
  };
  return Reflect.apply(door.run, door, [request]);
}

/**
 * The functions in this process, on a database, an auth service and files of its own: as quick as they are, and so fit for
 * asking the whole table again for each change of them. What a token says is taken as said.
 */
export async function doorsInMemory() {
  const service = await deafService();
  Object.assign(process.env, {
    ...{ GCLOUD_PROJECT: PROJECT_ID, FIRESTORE_EMULATOR_HOST: NOWHERE, FUNCTIONS_EMULATOR: 'true' },
    ...{ FIREBASE_AUTH_EMULATOR_HOST: service, CLOUD_TASKS_EMULATOR_HOST: service },
    LEMMA_FILES_DIR: mkdtempSync(join(tmpdir(), 'lemma-doors-')),
    LEMMA_SCHOOL_OPERATORS: schoolOperators.join(','),
  });
  initializeApp({ projectId: PROJECT_ID });
  const memory = memoryDatabase(Date.now, () => {});
  memory.serve(database());
  const people = accountsInMemory();
  people.serve();
  Object.assign(accounts(), {
    createCustomToken: async () => 'a token',
    verifyIdToken: async (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
  });
  const as: As = (who) => ({
    call: async <N extends CallName>(name: N, input: unknown) => {
      return outputs[name].output.parse(await run(who, name, input));
    },
  });
  const ask: AskDoor = async ({ who, subject }, input) => {
    try {
      if (isRoute(input)) return await askRoute(who, input);
      await run(who, callOf(subject), input);
      return 'ok';
    } catch (error) {
      return codeIn(error);
    }
  };
  const remember = (): (() => void) => {
    const back = [memory.remember(), people.remember()];
    return () => {
      for (const one of back) one();
    };
  };
  return { as, ask, remember, all: memory.all };
}
