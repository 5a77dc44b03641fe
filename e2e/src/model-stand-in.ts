import { createServer } from 'node:http';
import { z } from 'zod';

const askedSchema = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });
const dataSchema = z.object({ answer: z.string(), rubric: z.array(z.object({ line: z.number(), text: z.string() })) });

/** What the model was told about one answer. */
export type Told = z.infer<typeof dataSchema>;
type Said = { readonly lines: readonly { readonly line: number; readonly quote: string }[] };

async function readAll(parts: AsyncIterable<unknown>): Promise<string> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(Buffer.from(part instanceof Uint8Array ? part : String(part)));
  return Buffer.concat(all).toString('utf8');
}

/**
 * A stand-in for a language model, at the address that the functions of the soak tests use; it replies what the test
 * says.
 */
export async function startModelStandIn(says: (told: Told) => Said | undefined) {
  const url = new URL(process.env.LEMMA_MODEL_URL ?? 'http://127.0.0.1:7188');
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    const { messages } = askedSchema.parse(JSON.parse(await readAll(request)));
    const data = dataSchema.parse(JSON.parse(messages.at(-1)?.content ?? ''));
    told.push(data);
    const said = says(data);
    const message = { role: 'assistant', content: JSON.stringify(said) };
    const usage = { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    const body = { id: '1', object: 'chat.completion', created: 1, model: 'stand-in', choices, usage };
    response.writeHead(said === undefined ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said === undefined ? { error: { message: 'down' } } : body));
  });
  await new Promise<void>((resolve) => server.listen(Number(url.port), url.hostname, resolve));
  return {
    told,
    stop: (): Promise<void> => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
