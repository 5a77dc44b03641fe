import { calls } from '@lemma/school/calls';
import type { ClassNeed } from '@lemma/school/class';
import { type Person, visitor } from '@lemma/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attempts, planRequest, storyRequest, type Target } from './attempts.ts';
import {
  backend,
  bringIn,
  changesSince,
  everything,
  everythingAtRest,
  newAssignment,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

const noCard = { studentId: '', fullName: '', displayName: '', userName: '', secret: '', secretKind: 'words' as const };

/** A class with work, its own people, and people of another class who try to get access. */
async function makeWorld() {
  const { teacher, classId, code, cards } = await newClass();
  const assignmentId = await newAssignment(teacher, classId);
  const student = await signIn(code, cards[0] ?? noCard);
  const classmate = await signIn(code, cards[1] ?? noCard);
  const parent = await newParent();
  const link = await teacher.call('createParentCode', { studentId: student.uid });
  await parent.call('linkParent', { code: link.code });
  const { submissionId } = await student.call('openWork', { assignmentId });
  const interviewId = newId();
  await teacher.call('startInterview', { interviewId, scenarioId: 'f1', limits: {} });
  const planId = newId();
  await teacher.call('makePlan', { planId, request: planRequest });
  const storyId = newId();
  await teacher.call('makeStory', { storyId, request: storyRequest });
  const chatId = newId();
  await teacher.call('askAssistant', { chatId, turnId: newId(), text: 'help' });
  const other = await newClass(['Bea Kim']);
  const joined = async (role: 'teaches' | 'looks-on') => {
    const email = `${newId()}@test.example`;
    const person = await newTeacher({ email });
    await bringIn(teacher, person, { classId, email, role });
    return person;
  };
  const takenOut = await joined('looks-on');
  await teacher.call('removeCoTeacher', { classId, uid: takenOut.uid });
  const strangers: Record<string, Person> = {
    'another teacher': other.teacher,
    'a teacher who was taken out of the class': takenOut,
    'another student': await signIn(other.code, other.cards[0] ?? noCard),
    'another parent': await newParent('Kim'),
    'a visitor': visitor(backend),
  };
  // The summaries are updated in the background; wait for them, because the tests below check that nothing is written.
  const row = async () => (await stored(`boards/${classId}`))?.assignments;
  await vi.waitFor(async () => expect(await row()).toMatchObject({ [assignmentId]: { started: 1 } }), 30_000);
  await vi.waitFor(async () => {
    expect(await stored(`insights/${classId}`)).toBeDefined();
    expect((await stored(`insightLeases/${classId}`))?.until).toBe(0);
  }, 30_000);
  return {
    teacher,
    classId,
    assignmentId,
    submissionId,
    planId,
    storyId,
    chatId,
    interviewId,
    student,
    classmate,
    parent,
    strangers,
    coTeacher: await joined('teaches'),
    onlooker: await joined('looks-on'),
  };
}
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
  world = await makeWorld();
  await everythingAtRest();
});

const attemptNames = Object.keys(attempts).filter((name): name is keyof typeof attempts => name in attempts);

/** Calls that people of the class itself must not make for others. */
const insiders = {
  classmate: attemptNames.filter((name) => !['openWork', 'showLatePass', 'takeLatePass'].includes(name)),
  student: [
    'addCoTeacher',
    'inviteCoTeacher',
    'showTies',
    'takeBackInvitation',
    'removeCoTeacher',
    'setClassRole',
    'handOverLead',
    'listCoTeachers',
    'renameClass',
    'renewClassCode',
    'stopClassCode',
    'archiveClass',
    'deleteClass',
    'setClassRetention',
    'createStudents',
    'reissueSecrets',
    'changeStudents',
    'changeAccounts',
    'groupStudents',
    'placeClass',
    'removeGroup',
    'moveStudents',
    'mergeStudents',
    'setConsent',
    'saveAssignment',
    'publishAssignment',
    'unpublishAssignment',
    'closeAssignment',
    'archiveAssignment',
    'removeDraft',
    'reopenAssignment',
    'restoreAssignment',
    'shiftDates',
    'grantLatePass',
    'setLatePasses',
    'setOverride',
    'removeOverride',
    'duplicateAssignment',
    'exportAnswers',
    'writeFeedback',
    'removeFeedback',
    'writeNote',
    'writeNotes',
    'judgeIdea',
    'judgeLevel',
    'removeNote',
    'returnWork',
    'excuseWork',
    'askAgain',
    'nudgeMissing',
    'paperVersions',
    'writeAnswerComment',
    'fixItem',
    'saveRubric',
    'gradeItem',
    'suggestGrade',
    'declineContest',
    'showKeys',
    'showAsked',
    'createParentCode',
    'revokeParent',
    'handInForChild',
    'childWork',
    'countStored',
    'exportChild',
    'noteLook',
    'whoLooked',
    'askRights',
    'answerRights',
    'closeLinking',
    'previewErasure',
    'eraseChild',
    'startPupilInterview',
    'say',
    'finishInterview',
    'diagnose',
    'removeInterview',
    'makePlan',
    'savePlan',
    'remakeBlock',
    'remakePlan',
    'restorePlan',
    'markPlan',
    'sharePlan',
    'copyPlan',
    'assignPlan',
    'removeStory',
    'assignStory',
    'askAssistant',
    'stopAssistant',
    'removeChat',
  ],
  parent: attemptNames.filter(
    (name) =>
      !['handInForChild', 'childWork', 'countStored', 'exportChild', 'whoLooked', 'askRights', 'readNotes'].includes(
        name,
      ),
  ),
  teacher: [
    ...([
      'openWork',
      'saveDraft',
      'submitAttempt',
      'nextProblem',
      'showLatePass',
      'takeLatePass',
      'takeHint',
      'handIn',
      'takeBack',
      'readFeedback',
      'handInForChild',
    ] as const),
    ...([
      'showSolutions',
      'contestAnswer',
      'showTwin',
      'readNotes',
      'childWork',
      'countStored',
      'exportChild',
      'askRights',
      'attachWorking',
    ] as const),
  ],
} satisfies Record<string, readonly (keyof typeof attempts)[]>;

