import { partOf } from '@lemma/math/part-of';
import { calls } from '@lemma/school/calls';
import { visitor } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { doors } from '../src/api.ts';
import type { Cell } from '../trust/doors/cells.ts';
import { inputsFor, judgeAllowed, judgeRefused, type School } from '../trust/doors/judge.ts';
import { callOf } from '../trust/doors/routes.ts';
import { OPERATOR, target } from '../trust/doors/target.ts';
import { permissions } from '../trust/permissions.ts';
import { people } from '../trust/rules/people.ts';
import { backend, changesSince, everythingAtRest, newTeacher, outcomeOf } from './school.ts';
import { schoolOfDoors } from './school-of-doors.ts';

let school: School;
let cells: readonly Cell[] = [];

/**
 * In memory each door is asked, and here the whole table by a soak; in `npm test` one in so many of the doors, which
 * show what lies between: HTTP, the sign-in, the database. Of each of them one in so many of the answers.
 */
const [DOORS, ONE_IN] = [6, 8];

/** What asks with somebody else's things beside one's own is asked here by its lead only. */
const isAskedHere = ({ subject, who }: Cell): boolean => !(subject in permissions.beside) || who.name === 'teacherA';

/** Of each of these doors some whom it lets in, and some whom it refuses. */
const askedHere = (): Cell[] =>
  partOf(DOORS, [...Map.groupBy(cells.filter(isAskedHere), ({ subject }) => subject)], ([door]) => door).flatMap(
    ([door, ofDoor]) =>
      [true, false].flatMap((isLetIn) =>
        partOf(
          ONE_IN,
          ofDoor.filter(({ answer }) => (answer === 'allowed') === isLetIn),
          ({ who }) => `${door} ${isLetIn} ${who.name}`,
        ),
      ),
  );

beforeAll(async () => {
  ({ school, cells } = await schoolOfDoors());
});

describe('the table of permissions', () => {
  it('has a row for each function that is deployed, and no other', () => {
    const routes = Object.keys(permissions.routes).map((name) => name.replace(/\?.*/, ''));
    expect(new Set([...Object.keys(permissions.calls), ...routes])).toEqual(new Set(Object.keys(doors)));
    expect(Object.keys(permissions.calls).sort()).toEqual(Object.keys(calls).sort());
  });
  it('is asked with inputs that each call takes, by everybody: something that they may, and something that they may not', () => {
    const inputs = inputsFor(school, people[1] ?? { name: '', uid: '', claims: undefined });
    const takes = Object.entries(calls).filter(([name, { input }]) => input.safeParse(inputs[name] ?? {}).success);
    expect(takes.map(([name]) => name)).toEqual(Object.keys(calls));
    const schemas = new Map(Object.entries(calls).map(([name, { input }]): [string, z.ZodType] => [name, input]));
    const beside = Object.keys(permissions.beside);
    expect(beside.filter((one) => !schemas.get(callOf(one))?.safeParse(inputs[one]).success)).toEqual([]);
    for (const { name } of [...people, OPERATOR]) {
      const answers = cells.filter(({ who }) => who.name === name).map(({ answer }) => answer === 'allowed');
      expect(new Set(answers), name).toEqual(new Set([true, false]));
    }
    for (const [subject, need] of Object.entries({ ...permissions.calls, ...permissions.routes })) {
      const answers = cells.filter((one) => one.subject === subject).map(({ answer }) => answer === 'allowed');
      // Without a sign-in it is open to all, or to a link of ours, which another test follows.
      const open = { anybody: [true], 'link of ours': [false] };
      expect(new Set(answers), subject).toEqual(
        new Set(Object.entries(open).find(([one]) => one === need)?.[1] ?? [true, false]),
      );
    }
  });
  it('says what each door refuses to whom, with which code, and nothing is written', async () => {
    const before = await everythingAtRest();
    expect(await judgeRefused(askedHere(), school)).toEqual([]);
    expect(await changesSince(before)).toEqual([]);
  });
  it('says whom each door lets in', async () => {
    expect(await judgeAllowed(askedHere(), school)).toEqual([]);
  });
});

describe('malformed input', () => {
  const garbage = [
    null,
    [],
    'text',
    7,
    {},
    { __proto__: null, classId: { $ne: 1 } },
    { classId: '../users/x', submissionId: 'a/b', assignmentId: '' },
    { classId: 'x'.repeat(200_000) },
    JSON.parse('{"__proto__":{"uid":"x"},"constructor":{"prototype":{}}}'),
    { submissionId: 5, itemId: null, attemptId: true, response: { toString: 1 }, took: -1 },
    { name: 'a\u0000b', grade: 99 },
  ];
  const refusal =
    '{"error":{"details":{"code":"input/malformed"},"message":"input/malformed","status":"INVALID_ARGUMENT"}}';

  it('is refused with a clear code by every call, and nothing is written', async () => {
    const teacher = await newTeacher();
    const before = await everythingAtRest();
    for (const [name, { input }] of partOf(DOORS, Object.entries(calls), ([call]) => call)) {
      // For calls whose inputs are all optional, an empty object is valid.
      const refused = garbage.filter((one) => !input.safeParse(one).success);
      const replies = await Promise.all(refused.map((data) => teacher.callRaw(name, { data })));
      for (const { status, body } of replies) expect([status, JSON.stringify(body)], name).toEqual([400, refusal]);
    }
    expect(await changesSince(before)).toEqual([]);
  });
  it('ignores a uid that a caller claims in the input', async () => {
    const claimed = { assignmentId: target.assignmentId, uid: 'ana', auth: { uid: 'ana' } };
    const { body } = await (await newTeacher()).callRaw('openWork', { data: claimed });
    expect(JSON.stringify(body)).toContain('auth/forbidden');
  });
  it('is answered by a function for every call of the contract, under its name', async () => {
    for (const name of Object.keys(calls)) {
      expect((await visitor(backend).callRaw(name, { data: null })).status, name).not.toBe(404);
      expect(await outcomeOf(visitor(backend).callRaw(name, {}))).toBe('ok');
    }
  });
});
