import { CANARY_BOUND, loadsOf, placeOf, SERVED_BOUND } from '@lemma/contract';
import { type Again, haltedAnswerSchema, type SignCounts, SLOWER_BOUND } from '@lemma/school/release';
import { doorsOf, type Person, visitor } from '@lemma/testing';
import { beforeAll, expect, it } from 'vitest';
import { admin, backend, newClass, newClassWithChild, newId, newTeacher, outcomeOf } from './school.ts';

const { oneIn } = SERVED_BOUND;
const area = 'teacher';
const newVersion = () => newId().replaceAll('-', '').slice(0, 12);
const health = (version: string) => visitor(backend).call('releaseHealth', { area, version });
const load = (person: Person, version: string, failed: boolean, tab = newId()) =>
  person.call('reportLoad', { area, version, tab, failed, oneIn });

const ask = (query: string) => fetch(`${doorsOf(backend)}/halted?${query}`);
const halted = async (...versions: readonly string[]) =>
  haltedAnswerSchema.parse(await (await ask(`area=${area}&versions=${versions.join(',')}`)).json()).halted;

let people: readonly Person[] = [];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 14 }, async () => (await newClassWithChild()).teacher));
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

it('counts on when somebody reports at rates that no shell has', async () => {
  const version = newVersion();
  for (const rate of [2, 3, 4, 30])
    await personAt(0).call('reportLoad', { area, version, tab: newId(), failed: false, oneIn: rate });
  await load(personAt(1), version, true);
  expect((await health(version)).served?.counts).toEqual([{ oneIn, loads: 1, failed: 1 }]);
});

it('counts one failed tab of a person, so that nobody alone ends a version', async () => {
  const version = newVersion();
  for (let time = 0; time < 6; time += 1) await load(personAt(0), version, true);
  await load(personAt(1), version, true);
  expect((await health(version)).served?.counts).toEqual([{ oneIn, loads: 2, failed: 2 }]);
  expect(await halted(version)).toEqual([]);
});

it('is not ended by three strangers, nor by three people of one class, and is by three classes', async () => {
  const version = newVersion();
  const fill = () => Promise.all(people.slice(0, 2).map((one) => load(one, version, false)));
  await fill();
  const before = (await health(version)).served;
  for (let at = 0; at < 3; at += 1) await load(await newTeacher(), version, true);
  const empty = await newClass(['Ben Osei']);
  await load(empty.teacher, version, true);
  expect((await health(version)).served).toEqual(before);
  const [one, two, three] = [await newClassWithChild(), await newClassWithChild(), await newClassWithChild()];
  const parent = await newTeacher({ role: 'parent' });
  const { code } = await one.teacher.call('createParentCode', { studentId: one.child.uid });
  await parent.call('linkParent', { code });
  for (const person of [one.child, one.teacher, parent]) await load(person, version, true);
  expect((await health(version)).served?.counts).toEqual([{ oneIn, loads: 3, failed: 1 }]);
  for (const person of [two.child, three.teacher]) await load(person, version, true);
  expect(await halted(version)).toEqual([version]);
});

it('compares no tabs of strangers', async () => {
  const beside = await known(signs(oneIn, 109, 2));
  const version = await known(signs(oneIn, 10, 0));
  const before = (await health(version)).again;
  for (let at = 0; at < 4; at += 1)
    await (await newTeacher()).call('reportVitals', {
      ...{ area, version, tab: newId(), lcp: 1200, inp: 900 },
      again: { beside, oneIn, onlySlow: true },
    });
  expect((await health(version)).again).toEqual(before);
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

const signs = (oneIn: number, loads: number, failed: number): SignCounts => {
  const counts = [{ oneIn, loads, failed }];
  return { lcp: counts, inp: counts, cls: counts, stalled: counts };
};
/** A version of which so much is known already. */
async function known(again: SignCounts): Promise<string> {
  const version = newVersion();
  await admin().collection('releaseHealth').doc(`${area}_${version}`).set({ loads: 0, failed: 0, again });
  return version;
}
const tells = (at: number, version: string, again: Again, inp = 900) =>
  personAt(at).call('reportVitals', { area, version, tab: newId(), lcp: 1200, inp, again });
const linesOf = async (version: string) => {
  const lines = await admin().collection('audit').where('subject', '==', `${area}@${version}`).get();
  return lines.docs.map((each) => [each.get('action'), each.get('by')]);
};

it('halts a trial whose tabs are slower than those of everybody, by those of several people, and once', async () => {
  const beside = await known(signs(10, 109, 2));
  const version = await known(signs(1, SLOWER_BOUND.tabs, 0));
  for (let time = 0; time < 9; time += 1) await tells(0, version, { beside });
  expect((await health(version)).haltedAt).toBeUndefined();
  for (let at = 1; at < 9; at += 1) await tells(at, version, { beside });
  expect(await health(version)).toMatchObject({ haltedAt: expect.any(Number), slowerIn: 'inp' });
  expect(await linesOf(version)).toEqual([['canary-halted', 'the vitals']]);
  expect(await halted(version)).toEqual([]);
});

it('halts what everybody has where its tabs are slower than those of the version before, which is opened then', async () => {
  const beside = await known(signs(oneIn, 109, 2));
  const [version, same] = [await known(signs(oneIn, 10, 0)), await known(signs(oneIn, 10, 0))];
  for (let at = 0; at < 9; at += 1) {
    await tells(at, version, { beside, oneIn, onlySlow: true });
    await tells(at, same, { beside, oneIn }, 80);
  }
  expect([...(await halted(version, beside)), ...(await halted(same))]).toEqual([version]);
  expect(await linesOf(version)).toEqual([['release-halted', 'the vitals']]);
  const stored = await health(version);
  expect(stored).toMatchObject({ slowerIn: 'inp', served: { counts: [], haltedAt: expect.any(Number) } });
  // Those that told only because they were slow are no measure of how fast it is.
  expect(stored.vitals).toBeUndefined();
});

it('counts one tab of a person that is compared, beside those that are only shown', async () => {
  const version = newVersion();
  for (let time = 0; time < 2; time += 1) await tells(0, version, { oneIn });
  await tells(0, version, { oneIn, onlySlow: true });
  const { vitals, again } = await health(version);
  expect([vitals?.tabs, again?.inp]).toEqual([2, [{ oneIn, loads: 1, failed: 1 }]]);
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
