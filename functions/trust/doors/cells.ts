import { permissions } from '../permissions.ts';
import { gaveSecondFactor, goesOn, provedPassword, sessionIdOf } from '../rules/goes-on.ts';
import type { Who } from '../rules/people.ts';
import type { World } from '../rules/world.ts';
import { type Answer, cameLately, type Need, needs } from './needs.ts';
import { callOf } from './routes.ts';
import { BOTH, LATE_OPERATOR } from './target.ts';

/** One question to a door, and the answer that the table gives. */
export type Cell = {
  readonly who: Who;
  readonly subject: string;
  readonly need: Need;
  readonly answer: Answer;
  /** They sign in once more just before they ask: what lets them in, or refuses them, is not how long ago they came. */
  readonly comesNow: boolean;
};

/** A student comes with the token of a card and an adult in any other way; whatever else is tied to an account opens nothing. */
function cameAs({ claims }: Who): 'student' | 'adult' | undefined {
  if (claims === undefined || claims.provider === 'anonymous') return undefined;
  const hasCard = claims.provider === 'custom' && claims.adult !== true;
  if (hasCard !== (claims.role === 'student')) return undefined;
  return hasCard ? 'student' : 'adult';
}

function admittedStudent(who: Who, world: World): Answer {
  const account = world.get(`students/${who.uid}`);
  if (account === undefined || account.state === 'locked' || account.state === 'archived') return 'auth/forbidden';
  return goesOn(who, account) ? 'allowed' : 'auth/signed-out';
}

/** Whether the device has signed itself out. */
const hasLeft = (who: Who, world: World): boolean =>
  Object(Object(world.get(`sessions/${who.uid}`)?.open)[`${sessionIdOf(who)}`]).leftAt !== undefined;

function admittedAdult(who: Who, world: World): Answer {
  const role = world.get(`users/${who.uid}`)?.role;
  const settings = world.get(`settings/${who.uid}`);
  const hasProfile = role === 'teacher' || role === 'parent';
  if (settings === undefined && !hasProfile) return 'auth/incomplete';
  if (!goesOn(who, settings)) return 'auth/signed-out';
  const isConfirmed = who.claims?.email !== undefined && who.claims.verified === true;
  if (!hasProfile || !isConfirmed || !provedPassword(who)) return 'auth/incomplete';
  return hasLeft(who, world) ? 'auth/signed-out' : 'allowed';
}

/** What the door itself answers, before it is asked what somebody has to do with the data. */
function admitted(who: Who, world: World, need: Need): Answer {
  if (need === 'anybody' || need === 'link of ours') return 'allowed';
  const kind = cameAs(who);
  if (kind === undefined) return 'auth/signed-out';
  if (need === 'account' || need === 'account of an adult') return 'allowed';
  const waits = need.startsWith('waiting adult');
  if (kind === 'student') return waits ? 'auth/forbidden' : admittedStudent(who, world);
  if (!waits && !gaveSecondFactor(who)) return 'auth/second-factor';
  return admittedAdult(who, world);
}

/** Every callable function and HTTP endpoint with what it needs. */
const subjects: readonly (readonly [string, Need])[] = Object.entries({
  ...permissions.calls,
  ...permissions.beside,
  ...permissions.routes,
});

/** Who asks at every door: each role and relation to class A and to Ana, and each way of being nobody there. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  ...['a visitor', 'newcomer, by nobody', 'newcomer', 'teacherA, unconfirmed', 'teacherA, without the second factor'],
  'teacherA, with a password that nobody judged',
  ...['teacherA', 'coTeacherA', 'onlookerA', 'teacherB', 'teacherWithoutClass', 'teacherEnded, of an ended session'],
  ...['parentA', 'parentB', 'revoked', 'operator', LATE_OPERATOR.name],
  ...['ana', 'ben', 'bea', 'eve', 'cleo, of the second before', 'gone'],
]);
/** Doors at which everybody asks, in every state: one of each way in, and one for students and for adults alone. */
const EACH_WAY: ReadonlySet<string> = new Set([
  ...['listSessions', 'noteGained', 'listCoTeachers', 'passSecondFactor', 'leaveSession', 'releaseHealth'],
]);
/** At a door without a sign-in nobody is anybody else. */
const ANYBODY: ReadonlySet<string> = new Set(['a visitor', 'teacherA', 'ana']);

/** What asks when somebody came. */
const LATELY = /^(?:adult who came lately$|waiting adult)/;
/** Whoever came long ago, at the doors for those who came lately. */
const CAME_LONG_AGO = 'teacherA, of the second before';

const isAsked = (who: Who, subject: string, need: Need): boolean =>
  (who.name === BOTH.name && need.includes('class B')) ||
  EACH_WAY.has(callOf(subject)) ||
  (need === 'adult who came lately' && who.name === CAME_LONG_AGO) ||
  (need === 'anybody' ? ANYBODY : EVERYWHERE).has(who.name);

/** Every question of the table to the doors: role, relation and state, call or route. */
export const cellsOf = (people: readonly Who[], world: World): Cell[] =>
  people.flatMap((who) =>
    subjects
      .filter(([subject, need]) => isAsked(who, subject, need))
      .map(([subject, need]): Cell => {
        const first = admitted(who, world, need);
        const isAdmitted = first === 'allowed';
        const comesNow = isAdmitted && LATELY.test(need) && cameLately({ who });
        return { who, subject, need, answer: isAdmitted ? needs[need]({ who, world }) : first, comesNow };
      }),
  );
