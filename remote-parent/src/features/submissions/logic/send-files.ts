import { type AppErrorCode, codeOf } from '@lemma/contract';

/** Errors of the file itself: sending it again would not help. */
const ofTheFile = [
  'data/too-large',
  'data/unsupported-type',
  'file/broken',
  'file/locked',
  'file/too-many-pages',
] as const satisfies readonly AppErrorCode[];

type Refused = { readonly name: string; readonly code: (typeof ofTheFile)[number] };

/** Files that were refused, each with its reason, and how many others have arrived. */
export class RefusedFiles extends Error {
  override readonly name = 'RefusedFiles';
  readonly files: readonly Refused[];
  readonly arrived: number;
  constructor(files: readonly Refused[], arrived: number, cause: unknown) {
    super(files.map(({ name, code }) => `${name}: ${code}`).join(', '), { cause });
    this.files = files;
    this.arrived = arrived;
  }
}

type Send = (file: File, onProgress: (share: number) => void) => Promise<string>;

/**
 * Sends one file after another; `onShare` gets the share of all bytes, 0 to 1. A refused file does not stop the others.
 * @returns the ids in the order of the files. @throws RefusedFiles at the end; any other error at once.
 */
export async function sendFiles(files: readonly File[], send: Send, onShare: (share: number) => void) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const ids: string[] = [];
  const refused: Refused[] = [];
  const causes: unknown[] = [];
  for (const file of files) {
    const start = before;
    try {
      ids.push(await send(file, (share) => onShare((start + share * file.size) / total)));
    } catch (error) {
      const code = ofTheFile.find((one) => one === codeOf(error));
      if (code === undefined) throw error;
      refused.push({ name: file.name, code });
      causes.push(error);
    }
    before += file.size;
  }
  if (refused.length > 0) throw new RefusedFiles(refused, ids.length, causes);
  return ids;
}
