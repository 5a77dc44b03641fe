import { randomUUID } from 'node:crypto';
import { type Backend, doorsOf, type Person, signInStudent, signUp } from '@lemma/testing';
import { requestsOf } from './requests-of.ts';
import { faultOf, sendTwice } from './send.ts';

/** In milliseconds, on a machine that is busy with other tests. */
const AT_ONCE = 5000;
const SHOWN = 300;

/** A teacher, a student, a parent and nobody. */
async function someOf(backend: Backend): Promise<readonly (Person | undefined)[]> {
  const adult = (role: 'teacher' | 'parent') =>
    signUp(backend, {
      email: `${randomUUID()}@test.example`,
      password: 'correct horse',
      fullName: 'Maya Okafor',
      role,
    });
  const teacher = await adult('teacher');
  const { classId, code } = await teacher.call('createClass', { name: 'Hostile', grade: 6 });
  const request = { classId, requestId: randomUUID(), secretKind: 'words' as const, students: [{ fullName: 'Ana' }] };
  const [card] = (await teacher.call('createStudents', request)).cards;
  if (!card) throw new Error('no card');
  const { userName, secret } = card;
  const student = await signInStudent(backend, { classCode: code, userName, secret, deviceId: 'tablet-1' });
  return [teacher, student, await adult('parent'), undefined];
}

/**
 * Sends hostile requests to every door, in turn as a teacher, a student, a parent and a visitor. @returns what was wrong
 * with the answers, and how many requests were sent again because the first answer was late or none.
 */
export async function fuzzFaults(
  backend: Backend,
  seed: number,
  count: number,
): Promise<{ readonly faults: readonly string[]; readonly again: number }> {
  const people = await someOf(backend);
  const base = doorsOf(backend);
  const faults: string[] = [];
  let again = 0;
  for (const [index, request] of requestsOf(seed, count).entries()) {
    const reply = await sendTwice(base, request, people[index % people.length]?.idToken, AT_ONCE);
    again += Number(reply.again);
    const fault = faultOf(reply, AT_ONCE);
    const { method, door, rest, headers, body } = request;
    const shown = `${method} ${door}${rest} ${JSON.stringify(headers)} ${body}`.slice(0, SHOWN);
    if (fault) faults.push(`${fault}: ${shown} → ${reply.text.slice(0, SHOWN)}`);
  }
  return { faults, again };
}
