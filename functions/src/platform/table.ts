import { AppError, isAppError } from '@lemma/contract';
import { unpacked } from '@lemma/school/base';
import type { CollectionName } from '@lemma/school/collections';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { database } from './database.ts';
import { isDocumentId } from './document-id.ts';
import { fitted, requireFit } from './fit.ts';
import type {
  AsStored,
  AtPath,
  Change,
  Condition,
  Creator,
  NamesAll,
  NoOther,
  PartOf,
  Setter,
  Stored,
  TableReference,
  Writer,
  WrittenByItsTable,
} from './table-reference.ts';

const changeAt = (steps: readonly string[], value: unknown) => ({ path: new FieldPath(...steps), steps, value });

/** The data after these changes. Values that the server will compute are left as they were given. */
const changedBy = (data: DocumentData, changes: readonly Change<unknown>[]): DocumentData =>
  changes.reduce<DocumentData>((whole, { steps, value }) => withValue(whole, steps, value), data);
function withValue(data: unknown, [step, ...others]: readonly string[], value: unknown): DocumentData {
  const fields: DocumentData = { ...Object(data) };
  if (step !== undefined) fields[step] = others.length === 0 ? value : withValue(fields[step], others, value);
  return fields;
}

/** The id, if Firestore accepts it; it may come from a call, a URL or a field. @throws AppError `input/malformed`. */
const checkedId = (id: string, collection: CollectionName): string => {
  if (!isDocumentId(id)) throw new AppError('input/malformed', `an id in ${collection}`);
  return id;
};

/**
 * A list or a text that is longer than its schema allows would be written, and then be read by nobody. Documents that
 * are packed are large, and bounded by the code that makes them.
 * @throws AppError `data/too-large`.
 */
function boundedAndFitted(schema: z.ZodType, path: string, whole: DocumentData, packs: readonly string[]) {
  const issues = packs.length > 0 ? [] : (schema.safeParse(whole).error?.issues ?? []);
  if (issues.some(({ code }) => code === 'too_big')) throw new AppError('data/too-large', path);
  return fitted(path, whole, packs);
}

/**
 * A collection as functions use it: documents are checked by the schema when read and by the compiler when written.
 * `packs`: fields that may be stored compressed when the document is large; only `put` may change them.
 */
