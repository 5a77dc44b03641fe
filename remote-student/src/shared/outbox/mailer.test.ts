import { expect, it, vi } from 'vitest';
import { createMailer, type Surroundings } from './mailer.ts';

const broken = () => Promise.reject(new Error('no journal'));

it('sends what is in this tab alone although the journal of the device can be neither written nor read', async () => {
  const submitAttempt = vi.fn<Surroundings['server']['submitAttempt']>().mockRejectedValueOnce(new Error('no network'));
  submitAttempt.mockResolvedValue({ kind: 'invalid', message: 'empty', at: 0, length: 0 });
  let again: () => void = () => undefined;
  const mailer = createMailer({
    journal: new Proxy({} as Surroundings['journal'], { get: () => broken }),
    server: { submitAttempt, answerPractice: broken, handIn: broken, setGoal: broken },
    leading: (work) => work(),
    later: (work) => {
      again = work;
      return () => undefined;
    },
    leave: () => undefined,
    tell: () => undefined,
  });
  const entry = {
    id: 'one',
    uid: 'ana',
    submissionId: 's',
    kind: 'attempt',
    itemId: 'i',
    response: '7',
    took: 1,
  } as const;
  expect(await mailer.post(entry)).toBe('unsaved');
  await expect.poll(() => submitAttempt).toHaveBeenCalledTimes(1);
  expect(await mailer.waiting('ana')).toMatchObject({ entries: [{ id: 'one' }], unsaved: true });
  await vi.waitFor(() => {
    again();
    expect(submitAttempt).toHaveBeenCalledTimes(2);
  });
  await expect.poll(() => mailer.waiting('ana')).toEqual({ entries: [], unsaved: false });
});

it('takes back the entry that is meant, although another one is sent while it waits', async () => {
  let free: () => void = () => undefined;
  const before: Promise<void>[] = [];
  const submitAttempt = vi.fn<Surroundings['server']['submitAttempt']>().mockRejectedValue(new Error('no network'));
  const mailer = createMailer({
    journal: new Proxy({} as Surroundings['journal'], { get: () => broken }),
    server: { submitAttempt, answerPractice: broken, handIn: broken, setGoal: broken },
    leading: async (work) => {
      await Promise.all(before);
      return work();
    },
    later: () => () => undefined,
    leave: () => undefined,
    tell: () => undefined,
  });
  const entry = { uid: 'ana', submissionId: 's', kind: 'attempt', itemId: 'i', response: '7', took: 1 } as const;
  for (const id of ['one', 'two', 'three']) await mailer.post({ ...entry, id });
  await expect.poll(() => submitAttempt).toHaveBeenCalledTimes(3);
  // While "two" waits to be taken back, "one" is sent.
  before.push(new Promise((done) => (free = done)));
  const withdrawn = mailer.withdraw('two');
  before.length = 0;
  submitAttempt.mockResolvedValueOnce({ kind: 'invalid', message: 'empty', at: 0, length: 0 });
  await mailer.flush('ana');
  free();
  await withdrawn;
  expect(await mailer.waiting('ana')).toMatchObject({ entries: [{ id: 'three' }] });
});
