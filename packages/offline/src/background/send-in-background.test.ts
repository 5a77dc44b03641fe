import 'fake-indexeddb/auto';
import { ENVIRONMENT_ELEMENT_ID } from '@lemma/contract';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { GOAL, type Journal, type NewEntry, openForSending, openJournal, PRACTICE } from '../outbox/journal.ts';
import { type Background, sendInBackground } from './send-in-background.ts';
import { readSession, type StoredSession } from './stored-session.ts';

const ORIGIN = 'https://school.example';
const HOUR = 3_600_000;
const site = 'https://area.example';
const environment = {
  firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'lemma' },
  areas: { teacher: site, parent: site, student: site },
  functionsRegion: 'us-east1',
};
const page = `<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">${JSON.stringify(environment)}</script>`;
const DOORS = 'https://us-east1-lemma.cloudfunctions.net/api/';

const attempt = (id: string, uid = 'ana'): NewEntry => ({
  ...{ id, uid, submissionId: 's', itemId: 'i', response: '1/2', took: 10 },
  kind: 'attempt',
});
const practice = (id: string): NewEntry => ({
  ...{ id, uid: 'ana', submissionId: PRACTICE, itemId: 'p1-1', response: '7', took: 10 },
  kind: 'practice',
});
const handIn = (uid = 'ana'): NewEntry => ({ id: `turn-in-${uid}`, uid, submissionId: 's', kind: 'hand-in' });
const sessionOf = (uid: string, expiresAt = Date.now() + HOUR): StoredSession => ({
  ...{ uid, expiresAt },
  refreshToken: `refresh-${uid}`,
  accessToken: `kept-${uid}`,
});

let name: string;
let journal: Journal;
let session: StoredSession | undefined;
let got: { readonly door: string; readonly token: string | null; readonly body: unknown }[];
let asked: string[];

/** The addresses of Google and of our backend that a sync calls. */
const network =
  (door: (name: string) => Response = () => Response.json({ result: { kind: 'checked', submittedAt: 1 } })) =>
  async (address: string, options: RequestInit): Promise<Response> => {
    asked.push(address);
    if (address === `${ORIGIN}/`) return new Response(page);
    if (address.startsWith('https://securetoken.googleapis.com/'))
      return Response.json({ id_token: 'fresh', user_id: session?.uid, refresh_token: 'as-before' });
    const reply = door(address.replace(DOORS, ''));
    if (reply.ok)
      got.push({
        door: address.replace(DOORS, ''),
        token: new Headers(options.headers).get('authorization'),
        body: JSON.parse(String(options.body)).data,
      });
    return reply;
  };

const sync = (more: Partial<Background> = {}) =>
  sendInBackground({
    ...{ network: network(), origin: ORIGIN, leading: (work) => work(), isWatched: async () => false },
    ...{ tell: () => undefined, journal: openForSending(name), session: async () => session },
    ...more,
  });
const waiting = async (uid = 'ana') => (await journal.waiting(uid)).map(({ id }) => id);

beforeEach(() => {
  name = crypto.randomUUID();
  journal = openJournal(name);
  session = sessionOf('ana');
  got = [];
  asked = [];
});

