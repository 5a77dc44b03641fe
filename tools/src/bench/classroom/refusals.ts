import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school';
import { type Backend, type Person, visitor } from '@lemma/testing';
import type { Benchmark } from '../figures.ts';

/** Calls of each kind, in turn: what else the machine does falls on all. Fewer than one address may mistype. */
const CALLS = 48;
/** What medians of this many may differ by beside what two of the same kind differ by, on a machine that does other things too. */
const NOISE = 1.15;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Class = { readonly classId: string; readonly code: string; readonly cards: readonly [LoginCard, LoginCard] };

/**
 * What is refused at the sign-in, timed: an unknown class code, an unknown name, a wrong secret, a locked account with its right
 * secret. Each try is of a device of its own, so that none waits. Bodies of the answers have to be the same, letter by letter.
 */
export async function refusalFigures(
  backend: Backend,
  teacher: Person,
  { classId, code, cards: [card, other] }: Class,
): Promise<Benchmark['figures']> {
  const anyone = visitor(backend);
  const locked = (
    await teacher.call('createStudents', {
      ...{ classId, requestId: randomUUID(), secretKind: 'words', students: [{ fullName: 'Zoe Locked' }] },
    })
  ).cards[0];
  if (!locked) throw new Error('no card');
  await teacher.call('changeAccounts', { classId, studentIds: [locked.studentId], change: 'lock' });
  const unknownCode = code === 'AAAAAA' ? 'CCCCCC' : 'AAAAAA';
  const tries: readonly (readonly [string, { classCode: string; userName: string; secret: string }])[] = [
    ['wrong secret', { classCode: code, userName: card.userName, secret: 'no such' }],
    // The same once more: what these two differ by is noise.
    ['wrong secret, of another', { classCode: code, userName: other.userName, secret: 'no such' }],
    ['unknown name', { classCode: code, userName: 'nobodyhere', secret: 'no such' }],
    ['unknown class code', { classCode: unknownCode, userName: card.userName, secret: 'no such' }],
    ['locked account, right secret', { classCode: code, userName: locked.userName, secret: locked.secret }],
  ];
  const times = new Map(tries.map(([name]): [string, number[]] => [name, []]));
  const answers = new Set<string>();
  for (let turn = -2; turn < CALLS; turn += 1) {
    // In another order each time: whoever comes after a slow one is none the slower for it.
    for (const [name, input] of tries.toSorted(() => Math.random() - 0.5)) {
      const begun = performance.now();
      const { status, body } = await anyone.callRaw('studentSignIn', { data: { ...input, deviceId: randomUUID() } });
      // The first ones warm the process up.
      if (turn >= 0) times.get(name)?.push(performance.now() - begun);
      answers.add(`${status} ${JSON.stringify(body)}`);
    }
  }
  const all = tries.map(([name]) => ({ name, value: median(times.get(name) ?? []) }));
  const values = all.map(({ value }) => value);
  const apart = (some: readonly number[]) => Math.max(...some) / Math.min(...some);
  const ratio = apart(values);
  const bar = apart(values.slice(0, 2)) * NOISE;
  return [
    ...all.map(({ name, value }) => ({ name: `refused, ${name}: median of ${CALLS}`, value, unit: 'ms' })),
    { name: 'refused: two of the same kind', value: apart(values.slice(0, 2)), unit: '×' },
    { name: 'refused: slowest against fastest', value: ratio, unit: '×', bar, holds: ratio <= bar },
    { name: 'refused: different answers', value: answers.size, unit: '', bar: 1, holds: answers.size === 1 },
  ];
}
