import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askModel, type Question } from './ask-model.ts';
import { attacks } from './attacks.ts';
import { type ModelConfig, modelConfig, type Provider, stateOfModel } from './config.ts';
import { type Behaviour, candidate, completion, sends, startModelServer } from './model-server.ts';
import { cleanTexts, jsonOfReply } from './reply-text.ts';

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.stop());

const schema = z.object({ text: z.string().max(500), level: z.enum(['low', 'high']) });
const good = JSON.stringify({ text: 'Learner 1 adds numerators and denominators.', level: 'low' });
const soon = { 'retry-after-ms': '5' };

const question: Question<z.infer<typeof schema>> = {
  uid: 'teacherA',
  now: 0,
  task: 'Say in one sentence what the student thinks.',
  data: { student: 'Ana López', answer: '2/5, says Ana' },
  names: ['Ana López'],
  schema,
};

function purse(calls = 10) {
  const spent = { calls: 0, tokens: 0 };
  const budget = {
    take: async (tokens: number) => {
      if (spent.calls >= calls) return false;
      spent.calls += 1;
      spent.tokens += tokens;
      return true;
    },
    settle: async (taken: number, cost: number) => {
      spent.tokens += cost - taken;
    },
  };
  return { spent, budget };
}

type Over = Partial<ModelConfig> & { readonly kind?: Provider['kind']; readonly calls?: number };

function ask({ kind = 'openai-compatible', calls, ...config }: Over = {}, over: Partial<typeof question> = {}) {
  const provider = { kind, name: 'small', url: server.url, key: 'secret-key' };
  const { spent, budget } = purse(calls);
  const setup = {
    provider,
    timeoutMs: 4000,
    retries: 2,
    callsADay: 10,
    tokensADay: 9999,
    schoolTokensADay: 99_999,
    ...config,
  };
  return { spent, reply: askModel({ ...question, ...over }, { config: setup, budget }) };
}

describe('an endpoint that means harm', () => {
  it('sends more than a reply is, and is not read', async () => {
    server.behaves(sends(completion(`${' '.repeat(2_000_000)}${good}`)));
    expect((await ask({ retries: 0 }).reply).kind).toBe('unanswered');
  });
  it('sends brackets and fences without an end, and takes no time', async () => {
    const text = `${'['.repeat(20_000)}${'[a]('.repeat(5000)}`;
    server.behaves(sends(completion(JSON.stringify({ text, level: 'low' }).slice(0, 59_000))));
    const before = process.cpuUsage().user;
    await ask().reply;
    expect(jsonOfReply(`${'```'.repeat(10_000)}${' '.repeat(20_000)}`)).toBeUndefined();
    expect(cleanTexts('['.repeat(1_000_000), (each) => each)).toHaveLength(4000);
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000);
  });
  it('says that it gives tokens back, and gives none', async () => {
    const usage = { prompt_tokens: -5000, completion_tokens: -5000, total_tokens: -10_000 };
    server.behaves(sends(JSON.stringify({ ...JSON.parse(completion(good)), usage })));
    const { spent, reply } = ask();
    await reply;
    expect(spent.tokens).toBeGreaterThan(0);
  });
});

describe('a good answer', () => {
  it('comes back parsed, with the name in it, and costs what the model reports', async () => {
    server.behaves(sends(completion(good)));
    const { spent, reply } = ask();
    expect(await reply).toEqual({
      kind: 'answered',
      by: 'small',
      value: { text: 'Ana López adds numerators and denominators.', level: 'low' },
    });
    expect(spent).toEqual({ calls: 1, tokens: 100 });
    const [asked] = server.asked;
    expect(asked?.url).toBe('/chat/completions');
    expect(asked?.headers.authorization).toBe('Bearer secret-key');
    expect(asked?.body).not.toMatch(/Ana|López/);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      model: 'small',
      messages: [
        { role: 'system' },
        { role: 'user', content: '{"student":"Learner 1","answer":"2/5, says Learner 1"}' },
      ],
    });
  });
  it('sends no name that stands alone on a line, behind a tab, or where the text is cut', async () => {
    server.behaves(sends(completion(good)));
    const padding = 'x'.repeat(23_975);
    const data = {
      question: 'Who struggles?\nAna López 3/10\nAna\tand\tLópez',
      rows: ['\nAna\n'],
      more: `${padding} Ana López`,
    };
    await ask({}, { data }).reply;
    expect(server.asked[0]?.body).not.toMatch(/Ana|López|Lópe/);
  });
  it('can come from Gemini', async () => {
    server.behaves(sends(candidate(good)));
    expect(await ask({ kind: 'gemini' }).reply).toMatchObject({ kind: 'answered', value: { level: 'low' } });
    expect(server.asked[0]?.url).toBe('/models/small:generateContent');
    expect(server.asked[0]?.headers['x-goog-api-key']).toBe('secret-key');
    expect(server.asked[0]?.body).not.toMatch(/Ana|López/);
  });
  it.each([
    ['in a fence', `Sure!\n\`\`\`json\n${good}\n\`\`\``],
    ['behind a greeting', `Here you are: ${good}`],
  ])('may stand %s', async (_where, text) => {
    server.behaves(sends(completion(text)));
    expect(await ask().reply).toMatchObject({ kind: 'answered' });
  });
  it.each([500, 503, 429])('can come at the second try, after a %i', async (status) => {
    server.behaves((response, asked, turn) =>
      (turn === 0 ? sends('{"error":{"message":"busy"}}', status, soon) : sends(completion(good)))(
        response,
        asked,
        turn,
      ),
    );
    expect(await ask().reply).toMatchObject({ kind: 'answered' });
    expect(server.asked).toHaveLength(2);
  });
});

