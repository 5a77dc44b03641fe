import { AppError } from '@lemma/contract';
import busboy from 'busboy';
import type { Request } from 'firebase-functions/v2/https';
import { LARGEST_FILE } from './clean-file.ts';

export type FormFile = { readonly name: string; readonly bytes: Uint8Array };

type Incoming = Pick<Request, 'headers' | 'rawBody'>;

/** The one file of a multipart form, whatever its field is called. @throws AppError `input/malformed`, `data/too-large`. */
const readMultipart = ({ headers, rawBody }: Incoming): Promise<FormFile> =>
  new Promise((resolve, reject) => {
    const malformed = (cause?: unknown) => reject(new AppError('input/malformed', 'form', cause));
    const parser = busboy({
      headers,
      limits: { files: 1, fileSize: LARGEST_FILE, fields: 10, fieldSize: 1000 },
      defParamCharset: 'utf8',
    });
    let found: FormFile | undefined;
    parser.on('file', (_field, stream, { filename }) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('limit', () => reject(new AppError('data/too-large', 'file')));
      stream.on('end', () => {
        found = { name: filename ?? '', bytes: Buffer.concat(parts) };
      });
    });
    parser.on('error', malformed);
    parser.on('close', () => (found ? resolve(found) : malformed()));
    parser.end(rawBody);
  });

/** The file of an upload: a multipart form, or the bytes alone with the name in `X-File-Name` (percent-encoded). */
export async function readForm(request: Incoming): Promise<FormFile> {
  if (request.rawBody === undefined || request.rawBody.length === 0) throw new AppError('input/malformed', 'empty');
  if (/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) {
    try {
      return await readMultipart(request);
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('input/malformed', 'form', error);
    }
  }
  const given = [request.headers['x-file-name']].flat()[0] ?? '';
  return { name: given === '' ? '' : decodeName(given), bytes: request.rawBody };
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    throw new AppError('input/malformed', 'file name', error);
  }
}
