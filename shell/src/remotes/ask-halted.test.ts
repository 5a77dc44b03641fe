import { afterEach, expect, it, vi } from 'vitest';
import { askHalted } from './ask-halted.ts';

vi.mock('@lemma/shared-auth', () => ({ addressOf: (name: string) => `https://backend.example/api/${name}` }));

const [current, previous] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const release = { schema: 1, revision: 1, area: 'teacher', current, previous, builds: {} } as const;
const site = { area: 'teacher', address: 'https://t.example', isDevelopment: false, keys: [] };
const replies = (reply: () => Promise<Response>) => {
  const asked = vi.fn((_address: string) => reply());
  vi.stubGlobal('fetch', asked);
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

it('asks of the served version and its fallback in one plain request', async () => {
  const asked = replies(async () => Response.json({ halted: [current] }));
  expect(await askHalted(site, release)).toEqual([current]);
  expect(asked.mock.calls[0]?.[0]).toBe(
    `https://backend.example/api/halted?area=teacher&versions=${current},${previous}`,
  );
});

it.each([
  ['an error', async () => Response.json({ error: { code: 'unknown' } }, { status: 500 })],
  ['another page', async () => new Response('<!doctype html>')],
  ['what is no version', async () => Response.json({ halted: ['<script>'] })],
  ['nothing', () => Promise.reject(new TypeError('no network'))],
])('takes %s as no halt', async (_, reply) => {
  replies(reply);
  expect(await askHalted(site, release)).toEqual([]);
});

it('asks nothing where there is no fallback, or the version is not published', async () => {
  const asked = replies(async () => Response.json({ halted: [current] }));
  const { previous: _, ...alone } = release;
  expect(await askHalted(site, alone)).toEqual([]);
  expect(await askHalted({ ...site, isDevelopment: true }, release)).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});
