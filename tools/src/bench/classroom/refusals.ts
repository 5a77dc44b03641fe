import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school/class';
import { badgeText } from '@lemma/school/people';
import { type Backend, type Person, visitor } from '@lemma/testing';
import type { Benchmark } from '../benchmark.ts';

/** The number of calls of each kind. The kinds take turns, so that other work of the machine affects them equally. */
const CALLS = 20;
const WARM = 2;
/** The same accounts are tried in this many turns, because no more of their secrets are checked within an hour. */
const TURNS_OF_A_CLASS = 3;
/**
 * How far medians of different kinds may be apart beyond the difference between two of the same kind, as a factor; it
 * allows for other work of the machine.
 */
const NOISE = 1.15;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

type Door = 'studentSignIn' | 'badgeSignIn';
type Try = { readonly name: string; readonly input: Readonly<Record<string, string>> };

/**
 * One way to sign in, with its kinds of refusal timed in turn. The first two are of the same kind, so their difference
 * is noise.
 */
async function timesOf(
  backend: Backend,
  door: Door,
  triesOf: (turn: number) => Promise<readonly Try[]>,
  answers: Set<string>,
) {
  const anyone = visitor(backend);
  const times = new Map<string, number[]>();
  for (let turn = -WARM; turn < CALLS; turn += 1) {
    const tries = await triesOf(turn + WARM);
    for (const { name } of tries) if (!times.has(name)) times.set(name, []);
    // In random order each time, so that no kind always follows a slow one.
    for (const { name, input } of tries.toSorted(() => Math.random() - 0.5)) {
      const begun = performance.now();
      const { status, body } = await anyone.callRaw(door, { data: { ...input, deviceId: randomUUID() } });
      // The first calls warm the process up and are not counted.
      if (turn >= 0) times.get(name)?.push(performance.now() - begun);
      answers.add(`${status} ${JSON.stringify(body)}`);
    }
  }
  return [...times].map(([name, all]) => ({ name, value: median(all) }));
}

const apart = (some: readonly number[]) => Math.max(...some) / Math.min(...some);

function figuresOf(way: string, all: readonly { readonly name: string; readonly value: number }[]) {
  const values = all.map(({ value }) => value);
  const same = apart(values.slice(0, 2));
  const [ratio, bar] = [apart(values), same * NOISE];
  return [
    ...all.map(({ name, value }) => ({ name: `${way}, ${name}: median of ${CALLS}`, value, unit: 'ms' })),
    { name: `${way}: two of the same kind`, value: same, unit: '×' },
    { name: `${way}: slowest against fastest`, value: ratio, unit: '×', bar, holds: ratio <= bar },
  ];
}

/** A child of the class with a card of this kind. */
async function newCard(teacher: Person, classId: string, fullName: string, secretKind: 'words' | 'badge') {
  const request = { classId, requestId: randomUUID(), secretKind, students: [{ fullName }] };
  const [card] = (await teacher.call('createStudents', request)).cards;
  if (!card) throw new Error('no card');
  return card;
}

/** Badges that a stranger might show: with another secret, of no account, an old one, of a locked account. */
async function badgeTries(teacher: Person, classId: string): Promise<readonly Try[]> {
  const child = (name: string, inClass = classId) => newCard(teacher, inClass, name, 'badge');
  const [one, two, locked, revoked] = [
    await child('Ada Badge'),
    await child('Bob Badge'),
    await child('Cy Locked'),
    await child('Di Again'),
  ];
  const { classId: small } = await teacher.call('createClass', { name: 'Another', grade: 6 });
  const elsewhere = await child('Ed Elsewhere', small);
  await teacher.call('changeAccounts', { classId, studentIds: [locked.studentId], change: 'lock' });
  await teacher.call('reissueSecrets', { classId, studentIds: [revoked.studentId], secretKind: 'badge' });
  const badge = ({ studentId }: LoginCard, { secret }: LoginCard) => ({ badge: badgeText(studentId, secret) });
  return [
    { name: 'secret of another', input: badge(one, two) },
    { name: 'secret of another, once more', input: badge(two, one) },
    { name: 'unknown account', input: { badge: badgeText(`s${randomUUID()}`, one.secret) } },
    { name: 'revoked', input: badge(revoked, revoked) },
    { name: 'locked account, right secret', input: badge(locked, locked) },
    { name: 'account of another class', input: badge(elsewhere, one) },
    { name: 'no badge at all', input: { badge: 'https://school.example/lunch' } },
  ];
}

/** Cards and names that a stranger might type, of a new class. */
async function nameTries(teacher: Person): Promise<readonly Try[]> {
  const { classId, code: classCode } = await teacher.call('createClass', { name: 'Names', grade: 6 });
  const card = await newCard(teacher, classId, 'Ana One', 'words');
  const other = await newCard(teacher, classId, 'Ben Two', 'words');
  const locked = await newCard(teacher, classId, 'Zoe Locked', 'words');
  await teacher.call('changeAccounts', { classId, studentIds: [locked.studentId], change: 'lock' });
  const unknownCode = classCode === 'AAAAAAAA' ? 'CCCCCCCC' : 'AAAAAAAA';
  const secret = 'no such';
  return [
    { name: 'wrong secret', input: { classCode, userName: card.userName, secret } },
    { name: 'wrong secret, of another', input: { classCode, userName: other.userName, secret } },
    { name: 'unknown name', input: { classCode, userName: 'nobodyhere', secret } },
    // Each class has a name of its own, because one name would be tried too often.
    { name: 'unknown class code', input: { classCode: unknownCode, userName: classId.slice(0, 20), secret } },
    { name: 'locked account, right secret', input: { classCode, userName: locked.userName, secret: locked.secret } },
  ];
}

/**
 * Times refusals at the sign-in, by name and by badge, whichever part is wrong. Each try claims a new device. All
 * answers must be identical, character for character.
 */
export async function refusalFigures(
  backend: Backend,
  teacher: Person,
  classId: string,
  /** Another teacher for each class of its own: one may have cards made only so often. */
  newTeacher: (name: string) => Promise<Person>,
): Promise<Benchmark['figures']> {
  const answers = new Set<string>();
  let named: readonly Try[] = [];
  const byName = await timesOf(
    backend,
    'studentSignIn',
    async (turn) => {
      if (turn % TURNS_OF_A_CLASS === 0) named = await nameTries(await newTeacher(`names-${turn}`));
      return named;
    },
    answers,
  );
  const badges = await badgeTries(teacher, classId);
  const byBadge = await timesOf(backend, 'badgeSignIn', async () => badges, answers);
  return [
    ...figuresOf('refused', byName),
    ...figuresOf('refused badge', byBadge),
    { name: 'refused: different answers', value: answers.size, unit: '', bar: 1, holds: answers.size === 1 },
  ];
}
