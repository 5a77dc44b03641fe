import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { answerHeaders } from './answer-headers.ts';
import { isTooDeep, refusePlainly } from './refuse-plainly.ts';

refusePlainly();

/** The reply of a server that answers each request with `answer`. */
async function answerOf(answer: (response: ServerResponse) => void, method = 'GET') {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const reply = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, { method });
  const text = await reply.text();
  server.close();
  return { status: reply.status, type: reply.headers.get('content-type'), text, headers: reply.headers };
}
const page = (status: number) => (response: ServerResponse) => {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.end('<pre>SyntaxError at parse (/srv/index.js:1:1)</pre>');
};

it.each([400, 404, 415, 500])('sends a refusal in place of a page with %i', async (status) => {
  const { text, headers: _, ...reply } = await answerOf(page(status));
  expect(reply).toEqual({ status, type: 'application/json; charset=utf-8' });
  expect(JSON.parse(text)).toMatchObject({ error: { status: 'INVALID_ARGUMENT', message: 'input/malformed' } });
});
it('sends no body to who asks for none', async () => {
  expect(await answerOf(page(400), 'HEAD')).toMatchObject({ status: 400, text: '' });
});
it('leaves a page that was asked for, and refusals of other kinds', async () => {
  expect(await answerOf(page(200))).toMatchObject({ type: 'text/html; charset=utf-8' });
  const json = (response: ServerResponse) =>
    void response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":1}');
  expect(await answerOf(json)).toMatchObject({ status: 403, text: '{"error":1}' });
});

it('says with every answer that it is no page and is stored nowhere, and lets a door say more', async () => {
  const plain = await answerOf((response) => void response.end('{}'));
  const own = await answerOf((response) => void response.setHeader('Cache-Control', 'private').end('{}'));
  const refused = await answerOf(page(500));
  for (const [name, value] of Object.entries(answerHeaders)) {
    expect(plain.headers.get(name)).toBe(value);
    expect(refused.headers.get(name)).toBe(value);
  }
  expect(own.headers.get('cache-control')).toBe('private');
});

const nested = (levels: number): unknown => JSON.parse(`${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`);
it('tells what is nested more deeply than any call', () => {
  expect([{}, [], 1, null, { a: [{ b: 1 }] }, nested(20)].map(isTooDeep)).toEqual(Array(6).fill(false));
  expect([nested(21), nested(2000)].map(isTooDeep)).toEqual([true, true]);
});