describe('sending with every tab closed', () => {
  it('says of what is turned in by the clock that it is', async () => {
    await journal.add({ ...handIn(), kind: 'hand-in', byClock: true });
    await sync();
    expect(got).toMatchObject([{ door: 'handIn', body: { submissionId: 's', byClock: true } }]);
  });

  it('sends all in order through the same doors, and the student is told later', async () => {
    await journal.add(attempt('a'));
    await journal.add(handIn());
    await sync();
    expect(got).toEqual([
      {
        door: 'submitAttempt',
        token: 'Bearer kept-ana',
        body: { attemptId: 'a', submissionId: 's', itemId: 'i', response: '1/2', took: 10, setAside: true },
      },
      { door: 'handIn', token: 'Bearer kept-ana', body: { submissionId: 's' } },
    ]);
    expect(await waiting()).toEqual([]);
    expect((await journal.receipts('ana')).map(({ outcome }) => outcome).toSorted()).toEqual(['checked', 'handed-in']);
  });

  it('sends the working of an answer with it', async () => {
    const written = { lines: ['2x = 6', 'x = 3'], mended: [], asked: 0 };
    await journal.add({ ...attempt('a'), written } as NewEntry);
    await sync();
    expect(got).toMatchObject([{ door: 'submitAttempt', body: { written } }]);
  });

  it('sends one’s own goal, of which nothing has to be told', async () => {
    const aim = { kind: 'questions', count: 10 } as const;
    await journal.add({ id: 'g', uid: 'ana', submissionId: GOAL, kind: 'goal', aim, at: 5 });
    await sync({ network: network(() => Response.json({ result: { set: true } })) });
    expect(got).toMatchObject([{ door: 'setGoal', body: { aim, at: 5 } }]);
    expect(await waiting()).toEqual([]);
    expect(await journal.receipts('ana')).toEqual([]);
  });

  it('sends answers of one’s own practice too', async () => {
    await journal.add(practice('own'));
    await sync();
    expect(got).toMatchObject([
      { door: 'answerPractice', body: { attemptId: 'own', itemId: 'p1-1', response: '7', took: 10 } },
    ]);
    expect(await journal.receipts('ana')).toEqual([{ id: 'own', submissionId: PRACTICE, outcome: 'checked' }]);
  });

  it('makes a token anew where the kept one runs out', async () => {
    session = sessionOf('ana', Date.now() + 30_000);
    await journal.add(attempt('a'));
    await sync();
    expect(got.map(({ token }) => token)).toEqual(['Bearer fresh']);
  });

  it('sends nothing of another account, and nothing if nobody is signed in', async () => {
    await journal.add(attempt('a'));
    session = sessionOf('ben');
    await sync();
    session = undefined;
    await sync();
    expect(got).toEqual([]);
    expect(await waiting()).toEqual(['a']);
  });

  it('sends nothing more once somebody has signed out between two entries', async () => {
    await journal.add(attempt('a'));
    await journal.add(attempt('b'));
    const leaving = network(() => {
      session = undefined;
      return Response.json({ result: { kind: 'checked' } });
    });
    await expect(sync({ network: leaving })).rejects.toThrow('still waits');
    expect(got).toHaveLength(1);
    expect(await waiting()).toEqual(['b']);
  });

  it('does not take a refusal as final if another person has signed in', async () => {
    await journal.add(attempt('a'));
    const changing = network(() => {
      session = sessionOf('ben');
      return Response.json(
        { error: { status: 'PERMISSION_DENIED', details: { code: 'auth/forbidden' } } },
        { status: 403 },
      );
    });
    await expect(sync({ network: changing })).rejects.toThrow('still waits');
    expect(await waiting()).toEqual(['a']);
    expect(await journal.refused('ana')).toEqual([]);
  });

  it('leaves sending to a visible page, which shows the answer', async () => {
    await journal.add(attempt('a'));
    await expect(sync({ isWatched: async () => true })).rejects.toThrow('a page');
    expect(asked).toEqual([]);
  });

  it.each([
    ['a proxy forbids it', () => new Response('{"message":"blocked"}', { status: 403 })],
    ['a login page answers in its place', () => new Response('<html>', { status: 200 })],
    ['our door is down', () => Response.json({ error: { status: 'INTERNAL' } }, { status: 500 })],
  ])('keeps everything for the next time where %s', async (_why, door) => {
    await journal.add(attempt('a'));
    await expect(sync({ network: network(door) })).rejects.toThrow('still waits');
    expect(await waiting()).toEqual(['a']);
  });

  it('sets aside what the server will never accept, and continues', async () => {
    await journal.add(attempt('a'));
    await journal.add(attempt('b'));
    let calls = 0;
    const closed = network(() => {
      calls += 1;
      return calls === 1
        ? Response.json({ error: { status: 'FAILED_PRECONDITION', details: { code: 'work/closed' } } }, { status: 400 })
        : Response.json({ result: { kind: 'checked' } });
    });
    await sync({ network: closed });
    expect(await journal.refused('ana')).toMatchObject([{ id: 'a', code: 'work/closed' }]);
    expect(await waiting()).toEqual([]);
  });
});

describe('a journal of another release', () => {
  it('keeps its version, so that an older area can open it, and unknown entries wait for a newer one', async () => {
    await journal.add(attempt('a'));
    const newer = await openDB(name, 3);
    await newer.put('entries', {
      id: 'c',
      uid: 'ana',
      submissionId: 's',
      kind: 'drawing',
      sequence: Number.MAX_SAFE_INTEGER,
    });
    newer.close();
    await sync();
    expect(got).toHaveLength(1);
    const after = await openDB(name);
    expect(after.version).toBe(3);
    expect(await after.getAllKeys('entries')).toEqual(['c']);
    after.close();
  });

  it('is not created if there is none', async () => {
    const other = crypto.randomUUID();
    await sync({ journal: openForSending(other) });
    expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(other);
  });
});

describe('the session that Firebase keeps', () => {
  const DATABASE = 'firebaseLocalStorageDb';

  it('is nobody where nobody has signed in, and leaves nothing behind', async () => {
    expect(await readSession('key')).toBeUndefined();
    expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(DATABASE);
  });

  it('is read as the auth service writes it, and is gone with it', async () => {
    const database = await openDB(DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    });
    const stsTokenManager = { refreshToken: 'r', accessToken: 'a', expirationTime: 5 };
    const key = 'firebase:authUser:key:[DEFAULT]';
    await database.put('firebaseLocalStorage', { fbase_key: key, value: { uid: 'ana', stsTokenManager } });
    expect(await readSession('key')).toEqual({ uid: 'ana', refreshToken: 'r', accessToken: 'a', expiresAt: 5 });
    await database.delete('firebaseLocalStorage', key);
    expect(await readSession('key')).toBeUndefined();
    database.close();
  });
});
