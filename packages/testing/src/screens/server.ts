import type { AppErrorCode } from '@lemma/contract';
import { type CallName, type CallOutput, calls } from '@lemma/school/calls';
import type { CollectionName } from '@lemma/school/collections';

/** How Firestore fails to read; `offline`: the document is not cached and the server cannot be reached. */
export type ReadFault = 'permission-denied' | 'offline' | 'late';

/** Which fields of a document were read. */
type Fields = 'all' | readonly string[];

type Asked = { readonly name: string; readonly input: unknown };

const state = {
  documents: new Map<string, unknown>(),
  readFaults: new Map<string, ReadFault>(),
  answers: new Map<string, () => unknown>(),
  asked: [] as Asked[],
  reads: [] as { readonly path: string; readonly fields: Fields }[],
  /**
   * What must not happen in a test: calls without an answer, and inputs or answers that do not fit the table of calls.
   */
  unexpected: [] as string[],
  /** Calls whose answer a test holds back. */
  withheld: new Set<symbol>(),
  followers: new Set<() => void>(),
};

const changed = () => {
  for (const follower of state.followers) follower();
};

/** An error as the Firebase functions client throws it for a server's AppError. */
export const refusal = (code: AppErrorCode): Error =>
  Object.assign(new Error(code), { code: 'functions/internal', details: { code } });

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

const complaint = (text: string): Error => {
  state.unexpected.push(text);
  return new Error(text);
};

/** Answers one call as the table of calls defines it; any other call is unexpected and fails the test. */
export async function answer(name: string, given: unknown): Promise<unknown> {
  if (!isCall(name)) throw complaint(`${name} is no call`);
  // Converted to JSON, as over a network: undefined values do not arrive.
  const input: unknown = JSON.parse(JSON.stringify(given));
  const read = calls[name].input.safeParse(input);
  if (!read.success) throw complaint(`${name} does not take ${JSON.stringify(input)}: ${read.error.message}`);
  state.asked.push({ name, input });
  const respond = state.answers.get(name);
  if (!respond) throw complaint(`nobody answers ${name}`);
  const one = Symbol(name);
  state.withheld.add(one);
  const output = await Promise.resolve()
    .then(respond)
    .finally(() => state.withheld.delete(one));
  const parsed = calls[name].output.safeParse(output);
  if (!parsed.success) throw complaint(`${name} does not answer ${JSON.stringify(output)}: ${parsed.error.message}`);
  return output;
}

/** The data from which Firestore's stand-in reads. */
export const reading = {
  document: (path: string) => state.documents.get(path),
  faultOf: (path: string) => state.readFaults.get(path),
  note: (path: string, fields: Fields): void => void state.reads.push({ path, fields }),
  in: (from: string) => [...state.documents].filter(([path]) => path.startsWith(`${from}/`)),
  follow: (follower: () => void) => {
    state.followers.add(follower);
    return () => state.followers.delete(follower);
  },
};

/** The school's server in place of the network: documents, and answers to calls. */
export const server = {
  /** Stores a document. Subscribers to it are notified. */
  put: (from: CollectionName, id: string, data: object): void => {
    state.readFaults.delete(`${from}/${id}`);
    state.documents.set(`${from}/${id}`, data);
    changed();
  },
  /**
   * Makes a document, or a whole collection, unreadable; `late`: who follows a document hears nothing of it until it is
   * put.
   */
  denies: (path: string, fault: ReadFault): void => {
    state.readFaults.set(path, fault);
    changed();
  },
  /** Makes it readable again. */
  allows: (path: string): void => {
    state.readFaults.delete(path);
    changed();
  },
  answers: <N extends CallName>(name: N, respond: () => CallOutput<N> | Promise<CallOutput<N>>): void => {
    state.answers.set(name, respond);
  },
  refuses: (name: CallName, code: AppErrorCode): void => {
    state.answers.set(name, () => Promise.reject(refusal(code)));
  },
  /** The inputs of a call, in the order in which they came. */
  asked: (name: CallName): readonly unknown[] =>
    state.asked.filter((one) => one.name === name).map(({ input }) => input),
  /** Which fields of a document were read or followed, each time. */
  readsOf: (path: string): readonly Fields[] =>
    state.reads.filter((one) => one.path === path).map(({ fields }) => fields),
};

/** How many calls wait for an answer that the test holds back. */
export const withheld = (): number => state.withheld.size;

/** Resets the server and returns what was unexpected. */
export function closeServer(): readonly string[] {
  const unexpected = [...state.unexpected];
  for (const part of [state.documents, state.readFaults, state.answers, state.withheld, state.followers]) part.clear();
  state.asked.length = 0;
  state.reads.length = 0;
  state.unexpected.length = 0;
  return unexpected;
}
