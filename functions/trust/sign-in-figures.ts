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
/** How often all guess at once, and one after the other. */
const CROWDS = 3;
const [AT_ONCE, MEETING, SLOWER] = [1, 1.2, 1.2];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const anyone = visitor(backend);

/** A teacher, who may create thirty classes at once. */
const newTeacher = () =>
  signUp(backend, {
    ...{ email: `${randomUUID()}@school.example`, password: 'correct horse', fullName: 'Maya Okafor' },
    role: 'teacher',
  });
const teacher = await newTeacher();

type Class = Awaited<ReturnType<typeof newClass>>;
async function newClass(name: string, size = CHILDREN, leader = teacher) {
  const { classId, code } = await leader.call('createClass', { name, grade: 2 });
  const students = Array.from({ length: size }, (_, n) => ({ fullName: `Kid ${n}` }));
  const request = { classId, requestId: randomUUID(), secretKind: 'pictures' as const, students };
  return { code, cards: (await leader.call('createStudents', request)).cards };
}

/** Asks once more where the connection was closed: that happens in the moment in which a request is sent on it. */
const ask = (call: 'studentSignIn' | 'classSignInList', data: object) => {
  const once = () => anyone.callRaw(call, { data });
  return once().catch(once);
};
const enter = (classCode: string, { userName }: LoginCard, secret: string, deviceId: string) =>
  ask('studentSignIn', { classCode, userName, secret, deviceId });

/** How long a child waits who signs in with the right secret, on the own device. */
async function timeOf(code: string, card: LoginCard): Promise<number> {
  const begun = performance.now();
  const { status } = await enter(code, card, card.secret, `own-${card.studentId}`);
  if (status !== 200) throw new Error(`${card.userName} was answered ${status}`);
  return performance.now() - begun;
}

/** How long these sign-ins take, one after the other. */
async function timesOf(code: string, cards: readonly LoginCard[]): Promise<number[]> {
  const times: number[] = [];
  for (const card of cards) times.push(await timeOf(code, card));
  return times;
}

/** How long each of them waits where all of a class sign in at once. */
const crowdOf = ({ code, cards }: Class): Promise<number[]> => Promise.all(cards.map((card) => timeOf(code, card)));

/** Guesses at children of a class from made-up devices, and types class codes, until it is told to stop. */
function attack(code: string, cards: readonly LoginCard[]): () => Promise<unknown> {
  const tries: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const card = cards[tries.length % cards.length];
    if (card) tries.push(enter(code, card, 'cat-cat-cat', randomUUID()));
    tries.push(ask('classSignInList', { classCode: 'QQQQQQQQ' }));
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

// All at once: the whole class opens its devices when the lesson begins.
const arriving: Record<'quiet' | 'attacked', number[]> = { quiet: [], attacked: [] };
await crowdOf(mine);
for (let round = 0; round < ROUNDS; round += 1) {
  arriving.quiet.push(...(await crowdOf(mine)));
  const stop = attack(mine.code, mine.cards);
  arriving.attacked.push(...(await crowdOf(mine)));
  await stop();
}

type Guess = () => Promise<unknown>;

/** A wrong secret for each child of these classes, each from a device that nobody has used. */
const guessesAt = (classes: readonly Class[]): Guess[] =>
  classes.flatMap(({ code, cards }) => cards.map((card) => () => enter(code, card, 'cat-cat-cat', randomUUID())));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const atOnce = (guesses: readonly Guess[]) => timed(() => Promise.all(guesses.map((guess) => guess())));
const inTurn = (guesses: readonly Guess[]) =>
  timed(async () => {
    for (const guess of guesses) await guess();
  });

/** As many children of one class, of as many classes, and of one class one after the other: a class takes 30 wrong secrets an hour. */
const crowds = { oneClass: [0], manyClasses: [0], inTurn: [0] };
for (let round = 0; round <= CROWDS; round += 1) {
  const [one, other] = [await newClass('At once'), await newClass('In turn')];
  const leader = await newTeacher();
  const many: Class[] = [];
  for (let n = 0; n < CHILDREN; n += 1) many.push(await newClass(`Room ${n}`, 1, leader));
  crowds.oneClass[round] = await atOnce(guessesAt([one]));
  crowds.manyClasses[round] = await atOnce(guessesAt(many));
  crowds.inTurn[round] = await inTurn(guessesAt([other]));
}
// The first round starts the processes that the others find running.
const usual = (times: readonly number[]): number => median(times.slice(1));
const [together, apart, queue] = [usual(crowds.oneClass), usual(crowds.manyClasses), usual(crowds.inTurn)];
const slower = median(attacked) / median(quiet);
const crowded = median(arriving.attacked) / median(arriving.quiet);
const most = (name: string, value: number, bar: number) => ({ name, value, unit: '×', bar, holds: value <= bar });
const [wrong, right] = [`${CHILDREN} wrong secrets`, `${CHILDREN} right secrets at once in one class`];

console.log(
  JSON.stringify([
    { name: `sign-in: ${wrong} at once in one class, all answered`, value: together, unit: 'ms' },
    { name: `sign-in: ${wrong} at once in as many classes`, value: apart, unit: 'ms' },
    { name: `sign-in: ${wrong} one after the other`, value: queue, unit: 'ms' },
    most('sign-in: wrong secrets at once, in one class to in many', together / apart, MEETING),
    most('sign-in: wrong secrets at once to one after the other', together / queue, AT_ONCE),
    { name: 'sign-in: median, quiet', value: median(quiet), unit: 'ms' },
    { name: 'sign-in: median while two guess at the class', value: median(attacked), unit: 'ms' },
    most('sign-in: attacked to quiet', slower, SLOWER),
    { name: `sign-in: ${right}, median, quiet`, value: median(arriving.quiet), unit: 'ms' },
    { name: `sign-in: ${right}, median while two guess at the class`, value: median(arriving.attacked), unit: 'ms' },
    most(`sign-in: ${right}, attacked to quiet`, crowded, SLOWER),
  ]),
);
