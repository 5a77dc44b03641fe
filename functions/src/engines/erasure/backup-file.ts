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

/** The bytes of a backup: lines of JSON, the last of which has the hash of all before it, compressed. */
export async function writeBackup(
  head: Omit<BackupHead, 'lemma' | 'version'>,
  lines: AsyncIterable<BackupLine> | Iterable<BackupLine>,
): Promise<Buffer> {
  const first: BackupHead = { lemma: 'backup', version: BACKUP_VERSION, ...head };
  const texts = [`${JSON.stringify(first)}\n`];
  for await (const line of lines) texts.push(`${JSON.stringify(line)}\n`);
  const body = Buffer.from(texts.join(''));
  const end = { end: { lines: texts.length - 1, sha256: sha256(body) } };
  return gzipSync(Buffer.concat([body, Buffer.from(`${JSON.stringify(end)}\n`)]));
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

/**
 * Reads a backup and checks all of it before anything of it is used.
 * @throws AppError `data/malformed` if a byte is missing, changed or added, and for a file of a newer version.
 */
export function readBackup(bytes: Uint8Array): { readonly head: BackupHead; readonly lines: readonly BackupLine[] } {
  const text = unzipped(bytes);
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1;
  if (lastLine === 0) throw damaged('it has no end');
  const { end } = parsed(endSchema, text.subarray(lastLine).toString(), 'it has no end');
  const body = text.subarray(0, lastLine);
  if (sha256(body) !== end.sha256) throw damaged('its hash is another one');
  const [first = '', ...rest] = body.toString().trimEnd().split('\n');
  const head = parsed(headSchema, first, 'it is no backup of Lemma');
  if (head.version > BACKUP_VERSION)
    throw damaged(`it is of version ${head.version}, this reads up to ${BACKUP_VERSION}`);
  if (rest.length !== end.lines) throw damaged('lines are missing');
  const lines = rest.map((line, index) => parsed(lineSchema, line, `line ${index + 2}`));
  for (const line of lines)
    if ('file' in line && sha256(Buffer.from(line.bytes, 'base64')) !== line.sha256) throw damaged(`file ${line.file}`);
  return { head, lines };
}
