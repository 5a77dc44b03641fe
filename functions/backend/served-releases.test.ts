import { CANARY_BOUND, loadsOf, placeOf, SERVED_BOUND } from '@lemma/contract';
import { haltedAnswerSchema, SLOWER_BOUND, type VitalCounts, withReport } from '@lemma/school/release';
import { type Person, visitor } from '@lemma/testing';
import { beforeAll, expect, it } from 'vitest';
import { admin, backend, newId, newTeacher, outcomeOf } from './school.ts';

const { oneIn } = SERVED_BOUND;
const area = 'teacher';
const newVersion = () => newId().replaceAll('-', '').slice(0, 12);
const health = (version: string) => visitor(backend).call('releaseHealth', { area, version });
const load = (person: Person, version: string, failed: boolean, tab = newId()) =>
  person.call('reportLoad', { area, version, tab, failed, oneIn });

const ask = (query: string) =>
  fetch(`http://${backend.functions}/${backend.projectId}/us-central1/api/halted?${query}`);
const halted = async (...versions: readonly string[]) =>
  haltedAnswerSchema.parse(await (await ask(`area=${area}&versions=${versions.join(',')}`)).json()).halted;

let people: readonly Person[] = [];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 14 }, () => newTeacher()));
});
const personAt = (at: number): Person => {
  const person = people[at % people.length];
  if (person === undefined) throw new Error('nobody');
  return person;
};

/** Loads one after the other, of which this share fails, each of the next person, reported as a tab does. */
async function loads(version: string, share: number, most: number): Promise<number | undefined> {
  for (let at = 1; at <= most; at += 1) {
    const failed = placeOf(`planted ${share} ${at}`) < share;
    if (!failed && placeOf(`drawn ${share} ${at}`) * oneIn >= 1) continue;
    await load(personAt(at), version, failed);
    if ((await halted(version)).length > 0) return at;
  }
  return undefined;
}

it('halts a promoted version of which 5 % of the loads fail within 200 of them, and says so in the log', async () => {
  const [version, before] = [newVersion(), newVersion()];
  const at = await loads(version, 0.05, 200);
  expect(at).toBeLessThanOrEqual(200);
  expect(await halted(version, before)).toEqual([version]);
  expect((await health(version)).served?.haltedAt).toBeGreaterThan(0);
  const lines = await admin().collection('audit').where('subject', '==', `${area}@${version}`).get();
  expect(lines.docs.map((each) => each.get('action'))).toEqual(['release-halted']);
  // What happens later ends it no second time.
  await load(personAt(0), version, true);
  expect((await admin().collection('audit').where('subject', '==', `${area}@${version}`).get()).size).toBe(1);
});

it('halts no healthy one, and knows about how often it was loaded', async () => {
  const version = newVersion();
  expect(await loads(version, CANARY_BOUND.healthy, 400)).toBeUndefined();
  const { served } = await health(version);
  expect(loadsOf(served?.counts ?? [])).toBeGreaterThan(250);
  expect(loadsOf(served?.counts ?? [])).toBeLessThan(550);
});

it('counts one failed tab of a person, so that nobody alone ends a version', async () => {
  const version = newVersion();
  for (let time = 0; time < 6; time += 1) await load(personAt(0), version, true);
  await load(personAt(1), version, true);
  expect((await health(version)).served?.counts).toEqual([{ oneIn, loads: 2, failed: 2 }]);
  expect(await halted(version)).toEqual([]);
});

it('keeps the loads of a trial and those of everybody apart', async () => {
  const version = newVersion();
  await personAt(0).call('reportLoad', { area, version, tab: newId(), failed: false });
  await load(personAt(0), version, false);
  expect(await health(version)).toEqual({ loads: 1, failed: 0, served: { counts: [{ oneIn, loads: 1, failed: 0 }] } });
});

it('counts the vitals of a tab once, and nothing of whose they are', async () => {
  const version = newVersion();
  const tab = newId();
  const report = { area, version, tab, lcp: 1800, cls: 0.3, longTasks: [2, 0, 1, 0, 0] };
  for (let time = 0; time < 2; time += 1) await personAt(0).call('reportVitals', report);
  await personAt(1).call('reportVitals', { area, version, tab: newId(), inp: 90 });
  const stored = (await admin().collection('releaseHealth').doc(`${area}_${version}`).get()).data();
  expect(stored).toEqual({
    ...{ loads: 0, failed: 0 },
    vitals: {
      ...{ tabs: 2, watched: 1, stalled: 0, longTasks: [2, 0, 1, 0, 0] },
      lcp: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      inp: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
      cls: [0, 0, 0, 0, 0, 0, 0, 1, 0],
    },
  });
  expect(await outcomeOf(personAt(0).call('reportVitals', { ...report, tab: newId(), lcp: -5 }))).toBe(
    'input/malformed',
  );
});

it('halts a trial whose tabs are slower than those of everybody, by those of several people, and once', async () => {
  const [version, served] = [newVersion(), newVersion()];
  const fine = { lcp: 1200, inp: 80, cls: 0, longTasks: [1, 0, 0, 0, 0] };
  const report = (at: number, of: string, measured: object, beside?: string) =>
    personAt(at).call('reportVitals', {
      area,
      version: of,
      tab: newId(),
      ...fine,
      ...measured,
      ...(beside && { beside }),
    });
  const others = Array.from({ length: SLOWER_BOUND.others }, () => ({ ...fine }));
  const { vitals } = { vitals: others.reduce<VitalCounts | undefined>(withReport, undefined) };
  await admin().collection('releaseHealth').doc(`${area}_${served}`).set({ loads: 0, failed: 0, vitals });
  const trial = async () => (await health(version)).haltedAt;
  for (let time = 0; time < SLOWER_BOUND.tabs; time += 1) await report(0, version, { inp: 900 }, served);
  expect(await trial()).toBeUndefined();
  for (let at = 1; at <= SLOWER_BOUND.tabs; at += 1)
    await report(at, version, { inp: at % 2 === 0 ? 900 : 80 }, served);
  expect(await trial()).toBeGreaterThan(0);
  const lines = await admin().collection('audit').where('subject', '==', `${area}@${version}`).get();
  expect(lines.docs.map((each) => [each.get('action'), each.get('by')])).toEqual([['canary-halted', 'the vitals']]);
  const same = newVersion();
  for (let at = 0; at < 2 * SLOWER_BOUND.tabs; at += 1) await report(at, same, {}, served);
  expect((await health(same)).haltedAt).toBeUndefined();
});

it('answers from anywhere, for a minute, what it was asked for and nothing else', async () => {
  const reply = await ask(`area=${area}&versions=${newVersion()}`);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=60');
  const refused = [
    '',
    `area=${area}`,
    'area=../x&versions=aaaaaaaaaaaa',
    `area=${area}&versions=${Array(9).fill('a'.repeat(12))}`,
  ];
  for (const query of refused) expect((await ask(query)).status, query).toBe(400);
});