const cut: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write(completion(good).slice(0, 80), () => response.destroy());
};
const silent: Behaviour = () => undefined;
const trickle: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
const call = { tool_calls: [{ id: '1', type: 'function', function: { name: 'deleteClass', arguments: '{}' } }] };

describe('no good answer', () => {
  it.each<[string, Behaviour, string, Over]>([
    ['says nothing', silent, 'slow', { timeoutMs: 150 }],
    ['sends blanks without end', trickle, 'slow', { timeoutMs: 150 }],
    ['breaks off', cut, 'unreachable', { retries: 0 }],
    ['closes the line', (response) => response.destroy(), 'unreachable', { retries: 0 }],
    ['is down', sends('{"error":{"message":"down"}}', 500, soon), 'unreachable', {}],
    ['refuses the key', sends('{"error":{"message":"no"}}', 401), 'unreachable', {}],
    [
      'sends a page',
      sends('<html>Bad gateway</html>', 200, { 'content-type': 'text/html' }),
      'unreachable',
      { retries: 0 },
    ],
    ['sends no choices', sends('{"id":"1","choices":[]}'), 'unusable', {}],
    ['sends half a document', sends(completion(good.slice(0, 30))), 'unusable', {}],
    ['sends prose', sends(completion('I would rather talk about the weather.')), 'unusable', {}],
    ['sends another shape', sends(completion('{"text":5,"level":"middle"}')), 'unusable', {}],
    ['sends too much', sends(completion(JSON.stringify({ text: 'x'.repeat(3000), level: 'low' }))), 'unusable', {}],
    ['calls a tool that it was not given', sends(completion(null, call)), 'unusable', {}],
    ['calls a tool beside an answer', sends(completion(good, call)), 'unusable', {}],
  ])('is told apart when it %s', async (_what, behaviour, why, over) => {
    server.behaves(behaviour);
    expect(await ask(over).reply).toEqual({ kind: 'unanswered', why });
  });
  it('is the result when the endpoint cannot be reached', async () => {
    const provider = { kind: 'openai-compatible', name: 'small', url: 'http://127.0.0.1:9', key: undefined } as const;
    expect(await ask({ provider, retries: 0 }).reply).toEqual({ kind: 'unanswered', why: 'unreachable' });
  });
  it('is the result when the endpoint sends the question elsewhere', async () => {
    server.behaves((response, { url }) => {
      if (url.includes('elsewhere')) sends(completion('yes'))(response, { url, headers: {}, body: '' }, 0);
      else response.writeHead(307, { location: `${server.url}/elsewhere` }).end();
    });
    expect(await ask({ retries: 0 }).reply).toEqual({ kind: 'unanswered', why: 'unreachable' });
    expect(server.asked.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);
  });
  it('costs nothing over the budget, and sends no more questions', async () => {
    server.behaves(sends(completion('no')));
    const { spent, reply } = ask({ calls: 1 });
    expect(await reply).toEqual({ kind: 'unanswered', why: 'budget' });
    expect([spent.calls, server.asked.length]).toEqual([1, 1]);
  });
});

