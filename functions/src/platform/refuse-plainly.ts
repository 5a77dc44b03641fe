import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { AppError } from '@lemma/contract';
import { answerHeaders } from './answer-headers.ts';
import { toHttpsError } from './fault.ts';

const refusal = JSON.stringify({
  error: toHttpsError(new AppError('input/malformed', 'a body that is no call')).toJSON(),
});

const isErrorPage = (response: ServerResponse): boolean =>
  response.statusCode >= 400 && !response.headersSent && /html/.test(`${response.getHeader('content-type')}`);

/** Sends the refusal of a call in place of a page. */
function refuseInPlaceOfPage(response: ServerResponse): void {
  const end = response.end.bind(response);
  Object.assign(response, {
    end: (...given: Parameters<typeof end>): ServerResponse => {
      if (!isErrorPage(response)) return end(...given);
      // The server's own page came with headers of its own.
      for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(refusal));
      return end(response.req.method === 'HEAD' ? undefined : refusal);
    },
  });
}

/**
 * The server around our functions parses bodies before any of our code runs, and answers one that it cannot parse with
 * a page that shows its own stack. From now on every such answer of this process is a refusal like those of our doors,
 * and every answer has their headers.
 */
export function refusePlainly(): void {
  subscribe('http.server.request.start', (message) => {
    const response = typeof message === 'object' && message !== null && 'response' in message && message.response;
    if (!(response instanceof ServerResponse)) return;
    for (const [name, value] of Object.entries(answerHeaders)) response.setHeader(name, value);
    refuseInPlaceOfPage(response);
  });
}

/**
 * How deep an input may be nested: deeper than any call needs, and far less than what overflows the stack of a
 * recursive reader.
 */
const DEEPEST = 40;

/** The values in a list or a map. The bytes of a file count as one value. */
const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) ? Object.values(value) : [];

/** Whether lists and maps are nested more deeply than any call needs. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap(inside);
    if (level.length === 0) return false;
  }
  return true;
}
