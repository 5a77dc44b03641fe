import type { AppErrorCode } from '@lemma/contract';
import { type CallName, type CallOutput, calls } from '@lemma/school/calls';
import type { CollectionName } from '@lemma/school/collections';

/** How Firestore refuses to read; `offline`: it has nothing of the document and nobody to ask. */
export type ReadFault = 'permission-denied' | 'offline';

type Asked = { readonly name: string; readonly input: unknown };

const state = {
  documents: new Map<string, unknown>(),
  readFaults: new Map<string, ReadFault>(),
  answers: new Map<string, () => unknown>(),
  asked: [] as Asked[],
  /** What no test may let pass: calls that nobody answers, and inputs or answers that the table of calls does not take. */
  unexpected: [] as string[],
  followers: new Set<() => void>(),
};

const changed = () => {
  for (const follower of state.followers) follower();
};

/** An error as the Firebase functions client throws it for an AppError of the server. */
export const refusal = (code: AppErrorCode): Error =>
  Object.assign(new Error(code), { code: 'functions/internal', details: { code } });

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

const complaint = (text: string): Error => {
  state.unexpected.push(text);
  return new Error(text);
};

/** Answers one call as the table of calls has it; anything else is an unexpected call, and fails the test. */
export async function answer(name: string, given: unknown): Promise<unknown> {
  if (!isCall(name)) throw complaint(`${name} is no call`);
  // Through JSON, as over a wire: what is undefined does not arrive.
  const input: unknown = JSON.parse(JSON.stringify(given));
  const read = calls[name].input.safeParse(input);
  if (!read.success) throw complaint(`${name} does not take ${JSON.stringify(input)}: ${read.error.message}`);
  state.asked.push({ name, input });
  const respond = state.answers.get(name);
  if (!respond) throw complaint(`nobody answers ${name}`);
  const output = await respond();
  const parsed = calls[name].output.safeParse(output);
  if (!parsed.success) throw complaint(`${name} does not answer ${JSON.stringify(output)}: ${parsed.error.message}`);
  return output;
}

/** What Firestore's stand-in reads. */
export const reading = {
  document: (path: string) => state.documents.get(path),
  faultOf: (path: string) => state.readFaults.get(path),
  in: (from: string) => [...state.documents].filter(([path]) => path.startsWith(`${from}/`)),
  follow: (follower: () => void) => {
    state.followers.add(follower);
    return () => state.followers.delete(follower);
  },
};

/** The school's server in the place of the network: documents, and what calls are answered. */
export const server = {
  /** Puts a document there. Whoever follows it hears of it. */
  put: (from: CollectionName, id: string, data: object): void => {
    state.readFaults.delete(`${from}/${id}`);
    state.documents.set(`${from}/${id}`, data);
    changed();
  },
  /** Lets a document, or a whole collection, be read no more. */
  denies: (path: string, fault: ReadFault): void => {
    state.readFaults.set(path, fault);
    changed();
  },
  /** Lets it be read again. */
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
};

/** Empties it. Gives back what was unexpected. */
export function closeServer(): readonly string[] {
  const unexpected = [...state.unexpected];
  for (const part of [state.documents, state.readFaults, state.answers, state.followers]) part.clear();
  state.asked.length = 0;
  state.unexpected.length = 0;
  return unexpected;
}