/**
 * The role that each call needs of a teacher of the class. `own`: the call concerns what belongs to one person (a
 * student, a parent, the owner of a plan), so no role in a class allows it.
 */
const needs = {
  renameClass: 'teach',
  renewClassCode: 'teach',
  stopClassCode: 'teach',
  archiveClass: 'lead',
  deleteClass: 'lead',
  setClassRetention: 'lead',
  addCoTeacher: 'lead',
  inviteCoTeacher: 'lead',
  showTies: 'teach',
  takeBackInvitation: 'lead',
  removeCoTeacher: 'lead',
  setClassRole: 'lead',
  handOverLead: 'lead',
  listCoTeachers: 'read',
  createStudents: 'teach',
  reissueSecrets: 'teach',
  changeStudents: 'teach',
  changeAccounts: 'teach',
  groupStudents: 'teach',
  placeClass: 'teach',
  removeGroup: 'teach',
  moveStudents: 'teach',
  setConsent: 'teach',
  mergeStudents: 'teach',
  grantLatePass: 'teach',
  saveAssignment: 'teach',
  publishAssignment: 'teach',
  unpublishAssignment: 'teach',
  closeAssignment: 'teach',
  archiveAssignment: 'teach',
  removeDraft: 'teach',
  reopenAssignment: 'teach',
  restoreAssignment: 'teach',
  shiftDates: 'teach',
  setOverride: 'teach',
  removeOverride: 'teach',
  duplicateAssignment: 'read',
  excuseWork: 'teach',
  nudgeMissing: 'teach',
  askAgain: 'teach',
  paperVersions: 'read',
  writeAnswerComment: 'teach',
  fixItem: 'teach',
  saveRubric: 'teach',
  gradeItem: 'teach',
  suggestGrade: 'teach',
  contestAnswer: 'own',
  declineContest: 'teach',
  showSolutions: 'own',
  exportAnswers: 'read',
  writeFeedback: 'teach',
  removeFeedback: 'teach',
  writeNote: 'teach',
  writeNotes: 'teach',
  judgeIdea: 'teach',
  judgeLevel: 'teach',
  removeNote: 'teach',
  readNotes: 'own',
  returnWork: 'teach',
  showKeys: 'read',
  showAsked: 'read',
  createParentCode: 'teach',
  revokeParent: 'teach',
  handInForChild: 'own',
  handInForStudent: 'teach',
  handInPages: 'own',
  countStored: 'own',
  exportChild: 'own',
  noteLook: 'read',
  whoLooked: 'lead',
  askRights: 'own',
  answerRights: 'teach',
  closeLinking: 'teach',
  previewErasure: 'teach',
  eraseChild: 'teach',
  childWork: 'own',
  openWork: 'own',
  saveDraft: 'own',
  submitAttempt: 'own',
  setLatePasses: 'teach',
  showLatePass: 'own',
  takeLatePass: 'own',
  nextProblem: 'own',
  takeHint: 'own',
  attachWorking: 'own',
  showTwin: 'own',
  handIn: 'own',
  takeBack: 'own',
  readFeedback: 'own',
  startPupilInterview: 'teach',
  anticipate: 'own',
  say: 'own',
  hear: 'own',
  undoTurn: 'own',
  pauseInterview: 'own',
  finishInterview: 'own',
  diagnose: 'own',
  reflect: 'own',
  removeInterview: 'own',
  makePlan: 'read',
  savePlan: 'own',
  remakeBlock: 'own',
  remakePlan: 'own',
  restorePlan: 'own',
  markPlan: 'own',
  sharePlan: 'own',
  copyPlan: 'own',
  askAssistant: 'read',
  stopAssistant: 'own',
  removeChat: 'own',
  removeStory: 'own',
  assignStory: 'own',
  assignPlan: 'own',
} satisfies Record<keyof typeof attempts, ClassNeed | 'own'>;
const needing = (...wanted: readonly ClassNeed[]) =>
  attemptNames.filter((name) => wanted.some((need) => need === needs[name]));

