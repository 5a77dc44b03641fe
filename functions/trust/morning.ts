import { createRng, type Rng } from '@lemma/math';
import {
  CARD_KEY_LENGTH,
  CLASS_CODE_ALPHABET,
  CLASS_CODE_LENGTH,
  type LoginCard,
  wholeCode,
} from '@lemma/school/class';
import { HOUR, MINUTE, SECOND } from '@lemma/school/time';
import { UNKNOWN_CODES, WRONG_KEYS_OF_A_CLASS } from '../src/domain/accounts/code-limits.ts';
import { makeClass, type SchoolClass, visit } from './school-in-memory.ts';

/** The address that everybody in the school shares. */
const SCHOOL = '203.0.113.7';
const ARRIVAL_MS = 10 * MINUTE;
/** Of a hundred class codes and secrets, how many are mistyped. */
const MISTYPED = 10;
/** How many of a hundred children use a device that they used before, and how many one that a classmate did. */
const DEVICES = { own: 70, classmates: 20 } as const;
const WRONG = 'cat-cat-cat';

type Child = { readonly classCode: string; readonly card: LoginCard; readonly device: string; readonly at: number };

export type Plan = {
  readonly seed: number;
  /** How often each attacker tries, in milliseconds; undefined: a quiet morning. */
  readonly attackEvery: number | undefined;
  /** For how long the attackers try before the first child comes and after the last. Milliseconds. */
  readonly attackAround: number;
};

