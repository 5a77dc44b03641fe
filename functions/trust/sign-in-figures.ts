import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school/class';
import { type Backend, signUp, visitor } from '@lemma/testing';

/** Prints how long sign-ins take on emulators while others guess, as JSON: `sign-in-figures.ts PROJECT AUTH FIRESTORE FUNCTIONS`. */
const [projectId = '', auth = '', firestore = '', functions = ''] = process.argv.slice(2);
const backend: Backend = { projectId, auth, firestore, functions };

const CHILDREN = 30;
const ROUNDS = 6;
const SIGN_INS = 5;
/** Each of the two attackers tries so often, in milliseconds. */
const ATTACK_EVERY = 500;
const [AT_ONCE, SLOWER] = [1, 1.2];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const anyone = visitor(backend);
const account = { email: 'trust@school.example', password: 'correct horse', fullName: 'Maya Okafor' };
const teacher = await signUp(backend, { ...account, role: 'teacher' });

async function newClass(name: string) {
  const { classId, code } = await teacher.call('createClass', { name, grade: 2 });
  const students = Array.from({ length: CHILDREN }, (_, n) => ({ fullName: `Kid ${n}` }));
  const request = { classId, requestId: randomUUID(), secretKind: 'pictures' as const, students };
  return { code, cards: (await teacher.call('createStudents', request)).cards };
}

const enter = (code: string, { userName }: LoginCard, secret: string, deviceId: string) =>
  anyone.callRaw('studentSignIn', { data: { classCode: code, userName, secret, deviceId } });

/** How long these sign-ins take, one after the other, each on the child's own device. */
async function timesOf(code: string, cards: readonly LoginCard[]): Promise<number[]> {
  const times: number[] = [];
  for (const card of cards) {
    const begun = performance.now();
    const { status } = await enter(code, card, card.secret, `own-${card.studentId}`);
    if (status !== 200) throw new Error(`${card.userName} was answered ${status}`);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Guesses at children of a class from made-up devices, and types class codes, until it is told to stop. */
function attack(code: string, cards: readonly LoginCard[]): () => Promise<unknown> {
  const tries: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const card = cards[tries.length % cards.length];
    if (card) tries.push(enter(code, card, 'cat-cat-cat', randomUUID()));
    tries.push(anyone.callRaw('classSignInList', { data: { classCode: 'QQQQQQQQ' } }));
  }, ATTACK_EVERY);
  return () => {
    clearInterval(timer);
    return Promise.all(tries);
  };
}

const mine = await newClass('Quiet and attacked');
await timesOf(mine.code, mine.cards);

const quiet: number[] = [];
const attacked: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const some = mine.cards.slice((round * SIGN_INS) % CHILDREN).slice(0, SIGN_INS);
  quiet.push(...(await timesOf(mine.code, some)));
  const stop = attack(mine.code, mine.cards);
  attacked.push(...(await timesOf(mine.code, some)));
  await stop();
}

const together = await newClass('All at once');
const begun = performance.now();
await Promise.all(together.cards.map((card) => enter(together.code, card, 'cat-cat-cat', randomUUID())));
const all = performance.now() - begun;
const slower = median(attacked) / median(quiet);
const queued = all / (CHILDREN * median(quiet));

console.log(
  JSON.stringify([
    { name: `sign-in: ${CHILDREN} wrong secrets of as many children at once, all answered`, value: all, unit: 'ms' },
    {
      name: 'sign-in: at once to one after the other',
      value: queued,
      unit: '×',
      bar: AT_ONCE,
      holds: queued <= AT_ONCE,
    },
    { name: 'sign-in: median, quiet', value: median(quiet), unit: 'ms' },
    { name: 'sign-in: median while two guess at the class', value: median(attacked), unit: 'ms' },
    { name: 'sign-in: attacked to quiet', value: slower, unit: '×', bar: SLOWER, holds: slower <= SLOWER },
  ]),
);