const target = (): Target => ({ ...world, studentId: world.student.uid });
const tryCall = async (person: Person, name: keyof typeof attempts) => {
  const { body } = await person.callRaw(name, { data: attempts[name](target()) });
  return JSON.stringify(body);
};

describe('calls on somebody else’s data', () => {
  it.each(attemptNames)('%s refuses a stranger and writes nothing', async (name) => {
    const before = await everything();
    const answers = Object.entries(world.strangers).map(async ([who, person]) => {
      const code = who === 'a visitor' ? 'auth/signed-out' : 'auth/forbidden';
      expect(await tryCall(person, name), who).toContain(code);
    });
    await Promise.all(answers);
    expect(await changesSince(before)).toEqual([]);
  });

  it.each(Object.entries(insiders))('refuses every call about others to the %s of the class', async (who, names) => {
    const { classmate, student, parent, teacher } = world;
    const person = new Map(Object.entries({ classmate, student, parent, teacher })).get(who);
    if (!person) throw new Error(who);
    const before = await everything();
    await Promise.all(names.map(async (name) => expect(await tryCall(person, name), name).toContain('auth/forbidden')));
    expect(await changesSince(before)).toEqual([]);
  });
});

describe('roles in a class', () => {
  it('are checked in every call that names a class, an assignment, a student or their work', () => {
    const named = ['classId', 'assignmentId', 'studentId', 'submissionId', 'studentIds', 'assignmentIds'];
    const about = Object.entries(calls).filter(([, { input }]) => named.some((name) => name in input.shape));
    expect(about.map(([name]) => name).filter((name) => !attemptNames.some((known) => known === name))).toEqual([]);
  });

  it.each([
    ['onlooker', 'class/looks-on', needing('teach', 'lead')],
    ['coTeacher', 'class/not-lead', needing('lead')],
  ] as const)('keep the %s from what they may not do, and nothing is written', async (who, code, names) => {
    const before = await everything();
    await Promise.all(names.map(async (name) => expect(await tryCall(world[who], name), name).toContain(`"${code}"`)));
    expect(await changesSince(before)).toEqual([]);
  });

  it('let a teacher who only views read what the others read', async () => {
    for (const name of needing('read').filter((one) => one !== 'duplicateAssignment'))
      expect(await tryCall(world.onlooker, name), name).not.toMatch(/class\/|auth\//);
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
  it.each(Object.entries(calls).filter(([name]) => name !== 'listSkills'))(
    '%s refuses it with a clear code and writes nothing',
    async (name, { input }) => {
      const before = await everything();
      // For calls whose inputs are all optional, an empty object is valid.
      const refusals = garbage
        .filter((one) => !input.safeParse(one).success)
        .map(async (data) => {
          const { status, body } = await world.teacher.callRaw(name, { data });
          expect([status, JSON.stringify(body)], JSON.stringify(data)?.slice(0, 60)).toEqual([
            400,
            '{"error":{"details":{"code":"input/malformed"},"message":"input/malformed","status":"INVALID_ARGUMENT"}}',
          ]);
        });
      await Promise.all(refusals);
      expect(await changesSince(before)).toEqual([]);
    },
  );
  it('ignores a uid that a caller claims in the input', async () => {
    const claimed = { assignmentId: world.assignmentId, uid: world.student.uid, auth: { uid: world.student.uid } };
    const { body } = (await world.strangers['another student']?.callRaw('openWork', { data: claimed })) ?? {};
    expect(JSON.stringify(body)).toContain('auth/forbidden');
  });
});

it('has a function for every call of the contract, under its name', async () => {
  for (const name of Object.keys(calls)) {
    expect((await visitor(backend).callRaw(name, { data: null })).status, name).not.toBe(404);
    expect(await outcomeOf(visitor(backend).callRaw(name, {}))).toBe('ok');
  }
});

// This test comes last, because it changes and archives what the others use.
it('never refuses a teacher what the role allows, nor the owner what only owners may do', async () => {
  const { coTeacher, teacher } = world;
  for (const name of needing('teach')) expect(await tryCall(coTeacher, name), name).not.toContain('class/');
  for (const name of needing('lead')) expect(await tryCall(teacher, name), name).not.toMatch(/class\/|auth\//);
});
