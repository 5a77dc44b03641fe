import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRng, type Rng } from '@lemma/math';
import { type CallInput, type CallOutput, calls } from '@lemma/school/calls';
import type { FilePurpose } from '@lemma/school/files';
import { initializeApp } from 'firebase-admin/app';
import type { z } from 'zod';
import { hearWork } from '../src/domain/results/fold.ts';
import { takePart } from '../src/engines/files/take-part.ts';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import type { Caller } from '../src/platform/caller.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { accounts, atOnce } from '../src/platform/firebase.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { type Act, handlers } from './handlers.ts';
import { memoryDatabase } from './memory-database.ts';

/** Whoever acts: an adult with an address, or a student. */
export type Actor = { readonly uid: string; readonly name: string; readonly email?: string };

type Handle = (input: unknown, caller: Caller) => Promise<unknown>;
const isHandle = (value: unknown): value is Handle => typeof value === 'function';
/** The same table, typed so that a generic name keeps its own schemas. */
const schemas: {
  readonly [N in Act]: { readonly input: z.ZodType; readonly output: z.ZodType<CallOutput<N>> };
} = calls;

const PROJECT_ID = 'demo-lemma';
const NOWHERE = '127.0.0.1:1';
const HOLDER = 'demonstration';

/** Any seed gives a school; this one was not chosen for what it gives. */
const SEED = 20_261_123;

/** The accounts of the auth service that handlers ask for: here they exist as soon as they are named. */
function withoutAuthService(): void {
  Object.assign(accounts(), {
    getUser: async (uid: string) => ({ uid }),
    getUsers: async () => ({ users: [], notFound: [] }),
    importUsers: async (all: readonly unknown[]) => ({ successCount: all.length, failureCount: 0, errors: [] }),
  });
}

/** A queue that takes every task and does none: `fold` does what they would do. @returns its `host:port`. */
async function deafQueue(): Promise<string> {
  const queue = createServer((_request, reply) => void reply.setHeader('content-type', 'application/json').end('{}'));
  queue.unref().listen(0, '127.0.0.1');
  await once(queue, 'listening');
  const address = queue.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/**
 * Where the demonstration school is made: the product's own handlers, called one after another at moments of the last
 * half year, on a database in memory.
 */
export class Stage {
  readonly calendar: Calendar;
  readonly rng: Rng = createRng(SEED);
  readonly #database: ReturnType<typeof memoryDatabase>;
  #now = 0;
  #ids = 0;
  /** The submissions that changed since the summaries were folded last. */
  #changed = new Set<string>();

  private constructor(now: number) {
    this.calendar = calendarOf(now);
    // With an emulator's address, the client asks for no credentials. Nothing is sent to it.
    process.env.GCLOUD_PROJECT = PROJECT_ID;
    process.env.FIRESTORE_EMULATOR_HOST = NOWHERE;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = NOWHERE;
    initializeApp({ projectId: PROJECT_ID });
    this.#database = memoryDatabase(
      () => this.#now,
      (name) => this.#note(name),
    );
    this.#database.serve(database());
    withoutAuthService();
  }

  static async open(now: number): Promise<Stage> {
    process.env.CLOUD_TASKS_EMULATOR_HOST = await deafQueue();
    return new Stage(now);
  }

  #note(name: string): void {
    const [collection, id] = name.split('/').slice(-2);
    if (collection === 'submissions' && id !== undefined) this.#changed.add(id);
  }

  /** A new id, the same in each making. */
  id(): string {
    this.#ids += 1;
    return createHash('sha256').update(`${SEED} ${this.#ids}`).digest('hex').slice(0, 20);
  }

  /** What the database stores from now on was stored at this moment. */
  setClock(now: number): void {
    this.#now = now;
  }

  /** Carries out one call as this person at this moment. */
  async act<N extends Act>(
    { uid, name, email }: Actor,
    at: number,
    call: N,
    input: CallInput<N>,
  ): Promise<CallOutput<N>> {
    this.#now = at;
    const handle = Object.entries(await handlers[call]()).find(([exported]) => exported === call)?.[1];
    if (!isHandle(handle)) throw new Error(`no handler of ${call}`);
    const caller: Caller = {
      uid,
      name,
      email,
      ip: '127.0.0.1',
      now: at,
      signedInAt: at,
      isStudent: email === undefined,
    };
    const { input: takes, output: gives } = schemas[call];
    return gives.parse(await handle(takes.parse(input), caller));
  }

  /** Uploads a file as the page does. @returns its id. */
  async upload({ uid }: Actor, at: number, bytes: Uint8Array, name: string, purpose: FilePurpose): Promise<string> {
    this.#now = at;
    const digest = createHash('sha256').update(bytes).digest('hex');
    const reply = await takePart(uid, { digest, name, purpose, at: 0, size: bytes.length, bytes }, at);
    if (reply.kind !== 'kept') throw new Error(`${name} was not stored`);
    return reply.file.fileId;
  }

  /** Does what the events of changed submissions do: the students' desks, and notes that lines are out of date. */
  async hearEvents(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed = new Set();
    for (const id of changed) {
      const submission = await documents.submissions.read(id);
      if (submission === undefined) continue;
      await hearWork(submission, this.#now);
    }
  }

  /** Hears all events, then folds the summaries of a class, as its task does. */
  async fold(classId: string): Promise<void> {
    await this.hearEvents();
    const left = async () => !(await documents.insightMarks.where(['classId', '==', classId]).limit(1).get()).empty;
    while (await left()) {
      await documents.insightLeases.put(atOnce, classId, { holder: HOLDER, until: 0, wroteAt: 0 });
      await foldClass(classId, HOLDER, async () => undefined);
    }
  }

  stored() {
    return this.#database.all();
  }
}