/** The figures of one morning. */
export type Morning = {
  readonly children: number;
  /** Children who did not get in, with the card in their hand. */
  readonly lockedOut: number;
  /** Children who had to type the whole code of their card. */
  readonly typedWhole: number;
  /** Calls that the median child needed. */
  readonly medianCalls: number;
  /** The most secrets of one child that the attackers had checked within any hour, over all devices and addresses. */
  readonly secretsAnHour: number;
  /** The most class codes that the attackers had looked up within any hour, over all addresses. */
  readonly codesAnHour: number;
  readonly attacks: number;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The largest number of these moments within one hour. */
function mostInAnHour(moments: readonly number[]): number {
  let from = 0;
  return moments.reduce((most, at, index) => {
    while ((moments[from] ?? at) <= at - HOUR) from += 1;
    return Math.max(most, index - from + 1);
  }, 0);
}

const isMistyped = (rng: Rng): boolean => rng.int(1, 100) <= MISTYPED;
const mistyped = (code: string): string => `${code.slice(0, -1)}${code.endsWith('A') ? 'C' : 'A'}`;

type Way = { readonly calls: number; readonly isIn: boolean; readonly typedWhole: boolean };

/** A child signs in: mistypes now and then, and types the whole code of the card when the page asks for it. */
async function arrive({ classCode, card, device, at }: Child, rng: Rng): Promise<Way> {
  const whole = wholeCode(classCode, card.cardKey);
  let [typed, calls, moment] = [classCode, 0, at];
  const ask = async (work: (now: number) => Promise<string>): Promise<string> => {
    calls += 1;
    moment += 5 * SECOND;
    const outcome = await work(moment);
    if (outcome === 'sign-in/card') typed = whole;
    return outcome;
  };
  const list = () =>
    ask((now) => {
      const classOf = isMistyped(rng) ? mistyped(typed) : typed;
      return visit('classSignInList', { classCode: classOf, deviceId: device }, { ip: SCHOOL, now });
    });
  const enter = () =>
    ask((now) => {
      const secret = isMistyped(rng) ? WRONG : card.secret;
      const input = { classCode: typed, userName: card.userName, secret, deviceId: device };
      return visit('studentSignIn', input, { ip: SCHOOL, now });
    });
  const MOST_CALLS = 12;
  let [isListed, isIn] = [false, false];
  while (!isIn && calls < MOST_CALLS) {
    if (!isListed) isListed = (await list()) === 'ok';
    else isIn = (await enter()) === 'ok';
  }
  return { calls, isIn, typedWhole: typed === whole };
}

/** Children on their own device, on one of a classmate, and on one that nobody has used. */
function deviceOf(rng: Rng, cards: readonly LoginCard[], index: number): string {
  const drawn = rng.int(1, 100);
  if (drawn <= DEVICES.own) return `own-${cards[index]?.studentId}`;
  if (drawn <= DEVICES.own + DEVICES.classmates) return `own-${cards[(index + 1) % cards.length]?.studentId}`;
  return `new-${rng.int(0, 1e9)}`;
}

/** What the attackers can learn from: the moments at which a secret of a child, or a class code, was checked. */
type Seen = { readonly secrets: Map<string, number[]>; readonly codes: number[] };

type Attack = { readonly at: number; readonly run: (now: number) => Promise<void> };

/**
 * Two attackers. The one inside has the code of one class, sits at the school's address and tries every classmate from
 * devices that it makes up; the one outside has that code too, and a thousand addresses. Both type class codes as well, and
 * the one inside as many as close the school's address, with as many keys of cards as the class takes.
 */
function attacksOf(plan: Plan, first: SchoolClass, [from, to]: readonly [number, number], seen: Seen): Attack[] {
  if (plan.attackEvery === undefined) return [];
  const rng = createRng(plan.seed + 1);
  const madeUp = () => `made-up-${rng.int(0, 1e9)}`;
  const guess = (ip: string) => async (now: number) => {
    const card = rng.pick(first.cards);
    const input = { classCode: first.code, userName: card.userName, secret: WRONG, deviceId: madeUp() };
    const outcome = await visit('studentSignIn', input, { ip, now });
    if (outcome === 'sign-in/refused')
      seen.secrets.set(card.studentId, [...(seen.secrets.get(card.studentId) ?? []), now]);
  };
  const type = (ip: string) => async (now: number) => {
    const classCode = Array.from({ length: CLASS_CODE_LENGTH }, () => rng.pick([...CLASS_CODE_ALPHABET])).join('');
    if ((await visit('classSignInList', { classCode, deviceId: madeUp() }, { ip, now })) === 'code/unknown')
      seen.codes.push(now);
  };
  const keys = new Set(first.cards.map(({ cardKey }) => cardKey));
  const tryKey = (ip: string) => async (now: number) => {
    const key = Array.from({ length: CARD_KEY_LENGTH }, () => rng.pick([...CLASS_CODE_ALPHABET])).join('');
    if (keys.has(key)) return;
    await visit('classSignInList', { classCode: wholeCode(first.code, key), deviceId: madeUp() }, { ip, now });
  };
  const attacks: Attack[] = [];
  // At the beginning of each hour of the clock they use up the codes of the school's address, and the keys of the class.
  for (let hour = Math.floor(from / HOUR) * HOUR; hour < to; hour += HOUR) {
    const at = Math.max(from, hour);
    for (let n = 0; n < UNKNOWN_CODES.address; n += 1) attacks.push({ at, run: type(SCHOOL) });
    for (let n = 0; n < WRONG_KEYS_OF_A_CLASS; n += 1) attacks.push({ at, run: tryKey(SCHOOL) });
  }
  for (let at = from; at < to; at += plan.attackEvery) {
    const outside = `198.51.${rng.int(0, 3)}.${rng.int(1, 250)}`;
    attacks.push(
      { at, run: guess(SCHOOL) },
      { at, run: type(SCHOOL) },
      { at, run: guess(outside) },
      { at, run: type(outside) },
    );
  }
  return attacks;
}

/** A school whose children signed in yesterday, each on a device of their own. */
export async function openSchool(classes: number, classSize: number, begins: number): Promise<SchoolClass[]> {
  const school: SchoolClass[] = [];
  const yesterday = { ip: SCHOOL, now: begins - 24 * HOUR };
  for (let index = 0; index < classes; index += 1) {
    const one = await makeClass(yesterday.now - HOUR, index, classSize);
    school.push(one);
    for (const { studentId, userName, secret } of one.cards) {
      const input = { classCode: one.code, userName, secret, deviceId: `own-${studentId}` };
      if ((await visit('studentSignIn', input, yesterday)) !== 'ok') throw new Error(`${userName} was not let in`);
    }
  }
  return school;
}

/** One morning of a school, with everything in the order of its clock. */
export async function morning(school: readonly SchoolClass[], plan: Plan, begins: number): Promise<Morning> {
  const rng = createRng(plan.seed);
  const children: Child[] = school.flatMap(({ code, cards }) =>
    cards.map((card, place) => {
      const device = deviceOf(rng, cards, place);
      return { classCode: code, card, device, at: begins + rng.int(0, ARRIVAL_MS) };
    }),
  );
  const seen: Seen = { secrets: new Map(), codes: [] };
  const [from, to] = [begins - plan.attackAround, begins + ARRIVAL_MS + plan.attackAround];
  const attacks = school[0] ? attacksOf(plan, school[0], [from, to], seen) : [];
  const ways: Way[] = [];
  const arrivals = children.map((child) => ({
    at: child.at,
    run: async () => void ways.push(await arrive(child, rng)),
  }));
  for (const { at, run } of [...attacks, ...arrivals].toSorted((one, other) => one.at - other.at)) await run(at);
  return {
    children: ways.length,
    lockedOut: ways.filter(({ isIn }) => !isIn).length,
    typedWhole: ways.filter(({ typedWhole }) => typedWhole).length,
    medianCalls: median(ways.map(({ calls }) => calls)),
    secretsAnHour: Math.max(0, ...[...seen.secrets.values()].map(mostInAnHour)),
    codesAnHour: mostInAnHour(seen.codes),
    attacks: attacks.length,
  };
}
