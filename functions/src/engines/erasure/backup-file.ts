import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { AppError } from '@lemma/contract';
import { z } from 'zod';

/** The version of the file's format. A reader takes this one and all before it (docs/backup.md). */
export const BACKUP_VERSION = 1;

export const backupKinds = ['school', 'class', 'child'] as const;

const headSchema = z.object({
  lemma: z.literal('backup'),
  version: z.number().int().positive(),
  kind: z.enum(backupKinds),
  /** The id of the class or child; null for a school. */
  id: z.string().nullable(),
  /** Milliseconds since 1970. */
  madeAt: z.number().int(),
});
export type BackupHead = z.infer<typeof headSchema>;

const lineSchema = z.union([
  /** A whole document: its path and its fields. */
  z.object({ document: z.string(), data: z.record(z.string(), z.unknown()) }),
  /** One field of a document that belongs to others: the roster's line, a row of results. */
  z.object({ part: z.string(), at: z.array(z.string()).min(1), data: z.unknown() }),
  /** The bytes of a stored file. */
  z.object({ file: z.string(), type: z.string(), sha256: z.string(), bytes: z.base64() }),
  /** An account of the sign-in service, as its import takes it. */
  z.object({ account: z.looseObject({ uid: z.string() }) }),
]);
export type BackupLine = z.infer<typeof lineSchema>;

const endSchema = z.object({ end: z.object({ lines: z.number().int(), sha256: z.string() }) });

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

export const fileLine = (file: string, type: string, bytes: Uint8Array): BackupLine => ({
  ...{ file, type, sha256: sha256(bytes) },
  bytes: Buffer.from(bytes).toString('base64'),
});

type Head = Omit<BackupHead, 'lemma' | 'version'>;
type Lines = AsyncIterable<BackupLine> | Iterable<BackupLine>;

/** Bytes of lines in one piece, before it is compressed: what is in memory at a time. */
const PIECE_BYTES = 8_000_000;

/**
 * A backup: lines of JSON, the last of which has the hash of all before it, in pieces that are compressed each by itself.
 * Each has whole lines, and all of them one after the other are the file.
 */
export async function* backupPieces(head: Head, lines: Lines, pieceBytes = PIECE_BYTES): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const waiting: Buffer[] = [];
  let [count, size] = [0, 0];
  const add = (line: unknown): void => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    waiting.push(bytes);
    size += bytes.length;
  };
  const take = (): Buffer => {
    size = 0;
    return gzipSync(Buffer.concat(waiting.splice(0)));
  };
  const hashed = (line: unknown): void => {
    add(line);
    hash.update(waiting.at(-1) ?? '');
  };
  hashed({ lemma: 'backup', version: BACKUP_VERSION, ...head } satisfies BackupHead);
  for await (const line of lines) {
    if (size >= pieceBytes) yield take();
    hashed(line);
    count += 1;
  }
  add({ end: { lines: count, sha256: hash.digest('hex') } });
  yield take();
}

/** The bytes of a backup, as one. */
export async function writeBackup(head: Head, lines: Lines): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of backupPieces(head, lines)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const damaged = (why: string, cause?: unknown): AppError => new AppError('data/malformed', `backup: ${why}`, cause);

function unzipped(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw damaged('it is cut or changed', error);
  }
}

function parsed<T>(schema: z.ZodType<T>, text: string, what: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw damaged(what, error);
  }
}

const LINE_END = 10;

/** The lines in these bytes. Never all as one text: no text is longer than half a gigabyte. */
function* linesIn(bytes: Buffer): Generator<Buffer> {
  let from = 0;
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    yield bytes.subarray(from, end + 1);
    from = end + 1;
  }
  if (from < bytes.length) throw damaged('its last line is cut');
}

function lineOf(bytes: Buffer, number: number): BackupLine {
  const line = parsed(lineSchema, bytes.toString(), `line ${number}`);
  if ('file' in line && sha256(Buffer.from(line.bytes, 'base64')) !== line.sha256) throw damaged(`file ${line.file}`);
  return line;
}

function headOf(bytes: Buffer): BackupHead {
  const head = parsed(headSchema, bytes.toString(), 'it is no backup of Lemma');
  if (head.version > BACKUP_VERSION)
    throw damaged(`it is of version ${head.version}, this reads up to ${BACKUP_VERSION}`);
  return head;
}

/** Checks a backup line by line; whether a line is the last shows when there is no other. */
class Reader {
  readonly #hash = createHash('sha256');
  #waiting: Buffer | undefined;
  #head: BackupHead | undefined;
  #count = 0;

  *add(bytes: Buffer): Generator<BackupLine> {
    for (const next of linesIn(bytes)) {
      const line = this.#waiting;
      this.#waiting = next;
      if (line === undefined) continue;
      this.#hash.update(line);
      if (this.#head === undefined) this.#head = headOf(line);
      else {
        this.#count += 1;
        yield lineOf(line, this.#count + 1);
      }
    }
  }

  done(): BackupHead {
    const { end } = parsed(endSchema, this.#waiting?.toString() ?? '', 'it has no end');
    if (this.#head === undefined) throw damaged('it is no backup of Lemma');
    if (this.#hash.digest('hex') !== end.sha256) throw damaged('its hash is another one');
    if (this.#count !== end.lines) throw damaged('lines are missing');
    return this.#head;
  }
}

type Backup = { readonly head: BackupHead; readonly lines: readonly BackupLine[] };

/**
 * Reads a backup and checks all of it before anything of it is used.
 * @throws AppError `data/malformed` if a byte is missing, changed or added, and for a file of a newer version.
 */
export function readBackup(bytes: Uint8Array): Backup {
  const reader = new Reader();
  const lines = [...reader.add(unzipped(bytes))];
  return { head: reader.done(), lines };
}

/**
 * The lines of a backup in pieces as `backupPieces` makes them, with no more than one piece in memory. Returns what it is
 * of. @throws as `readBackup`, which may be at the end.
 */
export async function* linesOfPieces(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<BackupLine, BackupHead> {
  const reader = new Reader();
  for await (const piece of pieces) yield* reader.add(unzipped(piece));
  return reader.done();
}
