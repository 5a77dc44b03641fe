import { startFirestore } from '@lemma/testing/emulators';
import type { Browser } from 'playwright/test';
import { type RealStep, realSchedules } from '../../remote-student/test/real-steps.ts';
import { type Figures, runSchedule } from '../../remote-student/test/run-schedule.ts';
import { expect, test } from './journey.ts';
import { PlainBrowser, PROJECT, rules } from './plain-persistence.ts';

const RUNS = Number(process.env.LEMMA_REAL_SCHEDULES ?? 60);
const RUNS_AT_ONCE = 3;

let host = '';
let stop: () => Promise<void> = async () => undefined;
test.beforeAll(async () => {
  ({ host, stop } = await startFirestore());
  const reply = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  expect(reply.ok, await reply.text()).toBe(true);
});
test.afterAll(() => stop());

/** The answers to one submission, by id, read without the security rules. */
async function atSchool(work: string): Promise<ReadonlyMap<string, string>> {
  const address = `http://${host}/v1/projects/${PROJECT}/databases/(default)/documents/works/${work}/answers?pageSize=300`;
  const reply = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  const { documents = [] }: { documents?: { name: string; fields: { response: { stringValue: string } } }[] } =
    await reply.json();
  return new Map(documents.map(({ name, fields }) => [name.split('/').at(-1) ?? '', fields.response.stringValue]));
}

/**
 * `open`: answers that were lost although nobody turned the work in, so that no rule refused them. `waiting`: devices
 * that were not done after half a minute.
 */
type Count = Pick<Figures, 'saved' | 'lost' | 'doubled'> & { readonly open: number; readonly waiting: number };

const openOf = (steps: readonly RealStep[], lost: number) => (steps.some(({ kind }) => kind === 'submit') ? 0 : lost);

async function runReal(browser: Browser, work: string, steps: readonly RealStep[]): Promise<Count> {
  const devices = [await PlainBrowser.start(browser, host), await PlainBrowser.start(browser, host)];
  for (const step of steps) {
    const device = devices[step.device];
    if (!device) throw new RangeError(`device ${step.device}`);
    if (step.kind === 'answer') await device.answer(step.tab, work, crypto.randomUUID());
    else if (step.kind === 'submit') await device.handIn(step.tab, work);
    else if (step.kind === 'kill') await device.kill(step.tab);
    else if (step.kind === 'open') await device.tab(step.tab);
    else if (step.kind === 'deploy') await Promise.all([0, 1].map((tab) => device.kill(tab)));
    else await device.offline(step.kind === 'offline');
  }
  const settled = await Promise.all(devices.map((device) => device.settle(work)));
  const stored = await atSchool(work);
  await Promise.all(devices.map((device) => device.close()));
  const saved = devices.flatMap((device) => device.said);
  const shown = (id: string) => devices.some((device) => device.refused.has(id));
  const lost = saved.filter((id) => !stored.has(id) && !shown(id)).length;
  return {
    saved: saved.length,
    lost,
    doubled: stored.size - new Set(stored.values()).size,
    open: openOf(steps, lost),
    waiting: settled.filter((one) => !one).length,
  };
}

const row = (all: readonly Count[]) => {
  const sum = (key: keyof Count) => all.reduce((total, one) => total + one[key], 0);
  return {
    'said saved': sum('saved'),
    lost: sum('lost'),
    'of these not turned in': sum('open'),
    doubled: sum('doubled'),
    'still waiting': sum('waiting'),
  };
};

test('what the SDK queued without a network survives its tab: it is in IndexedDB', async ({ browser }) => {
  const device = await PlainBrowser.start(browser, host);
  await device.tab(0);
  await device.offline(true);
  await device.answer(0, 'kept', 'one');
  expect(device.said).toEqual(['one']);
  await device.kill(0);
  expect((await atSchool('kept')).size).toBe(0);
  expect(await device.settle('kept')).toBe(true);
  expect([...(await atSchool('kept')).keys()]).toEqual(['one']);
  await device.close();
});

test(`${RUNS} schedules of faults on plain SDK persistence, and on our outbox`, async ({ browser }) => {
  test.setTimeout(RUNS * 60_000);
  const schedules = realSchedules(RUNS);
  const counts: Count[] = [];
  const queue = [...schedules.entries()];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      counts.push(await runReal(browser, `work-${next[0]}`, next[1]));
  };
  await Promise.all(Array.from({ length: RUNS_AT_ONCE }, work));
  const computed = async (carrier: 'journal' | 'plain') => {
    const all: Count[] = [];
    for (const steps of schedules) {
      const figures = await runSchedule(carrier, steps, () => undefined);
      all.push({ ...figures, open: openOf(steps, figures.lost), waiting: 0 });
    }
    return row(all);
  };
  const journal = await computed('journal');
  console.log(`${RUNS} schedules of answer, submit, kill tab, second tab, offline, deploy`);
  console.table({
    'our journal (Node, a network of the test)': journal,
    'plain SDK persistence (the SDK in Chromium, the emulator)': row(counts),
    'plain SDK persistence (the model)': await computed('plain'),
  });
  expect(journal).toMatchObject({ lost: 0, doubled: 0 });
  expect(counts).toHaveLength(RUNS);
  // Otherwise "lost" would include answers that are only late.
  expect(row(counts)['still waiting']).toBe(0);
});
