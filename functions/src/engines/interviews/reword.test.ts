import { afterAll, beforeAll, expect, it } from 'vitest';
import { askModel } from '../models/ask-model.ts';
import { attacks } from '../models/attacks.ts';
import { completion, sends, startModelServer } from '../models/model-server.ts';
import { rewordFor, rewordWith } from './reword.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const said = { reply: 'OK, let me see … I get `26`.', temperament: 'talkative' };

function reword() {
  const provider = { kind: 'openai-compatible' as const, name: 'small', url: server.url, key: 'secret-key' };
  const config = { provider, timeoutMs: 3000, retries: 0, callsADay: 10, tokensADay: 9999, schoolTokensADay: 99_999 };
  const budget = { take: async () => true, settle: async () => {} };
  return rewordWith((question) => askModel(question, { config, budget }), { uid: 'teacherA', now: 0 })(said);
}

const answers = (text: string): void => server.behaves(sends(completion(JSON.stringify({ text }))));

it('takes richer words that say the same mathematics, and tells the model nothing but the reply', async () => {
  answers('Ooh, wait … hmm, okay. I think I get `26`.');
  expect(await reword()).toBe('Ooh, wait … hmm, okay. I think I get `26`.');
  const { messages } = JSON.parse(server.asked[0]?.body ?? '{}') as { messages: { role: string; content: string }[] };
  expect(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '')).toEqual(said);
});

it.each([
  'I get `14`.',
  'I get `26`, because 12 minus 8 is 4.',
  'I get twenty-six … no, fourteen.',
  'I get `26`, which is a mistake.',
  'I borrowed from the tens, so I get `26`.',
  ...attacks.slice(0, 10),
])('keeps the built-in words where a model says %o', async (text) => {
  answers(text);
  expect(await reword()).toBeUndefined();
});

it('keeps the built-in words where a model is broken or gone', async () => {
  server.behaves(sends('no JSON', 500));
  expect(await reword()).toBeUndefined();
  server.behaves((response) => response.destroy());
  expect(await reword()).toBeUndefined();
});

it('asks no model where none is configured', () => {
  expect(rewordFor({ uid: 'teacherA', now: 0, ip: '', name: undefined, signedInAt: 0 })).toBeUndefined();
});