export function table<S extends z.ZodObject>(
  collection: CollectionName,
  schema: S,
  packs: readonly (keyof S['shape'] & string)[] = [],
) {
  type Document = Stored<S>;
  // The cast gives the untyped database the document's type. `parse` checks what is read by the schema, and the
  // compiler checks what is written against this type.
  const all = () => database().collection(collection) as CollectionReference<WrittenByItsTable, Document>;
  const bare = (id: string): DocumentReference => database().collection(collection).doc(checkedId(id, collection));
  const ref = (id: string): TableReference<Document> => all().doc(checkedId(id, collection));
  const snapshotsOf = async (ids: readonly string[], tx: Transaction | undefined): Promise<DocumentSnapshot[]> => {
    const [first, ...others] = [...new Set(ids)].map(ref);
    return first ? (tx ?? database()).getAll(first, ...others) : [];
  };
  /** A query for all documents that meet every condition. */
  const where = (...conditions: readonly Condition<Document>[]): Query<WrittenByItsTable, Document> =>
    conditions.reduce<Query<WrittenByItsTable, Document>>(
      (query, [field, op, value]) => query.where(field, op, value),
      all(),
    );
  const parse = (snapshot: DocumentSnapshot): z.output<S> | undefined => {
    if (!snapshot.exists) return undefined;
    const parsed = schema.safeParse({ ...Object(unpacked(snapshot.data())), id: snapshot.id });
    if (!parsed.success) throw new AppError('data/malformed', snapshot.ref.path, parsed.error);
    return parsed.data;
  };
  /** The documents that can be parsed. The paths of the others go to `leaveOut`; they are not an error. */
  const readable = (snapshots: readonly DocumentSnapshot[], leaveOut: (path: string) => void): z.output<S>[] =>
    snapshots.flatMap((snapshot): z.output<S>[] => {
      try {
        const one = parse(snapshot);
        return one === undefined ? [] : [one];
      } catch (error) {
        if (!isAppError(error)) throw error;
        leaveOut(snapshot.ref.path);
        return [];
      }
    });
  const every = (snapshots: readonly DocumentSnapshot[]): z.output<S>[] =>
    snapshots.map(parse).filter((one) => one !== undefined);
  const stored = (id: string, whole: DocumentData) => boundedAndFitted(schema, `${collection}/${id}`, whole, packs);
  const at: AtPath<Document> = changeAt;
  /** Writes these fields of a document that must exist, and leaves the others. Without changes it writes nothing. */
  const patch = (writer: Writer, id: string, ...changes: readonly Change<Document>[]): void => {
    const [first, ...others] = changes;
    if (first) writer.update(ref(id), first.path, first.value, ...others.flatMap(({ path, value }) => [path, value]));
  };
  return {
    collection,
    schema,
    packs,
    ref,
    where,
    parse,
    /** The same as `parse`, for all documents of a query. */
    every,
    /** A change of one field, named by its path: `at(['students', id, 'name'], 'Ann')`. For `patch`. */
    at,
    /**
     * Replaces the whole document. A field that the code does not name would be lost, so leaving one out does not
     * compile, even an optional one. The easiest way is to spread the document that was read and add the change.
     */
    put: <D extends AsStored<z.input<S>>, R>(
      writer: Setter<R>,
      id: string,
      whole: D & NamesAll<z.input<S>, D> & NoOther<z.input<S>, D>,
    ): R => writer.set(bare(id), stored(id, whole)),
    /** Writes a document that must not exist yet, and measures it before, as `put` does. */
    create: <R>(creator: Creator<R>, id: string, first: AsStored<z.input<S>>): R =>
      creator.create(bare(id), stored(id, { ...first })),
    /** Writes these fields and leaves the others; maps are merged field by field. */
    merge: <R>(writer: Setter<R>, id: string, part: PartOf<z.input<S>>): R =>
      writer.set(bare(id), part, { merge: true }),
    /** Replaces each of these fields as a whole and leaves the others. */
    replace: <R>(writer: Setter<R>, id: string, fields: PartOf<z.input<S>>): R =>
      writer.set(bare(id), fields, { mergeFields: Object.keys(fields) }),
    patch,
    /**
     * The same as `patch` for a document that was read: what it becomes is measured before, as `put` does.
     * @throws AppError `data/too-large`, and writes nothing.
     */
    grow: (writer: Writer, id: string, before: DocumentData, ...changes: readonly Change<Document>[]): void => {
      requireFit(`${collection}/${id}`, changedBy(before, changes));
      patch(writer, id, ...changes);
    },
    /** The same as `patch`, outside of a transaction. */
    change: async (id: string, ...changes: readonly Change<Document>[]): Promise<void> => {
      const batch = database().batch();
      patch(batch, id, ...changes);
      await batch.commit();
    },
    readable,
    /** The same as `readAll`, without the documents that cannot be parsed: their paths go to `leaveOut`. */
    readEach: async (
      ids: readonly string[],
      leaveOut: (path: string) => void,
      tx?: Transaction,
    ): Promise<z.output<S>[]> => readable(await snapshotsOf(ids, tx), leaveOut),
    /** The document, or undefined where there is none. A transaction locks it. */
    read: async (id: string, tx?: Transaction): Promise<z.output<S> | undefined> =>
      parse(await (tx ? tx.get(ref(id)) : ref(id).get())),
    /** The documents that exist, in one request. A transaction locks them. */
    readAll: async (ids: readonly string[], tx?: Transaction): Promise<z.output<S>[]> =>
      every(await snapshotsOf(ids, tx)),
  };
}
