import { AppError } from '@lemma/contract';
import {
  FILE_NAME_HEADER,
  type FilePurpose,
  type StoredFile,
  UPLOAD_PART_BYTES,
  uploadReplySchema,
} from '@lemma/school/files';

/** How to reach an HTTP endpoint: its address and the caller's token. */
export type Line = { readonly address: string; readonly authorization: string };

/** The purpose of an upload and callbacks to follow it. `onProgress` gets the share that has arrived, 0 to 1. */
export type UploadOptions = {
  readonly purpose: FilePurpose;
  readonly onProgress: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** A stored file; `again` if the same one was already on the shelf. */
export type Uploaded = { readonly file: StoredFile; readonly again: boolean };

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the whole file, so that choosing the same file again continues where it stopped. */
const digestOf = async (file: Blob): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

type Send = (
  query: URLSearchParams,
  name: string,
  part: Blob,
  onSent: (bytes: number) => void,
  signal?: AbortSignal,
) => Promise<unknown>;

/** Milliseconds for one part: 512 kB at 35 kbit/s, the slowest mobile network. */
const LONGEST_PART_MS = 120_000;

/** An answer that is not valid JSON was cut off, and is treated like any other answer without content. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one part by XMLHttpRequest, because fetch reports no upload progress. */
export const sendBy =
  (line: () => Promise<Line>, faultFrom: (status: number, body: string) => AppError): Send =>
  async (query, name, part, onSent, signal) => {
    const { address, authorization } = await line();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('PUT', `${address}?${query}`);
      request.setRequestHeader('Authorization', authorization);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(name.toWellFormed()));
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onerror = () => reject(new AppError('network/offline', 'upload'));
      // A network that disappears without an error would block the file forever; a repeated request continues where it
      // stopped.
      request.timeout = LONGEST_PART_MS;
      request.ontimeout = () => reject(new AppError('network/timeout', 'upload'));
      request.onabort = () => reject(new AppError('upload/stopped', 'upload'));
      request.onload = () =>
        request.status === 200
          ? resolve(parsed(request.responseText))
          : reject(faultFrom(request.status, request.responseText));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) reject(new AppError('upload/stopped', 'upload'));
      else request.send(part);
    });
  };

/**
 * Sends one file in parts. The first request asks how much has arrived, so that an interrupted upload continues where
 * it stopped. @throws AppError `network/offline` without a network: what has arrived stays for a day.
 */
export async function uploadInParts(send: Send, file: File, options: UploadOptions): Promise<Uploaded> {
  const { purpose, onProgress, signal } = options;
  const digest = await digestOf(file);
  const ask = async (at: number, part: Blob) => {
    const query = new URLSearchParams({ digest, at: `${at}`, size: `${file.size}`, purpose });
    const reply = uploadReplySchema.safeParse(
      await send(query, file.name, part, (sent) => onProgress(Math.min(1, (at + sent) / file.size)), signal),
    );
    if (!reply.success) throw new AppError('data/malformed', 'upload', reply.error);
    return reply.data;
  };
  let reply = await ask(0, new Blob([]));
  while (reply.kind === 'more') {
    const { received } = reply;
    reply = await ask(received, file.slice(received, received + UPLOAD_PART_BYTES));
  }
  onProgress(1);
  return { file: reply.file, again: reply.again };
}
