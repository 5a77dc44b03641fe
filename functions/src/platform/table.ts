import { AppError, isAppError } from '@lemma/contract';
import { unpacked } from '@lemma/school/base';
import type { CollectionName } from '@lemma/school/collections';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { database } from './database.ts';
import { isDocumentId } from './document-id.ts';
import { fitted } from './fit.ts';
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

/** The id, whatever way it came: in a call, an address or a field of a document. @throws AppError `input/malformed`. */
const checkedId = (id: string, collection: CollectionName): string => {
  if (!isDocumentId(id)) throw new AppError('input/malformed', `an id in ${collection}`);
  return id;
};

/**
 * A collection as functions know it: checked by its schema on the way in, by the compiler on the way out. `packs`: fields that may be
 * kept compressed where the document would be large. Nothing may change them but `put`.
 */
export function table<S extends z.ZodObject>(
  collection: CollectionName,
  schema: S,
  packs: readonly (keyof S['shape'] & string)[] = [],
) {
  type Document = Stored<S>;
  // The database has no types. What is read passes the schema (`parse`); what is written is checked by the compiler against this.
  const all = () => database().collection(collection) as CollectionReference<WrittenByItsTable, Document>;
  const bare = (id: string): DocumentReference => database().collection(collection).doc(checkedId(id, collection));
  const ref = (id: string): TableReference<Document> => all().doc(checkedId(id, collection));
  /** All documents that meet each of the conditions. */
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
    snapshots.flatMap((snapshot): z.output<S>[] => {
      const one = parse(snapshot);
      return one === undefined ? [] : [one];
    });
  const at: AtPath<Document> = (path: readonly string[], value: unknown) => ({ path: new FieldPath(...path), value });
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
    /** As `parse`, for the documents of a query. */
    every,
    /** A change of one field, named by its path: `at(['students', id, 'name'], 'Ann')`. For `patch`. */
    at,
    /** Writes these fields of the document, which must be there, and leaves the others. Without a change it writes nothing. */
    /**
     * Writes the document whole. A field that the code does not name would be lost, so leaving one out does not compile: what is
     * optional is named as well, most easily by laying the change over the document that was read.
     */
    put: <D extends AsStored<z.input<S>>, R>(
      writer: Setter<R>,
      id: string,
      whole: D & NamesAll<z.input<S>, D> & NoOther<z.input<S>, D>,
    ): R => writer.set(bare(id), fitted(`${collection}/${id}`, whole, packs)),
    /** Writes a document that must not be there yet. */
    create: <R>(creator: Creator<R>, id: string, first: AsStored<z.input<S>>): R =>
      creator.create(bare(id), { ...first }),
    /** Writes these fields and leaves the others; maps are merged as well. */
    merge: <R>(writer: Setter<R>, id: string, part: PartOf<z.input<S>>): R =>
      writer.set(bare(id), part, { merge: true }),
    /** Writes these fields anew, each as a whole, and leaves the others. */
    replace: <R>(writer: Setter<R>, id: string, fields: PartOf<z.input<S>>): R =>
      writer.set(bare(id), fields, { mergeFields: Object.keys(fields) }),
    patch,
    /** As `patch`, by itself, outside of a transaction. */
    change: async (id: string, ...changes: readonly Change<Document>[]): Promise<void> => {
      const batch = database().batch();
      patch(batch, id, ...changes);
      await batch.commit();
    },
    readable,
    /** As `readAll`, without those that cannot be read: their paths go to `leaveOut`. */
    readEach: async (
      ids: readonly string[],
      leaveOut: (path: string) => void,
      tx?: Transaction,
    ): Promise<z.output<S>[]> => {
      const refs = [...new Set(ids)].map(ref);
      if (refs.length === 0) return [];
      return readable(await (tx ?? database()).getAll(...refs), leaveOut);
    },
    /** The document, or undefined where there is none. Inside a transaction it is locked with it. */
    read: async (id: string, tx?: Transaction): Promise<z.output<S> | undefined> =>
      parse(await (tx ? tx.get(ref(id)) : ref(id).get())),
    /** The documents that exist, in one request. Inside a transaction they are locked by it. */
    readAll: async (ids: readonly string[], tx?: Transaction): Promise<z.output<S>[]> => {
      const refs = [...new Set(ids)].map(ref);
      if (refs.length === 0) return [];
      return every(await (tx ?? database()).getAll(...refs));
    },
  };
}