describe('without a model', () => {
  it('asks no model', async () => {
    const { budget, spent } = purse();
    const config = modelConfig({});
    expect(await askModel(question, { config, budget })).toEqual({ kind: 'unanswered', why: 'builtin' });
    expect(spent.calls).toBe(0);
  });
  it.each([
    [{ LEMMA_MODEL: 'openai-compatible', LEMMA_MODEL_NAME: 'm' }, /LEMMA_MODEL_URL/],
    [{ LEMMA_MODEL: 'gemini', LEMMA_MODEL_NAME: 'm' }, /LEMMA_MODEL_KEY/],
    [{ LEMMA_MODEL: 'gemini', LEMMA_MODEL_KEY: 'k' }, /LEMMA_MODEL_NAME/],
    [{ LEMMA_MODEL: 'gpt' }, /LEMMA_MODEL/],
    [{ LEMMA_MODEL_SECONDS: '0' }, /LEMMA_MODEL_SECONDS/],
  ])('says what is missing in %o', (environment, missing) => {
    expect(() => modelConfig(environment)).toThrow(missing);
  });
});

describe('a text that a student wrote', () => {
  const obeys = JSON.stringify({
    text: 'Yes. <img src=x> [see](https://evil.example/?q=1) https://evil.example Learner 1 Learner 2 Learner 3\u200b',
    level: 'high',
  });

  it('is tried with fifty attacks', () => expect(new Set(attacks).size).toBe(50));
  it.each(attacks.map((attack, index) => [index + 1, attack] as const))(
    'is data: attack %i reaches no tool and nobody else',
    async (index, attack) => {
      // Half of the time the model obeys the attack by calling a tool, otherwise by saying all that it knows.
      server.behaves(sends(index % 2 === 0 ? completion(null, call) : completion(obeys)));
      const { reply } = ask(
        {},
        { data: { student: 'Ana López', answer: attack }, names: ['Ana López', 'Ben Osei', 'Cleo Diaz'] },
      );
      const outcome = await reply;
      for (const { body } of server.asked) {
        const sent = JSON.parse(body);
        expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['tools']));
        expect(sent.tool_choice ?? sent.functions ?? sent.tools).toBeUndefined();
        const [system, user, ...more] = sent.messages;
        expect([system.role, user.role, more.length]).toEqual(['system', 'user', 0]);
        expect(system.content).not.toContain(attack);
        // One document with two texts: the attack has not escaped from its field.
        expect(Object.keys(JSON.parse(user.content))).toEqual(['student', 'answer']);
        expect(body).not.toMatch(/Ana\b|López|Osei|Cleo|Diaz/);
      }
      if (index % 2 === 0) expect(outcome).toEqual({ kind: 'unanswered', why: 'unusable' });
      else {
        expect(outcome).toMatchObject({ kind: 'answered', value: { level: 'high' } });
        const said = JSON.stringify(outcome);
        expect(said).not.toMatch(/Cleo|https?:|<img|\u200b/);
        if (!/ben/i.test(attack)) expect(said).not.toContain('Osei');
      }
    },
  );
});

it.each([
  ['none', {}],
  ['none', { LEMMA_MODEL: '' }],
  ['broken', { LEMMA_MODEL: 'gemini', LEMMA_MODEL_NAME: 'small' }],
  ['ready', { LEMMA_MODEL: 'gemini', LEMMA_MODEL_NAME: 'small', LEMMA_MODEL_KEY: 'k' }],
])('says that a model is %s', (state, environment) => {
  expect(stateOfModel(environment)).toBe(state);
});
