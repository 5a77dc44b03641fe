import { JUDGED_FROM } from '@lemma/school/people';

/** The claims of a token, as far as the rules read them. */
export type Claims = {
  readonly provider: 'password' | 'google.com' | 'phone' | 'anonymous' | 'custom';
  readonly email?: string;
  readonly verified?: boolean;
  readonly role?: string;
  /** When the token's sign-in was, in seconds: the session began then, unless `begunAt` says that it goes on with an older one. */
  readonly authTime: number;
  readonly begunAt?: number;
  /** When the card was shown, in milliseconds. */
  readonly shownAt?: number;
  /** True in the tokens that our functions make for adults. */
  readonly adult?: boolean;
  /** Since when the account asks for a second factor, and when the session gave it, in milliseconds. */
  readonly secondFactor?: number;
  readonly secondAt?: number;
  /** True where the school's provider asked for a second factor. */
  readonly schoolFactor?: boolean;
  /** Up to which session the account's password was found to be a judged one, in seconds. */
  readonly passwordAt?: number;
};
/** Somebody who asks: an account and the token it shows; no claims: signed out. */
export type Who = { readonly name: string; readonly uid: string; readonly claims: Claims | undefined };

/** In seconds: long after every ending in the world. */
export const NOW = 4_000_000;
/** In the world, sessions that began before this second have ended for those whose name says so. */
export const ENDED_AT = 2000;
/** All sessions of `teacherAlone` that began before this second have ended but the one of this second. */
export const OTHERS_AT = 2100;
export const SPARED = 1500;

const adult = (uid: string): Claims => ({
  ...{ provider: 'password', email: `${uid}@test.example`, verified: true, authTime: NOW },
});
const card: Claims = { provider: 'custom', role: 'student', authTime: NOW };

const inStates = (uid: string, claims: Claims, states: Readonly<Record<string, Partial<Claims>>>): Who[] =>
  Object.entries(states).map(([state, over]) => ({ name: `${uid}, ${state}`, uid, claims: { ...claims, ...over } }));

const { email: _none, verified: _unknown, ...withoutAddress } = adult('teacherA');

const adults = [
  ...[
    'teacherA',
    'coTeacherA',
    'onlookerA',
    'teacherB',
    'teacherWithoutClass',
    'teacherEnded',
    'teacherAlone',
    'newcomer',
  ],
  ...['parentA', 'revoked', 'waiting', 'parentB', 'parentEnded', 'oddRole', 'goner', 'longGone', 'endedNewcomer'],
];
const students = ['ana', 'ben', 'bea', 'cleo', 'dora', 'eve', 'finn', 'gone', 'two', 'three', 'four', 'five', 'six'];

