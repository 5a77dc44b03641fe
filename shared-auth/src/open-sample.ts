import { AppError } from '@lemma/contract';
import type { Profile } from '@lemma/school/people';
import {
  daysSince,
  inputText,
  onClockHere,
  type Sample,
  type SamplePart,
  type SampleRole,
  samplePartSchema,
  samplePaths,
  sampleSchema,
  shifted,
} from '@lemma/school/sample';
import { beginSample, isSample } from './sample-mode.ts';
import { tellUidBy } from './session.ts';

/** A file as it lies beside the page, with its times moved so that the day of the sample is today. */
async function readFile<T>(path: string, parse: (data: unknown) => T): Promise<T> {
  const reply = await fetch(path).catch((cause: unknown) => {
    throw new AppError('network/offline', path, cause);
  });
  // A site answers with a page for what is not there.
  const isThere = reply.ok && reply.headers.get('content-type')?.includes('json') === true;
  if (!isThere) throw new AppError('data/not-found', path);
  return parse(await reply.json());
}

function shiftFrom(today: number) {
  const days = daysSince(today, new Date());
  const shift = {
    days,
    time: (time: number) => onClockHere(days, time),
    moment: (time: number) => new Date(time).toISOString(),
  };
  return (part: SamplePart): SamplePart => samplePartSchema.parse(shifted(part, shift));
}

type Opened = Pick<Sample, 'profile'> & {
  readonly first: SamplePart;
  /** The second part, loaded when it is first needed; empty where there is none. */
  readonly later: () => Promise<SamplePart>;
  readonly isLater: (what: { readonly collection: string } | { readonly call: string }) => boolean;
};

let opened: Opened | undefined;

const NOTHING: SamplePart = { documents: {}, answers: {} };

/**
 * Opens the sample class as this person sees it. From then on, this page reads and asks nothing else.
 * @returns whom the page shows. @throws AppError `network/offline`, `data/not-found`.
 */
export async function openSample(role: SampleRole): Promise<Profile> {
  beginSample();
  const paths = samplePaths(role);
  const { today, profile, later, documents, answers } = await readFile(paths.first, (data) => sampleSchema.parse(data));
  const moved = shiftFrom(today);
  let coming: Promise<SamplePart> | undefined;
  opened = {
    profile,
    first: moved({ documents, answers }),
    later: () => {
      if (later === undefined) return Promise.resolve(NOTHING);
      coming ??= readFile(paths.later, (data) => moved(samplePartSchema.parse(data)));
      coming.catch(() => {
        coming = undefined;
      });
      return coming;
    },
    isLater: (what) =>
      'call' in what
        ? later?.calls.includes(what.call) === true
        : later?.collections.includes(what.collection) === true,
  };
  tellUidBy(() => profile.uid);
  return profile;
}

function currentSample(): Opened {
  if (opened === undefined || !isSample()) throw new AppError('setup/invalid', 'no sample class is open');
  return opened;
}

const partWith = async (what: Parameters<Opened['isLater']>[0]): Promise<SamplePart> => {
  const { first, later, isLater } = currentSample();
  return isLater(what) ? later() : first;
};

/** The documents of one collection by their paths. */
export async function sampleDocuments(
  collection: string,
): Promise<readonly (readonly [path: string, data: Readonly<Record<string, unknown>>])[]> {
  const { documents } = await partWith({ collection });
  return Object.entries(documents).filter(([path]) => path.startsWith(`${collection}/`));
}

type InList = {
  /** The names under which the list stands in the input, and what answers it in the output. */
  readonly input: string;
  readonly output: string;
  /** By what of an entry its answer is found. */
  readonly by: readonly string[];
  /** What stands for an entry that nobody asked for; without it, the whole call is refused. */
  readonly unknown?: readonly unknown[];
};

/** Calls whose input is a list: screens ask for any entries together, and the file has an answer for each. */
const inLists: Readonly<Record<string, InList>> = {
  showAsked: { input: 'asked', output: 'questions', by: ['assignmentId', 'studentId', 'itemId'], unknown: [null] },
  teachNext: { input: 'topics', output: 'topics', by: ['kind', 'id', 'skill'], unknown: [] },
  previewItems: { input: 'items', output: 'items', by: ['skill', 'level'] },
};

const listIn = (holder: unknown, name: string): readonly unknown[] => {
  const list: unknown = Reflect.get(Object(holder), name);
  return Array.isArray(list) ? list : [];
};

/** An answer to an entry with an id of its own is an answer to that entry. */
const answerTo = (entry: unknown, answer: unknown): unknown =>
  'id' in Object(entry) && 'id' in Object(answer) ? { ...Object(answer), id: Object(entry).id } : answer;

function answerInList({ input, output, by, unknown }: InList, known: SamplePart['answers'][string], asked: unknown) {
  const nameOf = (entry: unknown) => inputText(by.map((name) => Reflect.get(Object(entry), name)));
  const found = new Map(known.map((one) => [nameOf(listIn(one.input, input)[0]), listIn(one.output, output)]));
  const each = listIn(asked, input).map((entry) =>
    (found.get(nameOf(entry)) ?? unknown)?.map((answer) => answerTo(entry, answer)),
  );
  return each.includes(undefined) ? undefined : { [output]: each.flat() };
}

/** What the server said when the same was asked; undefined if nobody asked it. */
export async function sampleAnswer(call: string, input: unknown): Promise<unknown> {
  const { answers } = await partWith({ call });
  const known = answers[call] ?? [];
  const list = inLists[call];
  if (list !== undefined) return answerInList(list, known, input);
  const asked = inputText(input);
  return known.find((one) => inputText(one.input) === asked)?.output;
}
