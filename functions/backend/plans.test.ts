import { standards } from '@lemma/plans/standards';
import { MOST_ASSIGNMENTS_OF_A_PLAN, type Plan, planSchema, planShelfSchema } from '@lemma/school/plan';
import type { Person } from '@lemma/testing';
import { FieldPath } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin, newClass, newId, newParent, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const request = { standard: '5.nf.a.1', minutes: 45, model: 'explore' as const, needs: ['language' as const] };

async function newPlan(teacher: Person, over: Partial<typeof request> & { classId?: string } = {}): Promise<Plan> {
  const planId = newId();
  await teacher.call('makePlan', { planId, request: { ...request, ...over } });
  return read(planId);
}
const read = async (planId: string): Promise<Plan> => planSchema.parse(await stored(`plans/${planId}`));
const entryOf = async (teacher: Person, planId: string) =>
  planShelfSchema.parse(await stored(`planShelves/${teacher.uid}`)).plans[planId];

let teacher: Person;
let classId: string;
let student: Person;
beforeAll(async () => {
  const made = await newClass(['Ana López']);
  ({ teacher, classId } = made);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  student = await signIn(made.code, card);
});

describe('making a plan', () => {
  it('stores it checked, with its first version and a line in the library; repeating it changes nothing', async () => {
    const plan = await newPlan(teacher, { classId });
    expect(plan).toMatchObject({ ownerId: teacher.uid, version: 1, className: '6B Mathematics', grade: '5' });
    expect(plan.check.faults).toEqual([]);
    expect(plan.request.standard).toBe('5.NF.A.1');
    await teacher.call('makePlan', { planId: plan.id, request: { ...request, minutes: 30 } });
    expect(await read(plan.id)).toEqual(plan);
    expect(await entryOf(teacher, plan.id)).toMatchObject({ checked: plan.check.checked, standard: '5.NF.A.1' });
    expect(await teacher.read(`planVersions/${plan.id}_1`)).toMatchObject({ change: 'made' });
  });
  it('is refused for standards without skills, to students, and for classes of others', async () => {
    const make = (person: Person, over: object) =>
      outcomeOf(person.call('makePlan', { planId: newId(), request: { ...request, ...over } }));
    expect(await make(teacher, { standard: 'G-C.A.1' })).toBe('data/not-found');
    expect(await make(teacher, { standard: '9.QQ.A.1' })).toBe('data/not-found');
    expect(await make(student, {})).toBe('auth/forbidden');
    expect(await make(await newTeacher(), { classId })).toBe('auth/forbidden');
  });
});

describe('official wording', () => {
  const official = { title: 'Invented', notice: 'A notice.', wordings: { '5.nf.a.1': 'An invented sentence.' } };
  it('of a teacher stands in that teacher’s plans, with its notice, until it is removed', async () => {
    const own = await newTeacher();
    expect(await own.call('showWordings', {})).toEqual({});
    expect(
      await own.call('loadWordings', { ...official, wordings: { ...official.wordings, 'RL.1.1': 'No.' } }),
    ).toEqual({
      count: 1,
    });
    expect((await own.call('showWordings', {})).loaded).toMatchObject({ title: 'Invented', count: 1 });
    const standardOf = (plan: Plan) => JSON.stringify(plan.blocks.find(({ kind }) => kind === 'standard'));
    expect(standardOf(await newPlan(own))).toMatch(/An invented sentence\..*A notice\./);
    expect(standardOf(await newPlan(teacher))).not.toContain('invented');
    await own.call('removeWordings', {});
    expect(await own.call('showWordings', {})).toEqual({});
    expect(standardOf(await newPlan(own))).not.toContain('invented');
  });
  it('is refused without a known code, over its size, and to students', async () => {
    const load = (person: Person, wordings: Record<string, string>) =>
      outcomeOf(person.call('loadWordings', { ...official, wordings }));
    expect(await load(teacher, { 'RL.1.1': 'No.' })).toBe('input/malformed');
    const long = Object.fromEntries(standards.slice(0, 200).map(({ code }) => [code, 'a'.repeat(2500)]));
    expect(await load(teacher, long)).toBe('data/too-large');
    expect(await load(student, official.wordings)).toBe('auth/forbidden');
    expect(await stored(`wordings/${teacher.uid}`)).toBeUndefined();
  });
});

