import { calls } from '@lemma/school/calls';
import { type Backend, signInByPassword, signUp, withToken } from '@lemma/testing';
import { Secret, TOTP } from 'otpauth';

/** Prints what a session opens that has not given the second factor, as JSON: `second-factor-figures.ts PROJECT AUTH FIRESTORE FUNCTIONS`. */
const [projectId = '', auth = '', firestore = '', functions = ''] = process.argv.slice(2);
const backend: Backend = { projectId, auth, firestore, functions };

const GUESSES = 30;
/** As `TRIES` of prove.ts: at once. */
const MOST_CHECKED = 10;

const account = { email: 'two-steps@school.example', password: 'correct horse', fullName: 'Maya Okafor' };
const before = await signUp(backend, { ...account, role: 'teacher' });
const { classId } = await before.call('createClass', { name: '6B', grade: 6 });
const { secret } = await before.call('beginSecondFactor', {});
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const { token } = await before.call('turnOnSecondFactor', { code });
const passed = await withToken(backend, { token });

const waiting = await signInByPassword(backend, account);
const paths = ['classes', 'rosters', 'boards', 'insights'].map((collection) => `${collection}/${classId}`);
const opens = async (person: typeof passed): Promise<number> => {
  const read = await Promise.allSettled(paths.map((path) => person.read(path)));
  return read.filter(({ status }) => status === 'fulfilled').length;
};

/** Calls that take no input: every other one is refused for its input before anybody is asked who calls. */
const bare = Object.entries(calls).filter(([, { input }]) => input.safeParse({}).success);
let answered = 0;
for (const [name] of bare) {
  if (['leaveSession', 'passSecondFactor', 'provePassword'].includes(name)) continue;
  const { status } = await waiting.callRaw(name, { data: {} });
  if (status === 200) answered += 1;
}

let checked = 0;
for (let guess = 0; guess < GUESSES; guess += 1) {
  const { body } = await waiting.callRaw('passSecondFactor', { data: { code: String(100_000 + guess) } });
  if (JSON.stringify(body).includes('sign-in/refused')) checked += 1;
}

const figure = (name: string, value: number, bar: number) => ({ name, value, unit: '', bar, holds: value <= bar });
const opened = await opens(passed);
console.log(
  JSON.stringify([
    { name: 'second factor: documents of a class that a session with it reads', value: opened, unit: '' },
    figure('second factor: documents of a class that one without it reads', await opens(waiting), 0),
    { name: 'second factor: calls without input', value: bare.length, unit: '' },
    figure('second factor: of them answered without it', answered, 0),
    figure(`second factor: of ${GUESSES} guessed codes, checked`, checked, MOST_CHECKED),
  ]),
);
