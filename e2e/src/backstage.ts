import { type Results, resultsSchema } from '@lemma/school/results';
import { type Submission, submissionSchema } from '@lemma/school/work';
import { running } from './running.ts';

/** A value in Firestore's REST interface, as plain JSON. */
type Wire = { [kind: string]: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function plain(value: Wire): unknown {
  const [kind, content] = Object.entries(value)[0] ?? [];
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content);
  if (kind === 'nullValue') return null;
  if (kind === 'arrayValue' && isRecord(content)) return Array.isArray(content.values) ? content.values.map(plain) : [];
  if (kind === 'mapValue' && isRecord(content)) return fields(content.fields);
  return content;
}

const fields = (of: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(isRecord(of) ? of : {}).map(([name, value]) => [name, plain(isRecord(value) ? value : {})]),
  );

/**
 * All documents of a collection, read without the security rules, for facts that no page shows. Includes documents of
 * other journeys.
 */
export async function documentsOf(collection: string): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  const address = new URL(
    `http://${running().emulators.firestore}/v1/projects/demo-lemma/databases/(default)/documents/${collection}?pageSize=300`,
  );
  for (let next: unknown = ''; typeof next === 'string'; ) {
    address.searchParams.set('pageToken', next);
    const reply: unknown = await (await fetch(address, { headers: { Authorization: 'Bearer owner' } })).json();
    const documents = isRecord(reply) && Array.isArray(reply.documents) ? reply.documents : [];
    found.push(...documents.map((each) => fields(isRecord(each) ? each.fields : {})));
    next = isRecord(reply) && reply.nextPageToken !== '' ? reply.nextPageToken : undefined;
  }
  return found;
}

/** The submission of one student, found by the display name on the student's desk. */
export async function submissionOf(assignmentId: string, studentName: string): Promise<Submission> {
  const namesakes = (await documentsOf('students'))
    .filter(({ fullName }) => fullName === studentName)
    .map(({ id }) => id);
  const all = await documentsOf('submissions');
  return submissionSchema.parse(
    all.find(({ assignmentId: id, studentId }) => id === assignmentId && namesakes.includes(studentId)),
  );
}

/** The results of an assignment, as folded for its teachers. */
export async function resultsOf(assignmentId: string): Promise<Results> {
  const all = await documentsOf('results');
  return resultsSchema.parse(all.find((one) => one.assignmentId === assignmentId));
}

/**
 * Sets integers in a document by field path, without the security rules: for values that otherwise only time would
 * change.
 */
export async function setNumbers(path: string, numbers: Readonly<Record<string, number>>): Promise<void> {
  const { firestore } = running().emulators;
  const names = Object.keys(numbers);
  const mask = names.map((name) => `updateMask.fieldPaths=${encodeURIComponent(name)}`).join('&');
  const leaf = (value: number): Wire => ({ integerValue: `${value}` });
  const tree: Record<string, Wire> = {};
  for (const [name, value] of Object.entries(numbers)) {
    const parts = [...name.matchAll(/`([^`]+)`|[^.`]+/g)].map(([whole, quoted]) => quoted ?? whole);
    const last = parts.length - 1;
    let at = tree;
    for (const [index, part] of parts.entries()) {
      if (index === last) at[part] = leaf(value);
      else {
        const known = at[part]?.mapValue;
        const next: { fields: Record<string, Wire> } = isFields(known) ? known : { fields: {} };
        at[part] = { mapValue: next };
        at = next.fields;
      }
    }
  }
  const reply = await fetch(
    `http://${firestore}/v1/projects/demo-lemma/databases/(default)/documents/${path}?${mask}`,
    {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: tree }),
    },
  );
  if (!reply.ok) throw new Error(await reply.text());
}

const isFields = (value: unknown): value is { fields: Record<string, Wire> } =>
  isRecord(value) && isRecord(value.fields);

/** Makes a class code expire a minute ago. */
export const expireCode = (code: string): Promise<void> =>
  setNumbers(`classCodes/${code}`, { expiresAt: Date.now() - 60_000 });
