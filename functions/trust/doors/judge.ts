import type { Who } from '../rules/people.ts';
import { signedInAgain } from './at-moment.ts';
import { besideOf } from './beside.ts';
import type { Cell } from './cells.ts';
import { inputsOf, type Made } from './inputs.ts';
import type { Routes } from './routes.ts';
import { fileOf, target } from './target.ts';

/** Asks a door as somebody. @returns `ok`, or the code of the refusal. */
export type AskDoor = (cell: Cell, input: unknown) => Promise<string>;

/** A school and its doors. */
export type School = {
  readonly made: Made;
  readonly routes: Routes;
  readonly ask: AskDoor;
  /** Puts the school back as it was. */
  readonly again: () => Promise<void>;
};

const AT_ONCE = 12;
const REFUSALS = /^(?:auth|class)\//;
/** What nobody who was let in may be answered: a fault of ours, or that they called too often. */
const NO_ANSWER = /^(?:unknown|server\/|data\/malformed|setup\/)/;
const TOO_OFTEN = 'sign-in/wait';

/** Ends the caller's own sessions or account, or begins what the same person would find begun in another state. */
const ENDS_OWN = [
  ...['leaveSession', 'endOtherSessions', 'signOutEverywhere', 'deleteMyAccount', 'beginSecondFactor', 'linkParent'],
] as const;
/** Takes away what the next who is let in would ask for. */
const ENDS_OTHERS = [
  ...['mergeStudents', 'moveStudents', 'moveStudents?to class B', 'answerInvitation', 'takeBackInvitation'],
  ...['removeChat', 'removeStory', 'removeInterview', 'removeFile', 'removeFile?at once', 'backUpSchool'],
] as const;
const endsSomething = ({ subject }: Cell): boolean => [...ENDS_OWN, ...ENDS_OTHERS].some((one) => one === subject);

const { classId } = target;
/** Inputs in place of the usual ones: about children with whom nobody asks, so that those who do are not shut out. */
const gentle = {
  changeAccounts: { classId, studentIds: ['keepA'], change: 'unlock' },
  reissueSecrets: { classId, studentIds: ['keepA'], secretKind: 'words' },
  handOverLead: { classId, uid: 'coTeacherA' },
  moveStudents: { classId, toClassId: 'classTo', studentIds: ['moveA'] },
  restoreErased: { id: 'copyA' },
  restoreClass: { id: 'classCopyA' },
} as const;

/** What somebody sends to each door: valid, with a file of their own and a release that nobody else reports on. */
export function inputsFor(
  { made, routes }: Pick<School, 'made' | 'routes'>,
  who: Who,
): Readonly<Record<string, object>> {
  const { uid } = who;
  const all = inputsOf(made);
  const [fileId, version] = [fileOf(uid), Buffer.from(uid).toString('hex').padEnd(12, '0').slice(-12)];
  const pages = [{ fileId, turn: 0 }];
  const plain = {
    ...{ ...all, ...gentle, ...routes },
    handInPages: { ...all.handInPages, pages },
    handInForStudent: { ...all.handInForStudent, pages },
    handInForChild: { ...all.handInForChild, fileIds: [fileId] },
    attachWorking: { ...all.attachWorking, fileId },
    reportLoad: { ...all.reportLoad, version },
    reportFault: { ...all.reportFault, version },
    reportVitals: { ...all.reportVitals, version },
  };
  return { ...plain, ...besideOf(plain, who) };
}

/** Whether an answer is what the table says. Who may is answered anything but a refusal; to routes, it is yes. */
export function isRight({ need, answer }: Cell, said: string, isRoute: boolean): boolean {
  if (answer !== 'allowed') return said === answer;
  if (isRoute) return said === 'ok';
  const isHidden = need === 'invited' && said === 'data/not-found';
  // One account asks in many states, and is told at last that it has tried enough codes.
  const isStopped = need !== 'waiting adult' && said === TOO_OFTEN;
  return !isHidden && !isStopped && !REFUSALS.test(said) && !NO_ANSWER.test(said);
}

/** Asks a door of this school. */
export function askCell(school: School, { who, ...cell }: Cell, inputs = inputsFor): Promise<string> {
  const input = inputs(school, who)[cell.subject] ?? {};
  return school.ask({ ...cell, who: cell.comesNow ? signedInAgain(who) : who }, input);
}

/** Asks these cells one after the other. @returns what was answered otherwise than the table says. */
async function askInTurn(cells: readonly Cell[], school: School, inputs = inputsFor): Promise<string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const said = await askCell(school, cell, inputs);
    const isOther = !isRight(cell, said, cell.subject in school.routes);
    if (isOther) wrong.push(`${cell.who.name}: ${cell.subject}: ${said}, not ${cell.answer}`);
  }
  return wrong;
}

const inLanes = async (lanes: Iterable<readonly Cell[]>, school: School, inputs = inputsFor): Promise<string[]> =>
  (await Promise.all([...lanes].map((lane) => askInTurn(lane, school, inputs)))).flat();

/** Asks what is refused, many at once. @returns what was answered otherwise than the table says. */
export function judgeRefused(cells: readonly Cell[], school: School): Promise<string[]> {
  const lanes: Cell[][] = Array.from({ length: AT_ONCE }, () => []);
  for (const [at, cell] of cells.filter(({ answer }) => answer !== 'allowed').entries())
    lanes[at % AT_ONCE]?.push(cell);
  // Nothing is made, so that the same inputs do for all.
  const made = new Map<string, ReturnType<typeof inputsFor>>();
  const once: typeof inputsFor = (of, who) => {
    const inputs = made.get(who.uid) ?? inputsFor(of, who);
    made.set(who.uid, inputs);
    return inputs;
  };
  return inLanes(lanes, school, once);
}

/** Those who write the same documents ask in turn: adults of the class, its children, and all others. */
const laneOf = ({ who }: Cell): string => {
  if (who.claims?.role === 'student') return 'children';
  return /A$/.test(who.uid) ? 'adults of the class' : 'others';
};

/** The first cell of each key, the second of each, and so on. */
function roundsOf(cells: readonly Cell[], keyOf: (cell: Cell) => string): Cell[][] {
  const rounds: Cell[][] = [];
  for (const alike of Map.groupBy(cells, keyOf).values())
    for (const [at, cell] of alike.entries()) {
      rounds[at] ??= [];
      rounds[at].push(cell);
    }
  return rounds;
}

/** Asks what is allowed; the school is put back wherever a call ends what others ask for. @returns what was refused. */
export async function judgeAllowed(cells: readonly Cell[], school: School): Promise<string[]> {
  const allowed = cells.filter(({ answer }) => answer === 'allowed');
  const calm = allowed.filter((cell) => !endsSomething(cell));
  const rounds = [
    ...ENDS_OWN.flatMap((name) =>
      roundsOf(
        allowed.filter(({ subject }) => subject === name),
        ({ who, subject }) => (subject === 'leaveSession' ? who.name : who.uid),
      ),
    ),
    ...roundsOf(
      ENDS_OTHERS.flatMap((name) => allowed.filter(({ subject }) => subject === name)),
      ({ subject }) => subject,
    ),
  ];
  const wrong = await inLanes(Map.groupBy(calm, laneOf).values(), school);
  for (const round of rounds) {
    await school.again();
    wrong.push(...(await askInTurn(round, school)));
  }
  await school.again();
  return wrong;
}