describe('changing a plan', () => {
  it('marks a person’s wrong key, stores versions, restores, and tells two editors apart', async () => {
    const plan = await newPlan(teacher);
    const spoil = plan.blocks.map((block) =>
      block.kind === 'problems'
        ? { ...block, rows: block.rows.map((row) => (row.item ? { ...row, item: { ...row.item, key: '99' } } : row)) }
        : block,
    );
    const saved = { planId: plan.id, version: 1, title: 'Mine', blocks: spoil };
    expect(await teacher.call('savePlan', saved)).toEqual({ version: 2 });
    expect(await outcomeOf(teacher.call('savePlan', saved))).toBe('data/conflict');
    const spoilt = await read(plan.id);
    expect(spoilt.check.faults.length).toBeGreaterThan(2);
    expect(spoilt.blocks.find(({ kind }) => kind === 'problems')?.rows[0]?.item?.edited).toBe(true);
    await teacher.call('restorePlan', { planId: plan.id, version: 2, restore: 1 });
    expect(await read(plan.id)).toMatchObject({ version: 3, title: plan.title, blocks: plan.blocks });
  });
  it('generates one block again, and leaves locked ones', async () => {
    const plan = await newPlan(teacher);
    await teacher.call('remakeBlock', { planId: plan.id, version: 1, blockId: 'problems' });
    const once = await read(plan.id);
    const blockOf = (each: Plan, id: string) => each.blocks.find((block) => block.id === id)?.rows;
    expect(blockOf(once, 'problems')).not.toEqual(blockOf(plan, 'problems'));
    expect(blockOf(once, 'tiers')).toEqual(blockOf(plan, 'tiers'));
    const blocks = once.blocks.map((block) => (block.id === 'problems' ? { ...block, locked: true } : block));
    await teacher.call('savePlan', { planId: plan.id, version: 2, title: plan.title, blocks });
    // What was saved as it was is nobody's edit.
    expect((await read(plan.id)).blocks).toEqual(blocks);
    expect(await outcomeOf(teacher.call('remakeBlock', { planId: plan.id, version: 3, blockId: 'problems' }))).toBe(
      'data/conflict',
    );
    await teacher.call('remakePlan', { planId: plan.id, version: 3 });
    const twice = await read(plan.id);
    expect(blockOf(twice, 'problems')).toEqual(blockOf(once, 'problems'));
    expect(blockOf(twice, 'tiers')).not.toEqual(blockOf(once, 'tiers'));
  });
});

describe('the library', () => {
  it('stores tags, dates, ratings and notes, and removes them', async () => {
    const { id: planId } = await newPlan(teacher);
    const marks = {
      tags: ['unit 3', 'unit 3'],
      taughtOn: '2026-11-20',
      rating: 4,
      note: 'Longer talk.',
      archived: true,
    };
    await teacher.call('markPlan', { planId, ...marks });
    expect(await entryOf(teacher, planId)).toMatchObject({ tags: ['unit 3'], taughtOn: '2026-11-20', rating: 4 });
    await teacher.call('markPlan', { planId, taughtOn: null, rating: null, archived: false });
    const entry = await entryOf(teacher, planId);
    expect([entry?.taughtOn, entry?.rating, entry?.archivedAt, entry?.note]).toEqual([
      undefined,
      undefined,
      undefined,
      'Longer talk.',
    ]);
  });
  it('shares a plan by link to view or to copy, without the class, until the link is closed', async () => {
    const plan = await newPlan(teacher, { classId });
    const colleague = await newTeacher();
    const { token = '' } = await teacher.call('sharePlan', { planId: plan.id, mode: 'view' });
    const shared = await colleague.call('openSharedPlan', { token });
    expect(shared).toMatchObject({ mode: 'view', plan: { title: plan.title } });
    expect(JSON.stringify(shared)).not.toMatch(/"seen"|classId|className|ownerId/);
    expect(await outcomeOf(student.call('openSharedPlan', { token }))).toBe('auth/forbidden');
    const newOne = newId();
    expect(await outcomeOf(colleague.call('copyPlan', { newId: newOne, token }))).toBe('auth/forbidden');
    await teacher.call('sharePlan', { planId: plan.id, mode: 'copy' });
    await colleague.call('copyPlan', { newId: newOne, token });
    expect(await read(newOne)).toMatchObject({ ownerId: colleague.uid, version: 1 });
    expect((await read(newOne)).request.classId).toBeUndefined();
    await teacher.call('sharePlan', { planId: plan.id, mode: 'off' });
    expect(await outcomeOf(colleague.call('openSharedPlan', { token }))).toBe('data/not-found');
  });
  it('copies the caller’s own plan, and no other', async () => {
    const { id: planId } = await newPlan(teacher);
    await teacher.call('copyPlan', { newId: newId(), planId });
    expect(await outcomeOf((await newParent()).call('copyPlan', { newId: newId(), planId }))).toBe('auth/forbidden');
  });
});

it('creates an assignment with exactly the numbers of the plan', async () => {
  const plan = await newPlan(teacher);
  const assignmentId = newId();
  const made = await teacher.call('assignPlan', { planId: plan.id, classId, assignmentId, exitTicket: true });
  expect(made).toMatchObject({ assignmentId, leftOut: 0 });
  await teacher.call('publishAssignment', { assignmentId });
  const { submissionId } = await student.call('openWork', { assignmentId });
  const { items } = (await stored(`submissions/${submissionId}`)) ?? {};
  const planned = plan.blocks.flatMap(({ kind, rows }) =>
    kind === 'problems' || kind === 'exit-ticket' ? rows.flatMap(({ item }) => item ?? []) : [],
  );
  expect(items).toMatchObject(planned.map(({ prompt, math }) => ({ prompt, ...(math !== undefined && { math }) })));
  expect((await entryOf(teacher, plan.id))?.assignmentIds).toEqual([assignmentId]);

  const others = Array.from({ length: MOST_ASSIGNMENTS_OF_A_PLAN }, (_, index) => `other-${index}`);
  const shelf = admin().doc(`planShelves/${teacher.uid}`);
  await shelf.update(new FieldPath('plans', plan.id, 'assignmentIds'), others);
  const next = newId();
  await teacher.call('assignPlan', { planId: plan.id, classId, assignmentId: next, exitTicket: false });
  expect((await entryOf(teacher, plan.id))?.assignmentIds).toEqual([...others.slice(1), next]);
});