/** What else an account of a student could come by, and what a session of one can be. */
const OF_STUDENTS: Readonly<Record<string, Partial<Claims>>> = {
  'by an address': { provider: 'password', email: 'ana@test.example', verified: true },
  'by Google': { provider: 'google.com', email: 'ana@test.example', verified: true },
  'by a phone': { provider: 'phone' },
  'by nobody': { provider: 'anonymous' },
  'of the second before': { authTime: ENDED_AT - 1 },
  'of the second of the end': { authTime: ENDED_AT },
  'of the second before, card shown later': { authTime: ENDED_AT - 1, shownAt: ENDED_AT * 1000 + 1 },
  'card shown before the end': { shownAt: ENDED_AT * 1000 - 1 },
  'card shown at the end': { shownAt: ENDED_AT * 1000 },
  'card shown after the end': { shownAt: ENDED_AT * 1000 + 1 },
  'card of 1970': { shownAt: 1 },
  'by a token for adults': { adult: true, email: 'ana@test.example', verified: true },
  'by a token for adults without a role': { adult: true, role: 'none', email: 'ana@test.example', verified: true },
};
const OF_ADULTS: Readonly<Record<string, Partial<Claims>>> = {
  'by Google': { provider: 'google.com' },
  'by a phone': { provider: 'phone' },
  unconfirmed: { verified: false },
  'by a card': { provider: 'custom' },
  'by nobody': { provider: 'anonymous' },
  'who claims to be a student': { role: 'student' },
  'who claims to be a teacher': { role: 'teacher' },
  'of the second before': { authTime: ENDED_AT - 1 },
  'of the second of the end': { authTime: ENDED_AT },
  'of an ended session': { authTime: ENDED_AT + 5 },
  'of a later token of the second before': { begunAt: ENDED_AT - 1 },
  'of a later token of an ended session': { begunAt: ENDED_AT + 5 },
};
/** What sessions are that "end all other sessions" ends, and the one that it spares. */
const OF_OTHERS: Readonly<Record<string, Partial<Claims>>> = {
  'of the second before the others ended': { authTime: OTHERS_AT - 1 },
  'of the second before the others ended, shown later': {
    ...{ provider: 'custom', adult: true },
    ...{ authTime: OTHERS_AT - 1, shownAt: OTHERS_AT * 1000 + 1 },
  },
  'of the second when the others ended': { authTime: OTHERS_AT },
  'of the second after the others ended': { authTime: OTHERS_AT + 1 },
  'of the spared session': { authTime: SPARED },
  'of a later token of the spared session': { begunAt: SPARED, shownAt: OTHERS_AT * 1000 - 5 },
  'of a later token of another session': { begunAt: SPARED - 1 },
  'by a token made before the others ended': { provider: 'custom', adult: true, shownAt: OTHERS_AT * 1000 },
  'by a token made after the others ended': { provider: 'custom', adult: true, shownAt: OTHERS_AT * 1000 + 1 },
};
/** What the tokens of our functions say of adults, and what others say like them. */
const OF_TOKENS: Readonly<Record<string, Partial<Claims>>> = {
  'by a token for adults': { provider: 'custom', adult: true },
  'by a token for adults, who is a student': { provider: 'custom', adult: true, role: 'student' },
  'by a token that is not for adults': { provider: 'custom', adult: false },
  'by nobody, as an adult': { provider: 'anonymous', adult: true },
  'without the second factor': { secondFactor: 9000 },
  'without a second factor of 1970': { secondFactor: 1 },
  'with an older second factor': { provider: 'custom', adult: true, secondFactor: 9000, secondAt: 8999 },
  'with the second factor': { provider: 'custom', adult: true, secondFactor: 9000, secondAt: 9000 },
  'with a later second factor': { provider: 'custom', adult: true, secondFactor: 9000, secondAt: 9001 },
  'with a second factor of 1970': { provider: 'custom', adult: true, secondFactor: 1, secondAt: 1 },
  'by a provider with a second factor': { provider: 'custom', adult: true, schoolFactor: true },
  'by a provider without a second factor': { provider: 'custom', adult: true, schoolFactor: false },
  'after the second factor was turned off': { provider: 'custom', adult: true, secondAt: 9000 },
};
/** What a token says of the password with which its session began. */
const OF_PASSWORDS: Readonly<Record<string, Partial<Claims>>> = {
  'of the last second before passwords were judged': { authTime: JUDGED_FROM },
  'with a password that nobody judged': { authTime: JUDGED_FROM + 1 },
  'with a password that was judged': { authTime: JUDGED_FROM + 9, passwordAt: JUDGED_FROM + 9 },
  'of a session after the judged one': { authTime: JUDGED_FROM + 9, passwordAt: JUDGED_FROM + 8 },
  'of an old session after the judged one': { authTime: NOW, passwordAt: NOW - 1 },
  'by Google, whose password nobody judged': { authTime: JUDGED_FROM + 1, provider: 'google.com' },
  'by a token for adults, whose password nobody judged': {
    ...{ authTime: JUDGED_FROM + 1, provider: 'custom', adult: true },
  },
};

/** An account without a role in its token, as one that was made anew. */
const { role: _role, ...bareCard } = card;

/** Everybody who might ask: each relation to Ana, the same in another class, and each in every state. */
export const people: readonly Who[] = [
  { name: 'a visitor', uid: '', claims: undefined },
  ...adults.map((uid) => ({ name: uid, uid, claims: adult(uid) })),
  ...students.map((uid) => ({ name: uid, uid, claims: card })),
  ...['teacherA', 'parentA', 'teacherEnded', 'parentEnded', 'newcomer', 'teacherWithoutClass'].flatMap((uid) =>
    inStates(uid, adult(uid), OF_ADULTS),
  ),
  ...['teacherA', 'parentA', 'newcomer'].flatMap((uid) => inStates(uid, adult(uid), { ...OF_TOKENS, ...OF_PASSWORDS })),
  ...inStates('teacherEnded', adult('teacherEnded'), {
    'by a token made before the end': { provider: 'custom', adult: true, shownAt: ENDED_AT * 1000 },
    'by a token made after the end': { provider: 'custom', adult: true, shownAt: ENDED_AT * 1000 + 1 },
  }),
  ...inStates('endedNewcomer', adult('endedNewcomer'), {
    'of the second before': { authTime: ENDED_AT - 1 },
    'of an ended session': { authTime: ENDED_AT + 5 },
  }),
  ...inStates('teacherAlone', adult('teacherAlone'), OF_OTHERS),
  ...['ana', 'cleo', 'dora'].flatMap((uid) => inStates(uid, card, OF_STUDENTS)),
  ...['eve', 'finn'].flatMap((uid) => inStates(uid, card, { 'by an address': OF_STUDENTS['by an address'] ?? {} })),
  { name: 'teacherA, without an address', uid: 'teacherA', claims: withoutAddress },
  { name: 'ana, without a role', uid: 'ana', claims: bareCard },
  { name: 'dora, of the ended session', uid: 'dora', claims: { ...card, authTime: ENDED_AT + 5 } },
];
