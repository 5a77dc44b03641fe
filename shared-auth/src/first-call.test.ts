import { afterEach, expect, it, vi } from 'vitest';
import { firstCall } from './first-call.ts';
import { startSession } from './session.ts';

const clients = vi.hoisted(() => ({ ask: vi.fn(async () => ({ submissionId: 'by-the-clients' })) }));
vi.mock('./remote-calls.ts', () => clients);

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
startSession({ firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' }, areas, functionsRegion: 'r' });

const open = (token = async () => 'own') =>
  firstCall({ token, document: async () => undefined, where: async () => [] }, 'openWork', { assignmentId: 'a1' });
const answering = (answer: unknown, status = 200) => {
  const ask = vi.fn(async (_: string, __: RequestInit) => Response.json(answer, { status }));
  vi.stubGlobal('fetch', ask);
  return ask;
};
afterEach(() => {
  vi.unstubAllGlobals();
  clients.ask.mockClear();
});

it('makes a call with the stored session, as the client of Firebase would', async () => {
  const ask = answering({ result: { submissionId: 's1' } });
  expect(await open()).toEqual({ submissionId: 's1' });
  const [address, { headers, body }] = ask.mock.calls[0] ?? ['', {}];
  expect(address).toBe('https://r-p.cloudfunctions.net/api/openWork');
  expect(headers).toMatchObject({ authorization: 'Bearer own' });
  expect(JSON.parse(String(body))).toEqual({ data: { assignmentId: 'a1' } });
  expect(clients.ask).not.toHaveBeenCalled();
});

it.each([
  [{ error: { status: 'FAILED_PRECONDITION', message: '', details: { code: 'work/closed' } } }, 400, 'work/closed'],
  [{ error: { status: 'PERMISSION_DENIED', message: '' } }, 403, 'server/unavailable'],
  [{}, 404, 'remote/incompatible'],
  ['<html>', 502, 'server/unavailable'],
  [{ result: {} }, 200, 'data/malformed'],
])('reads %j, %i, as %s', async (answer, status, code) => {
  answering(answer, status);
  await expect(open()).rejects.toMatchObject({ code });
  expect(clients.ask).not.toHaveBeenCalled();
});

it('says when the server is not reached, and does not send twice', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(open()).rejects.toMatchObject({ code: 'server/unavailable' });
  expect(clients.ask).not.toHaveBeenCalled();
});

it('leaves a session that was replaced, or cannot be renewed, to the clients', async () => {
  answering({ error: { status: 'UNAUTHENTICATED', message: '', details: { code: 'auth/signed-out' } } }, 401);
  expect(await open()).toEqual({ submissionId: 'by-the-clients' });
  const renewing = async () => {
    throw new Error('The session was not renewed (400).');
  };
  expect(await open(renewing)).toEqual({ submissionId: 'by-the-clients' });
});
