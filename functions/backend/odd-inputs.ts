import { createRng } from '@lemma/math';
import { calls } from '@lemma/school/calls';
import { doorsOf, type Person } from '@lemma/testing';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { inputsOf } from '../trust/doors/inputs.ts';
import { type OddInput, oddInputsOf } from '../trust/odd-inputs-of.ts';
import { faultOf, sendTwice } from '../trust/send.ts';
import { callersOf, markedClass } from './marked-class.ts';
import { admin, backend, everythingAtRest } from './school.ts';

/** Milliseconds, on a machine that is busy with other tests. */
const AT_ONCE = 5000;
const THEIRS = 'Quillfeather';

/** Calls that end what others go on with: a class, a student, a session, a colleague. They come last. */
const ENDING =
  /^(archive|close|unpublish|restoreAssignment|remove|merge|move|change[AS]|reissue|erase|revoke|handOver|setClassRole|end|stop|renewClass|handIn|excuse|answerI)/;
const inOrder = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => Number(ENDING.test(one)) - Number(ENDING.test(other)));

const base = doorsOf(backend);

/** The documents of another class, as they are. */
async function contentsOf(paths: readonly string[]): Promise<Map<string, string>> {
  const found = await admin().getAll(...paths.map((path) => admin().doc(path)));
  return new Map(found.map((one) => [one.ref.path, JSON.stringify(one.data())]));
}

/** What nobody has to answer for: how often somebody tried, and which of their sessions are in use. */
const isBeside = (path: string): boolean => /^(sessions|throttles|insightLeases|easiness|audit)\//.test(path);

type Told = { readonly name: string; readonly who: string };

/** Makes odd calls as one person, one after the other. @returns what was wrong with the answers. */
async function callAs(person: Person, { name, who }: Told, inputs: readonly OddInput[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { json, odd } of inputs) {
    const headers = { 'content-type': 'application/json' };
    const request = { door: name, method: 'POST', rest: '', headers, body: `{"data":${json}}` };
    const reply = await sendTwice(base, request, person.idToken, AT_ONCE);
    const fault = faultOf(reply, AT_ONCE) ?? (reply.text.includes(THEIRS) ? 'tells of another class' : undefined);
    if (fault) faults.push(`${fault}: ${name} as ${who}, ${odd} → ${reply.text.slice(0, 200)}`);
  }
  return faults;
}

/** The documents of a collection that its own code cannot read any more. */
async function unreadable(): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, table] of Object.entries(documents)) {
    // One collection for counts of several kinds.
    if (table.collection === 'throttles') continue;
    const { docs } = await admin().collection(table.collection).get();
    table.readable(docs, (path) => faults.push(`${name} cannot read ${path}`));
  }
  return faults;
}

export type OddRun = { readonly seed: number; readonly ofEach: number; readonly only?: (name: string) => boolean };

/**
 * For each call a valid input with real ids, and from it odd ones, as everybody. @returns answers that are no refusal and
 * no success, or not at once; what of another class was changed or told; and documents that can be read no more.
 */
export async function oddInputFaults({ seed, ofEach, only = () => true }: OddRun) {
  // Its settings can be made only before anything else uses the database.
  database();
  const theirs = await markedClass(THEIRS);
  const paths = [...(await everythingAtRest()).keys()].filter((path) => !isBeside(path));
  const mine = await markedClass('Okafor');
  const callers = Object.entries(await callersOf(mine));
  const before = await contentsOf(paths);
  const bases = inputsOf({ ...mine, parentCode: 'ACDEFGHJ' });
  const invalid = Object.keys(bases).filter((name) => !isValid(name, bases[name]));
  const rng = createRng(seed);
  const ids = [...theirs.ids, ...mine.ids];
  const faults: string[] = [];
  let made = 0;
  for (const name of inOrder(Object.keys(bases)).filter(only)) {
    const some = Math.ceil(ofEach / callers.length);
    const work = callers.map(([who, person]) => ({ who, person, inputs: oddInputsOf(rng, bases[name], ids, some) }));
    made += work.reduce((sum, { inputs }) => sum + inputs.length, 0);
    const found = await Promise.all(work.map(({ who, person, inputs }) => callAs(person, { name, who }, inputs)));
    faults.push(...found.flat(), ...(await changesOf(before, name)));
  }
  return { made, faults: [...faults, ...(await unreadable())], invalid, without: callsWithout(bases) };
}

const schemas = new Map<string, { readonly input: { safeParse: (input: unknown) => { success: boolean } } }>(
  Object.entries(calls),
);
const isValid = (name: string, input: unknown): boolean => schemas.get(name)?.input.safeParse(input).success ?? false;

/** Calls that take an input and have no valid one here. */
const callsWithout = (bases: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(calls).flatMap(([name, { input }]) =>
    name in bases || Object.keys(input.shape).length === 0 ? [] : [name],
  );

/** What these calls changed of another class; said once. */
async function changesOf(before: Map<string, string>, name: string): Promise<string[]> {
  const now = await contentsOf([...before.keys()]);
  const changed = [...now].filter(([path, data]) => before.get(path) !== data);
  for (const [path, data] of changed) before.set(path, data);
  return changed.map(([path]) => `${name} changed ${path}`);
}
