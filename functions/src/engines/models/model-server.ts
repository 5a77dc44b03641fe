import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string };
export type Behaviour = (response: ServerResponse, asked: Asked, turn: number) => void;

/** A reply of an OpenAI-compatible endpoint. */
export const completion = (content: string | null, more: object = {}): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 },
  });

/** A reply of Gemini. */
export const candidate = (text: string): string =>
  JSON.stringify({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 60, candidatesTokenCount: 40, totalTokenCount: 100 },
  });

export const sends =
  (body: string, status = 200, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

/** An endpoint on this machine that speaks the protocol over HTTP and behaves as each test says. */
export async function startModelServer() {
  let behave: Behaviour = sends('{}');
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one = { url: request.url ?? '', headers: request.headers, body: await bodyOf(request) };
    asked.push(one);
    behave(response, one, asked.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behaves: (next: Behaviour): void => {
      behave = next;
      asked.length = 0;
    },
    stop: (): Promise<void> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
