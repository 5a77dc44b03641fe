import { type AssistantRequest, type ChatPart, MOST_PROPOSALS } from '@lemma/school/assistant';
import type { Classroom, RosterStudent } from '@lemma/school/class';
import { answerClass } from './class/answer-class.ts';
import { compareClasses } from './class/answer-standings.ts';
import {
  type ClassData,
  classesNamed,
  classesOfGrade,
  classFor,
  type School,
  studentsNamed,
  unknownClasses,
  unknownNames,
} from './class/class-data.ts';
import { typedGroups } from './class/typed-groups.ts';
import { compute } from './judge/compute.ts';
import { explainDenied } from './judge/denied-true.ts';
import { type Explained, explain } from './judge/explain.ts';
import { grade } from './judge/grade.ts';
import { limitIn } from './ledger/question.ts';
import { say, suggest } from './say/parts.ts';
import { many, unended } from './say/wording.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { answerPlan } from './teach/answer-plan.ts';
import { equationStory } from './teach/equation-story.ts';
import { makeLetter } from './teach/letter.ts';
import { makePiece } from './teach/pieces.ts';
import type { Memo, Wish, WishOf } from './wish/wish.ts';

/** Examples in the assistant's description of itself; it must understand each of them word for word. */
const EXAMPLES = [
  'Plan a 45-minute lesson on 5.NF.A.1',
  'Exit ticket on comparing fractions, 4 questions',
  'Why would a student say 1/2 + 1/3 = 2/5?',
  'Grade this: 3(x+4)=24 -> 3x+4=24 -> x=20/3',
  'What is 17% of 240?',
  'Who hasn’t turned in their work?',
  'Which standard is my class weakest on?',
  'Who needs help?',
  'Write a short letter home about decimals',
] as const;
const ABILITIES =
  'I plan lessons, make exit tickets, warm-ups, quizzes and word problems with keys, explain what is behind a wrong answer, grade work line by line, calculate and solve, write letters home, and answer questions about your classes from their work. Everything with numbers is computed. I understand requests by their words; I don’t chat about other things.';

export type Asked = {
  readonly text: string;
  readonly classId: string | undefined;
  /** The class that was found for a question about one: it is answered about this one, whatever its words may name. */
  readonly settled?: string | undefined;
  readonly seed: number;
  readonly turnId: string;
  readonly school: School;
  readonly now: number;
  /** What the previous answer was made from. */
  readonly before?: Memo | undefined;
  /** A form as the teacher left it: it is answered instead of the text. */
  readonly request?: AssistantRequest | undefined;
};

/** Where neither what to make nor a topic was read: what can be asked. */
export const notUnderstood = (): ChatPart[] => [
  say(`I can’t do this: I read nothing in it that I know how to make or answer, so I have made nothing. ${ABILITIES}`),
  suggest(...EXAMPLES.slice(0, 2)),
];
export const helped = (): ChatPart[] => [say(ABILITIES), suggest(...EXAMPLES)];
/** A request in Spanish is not read here; what can be asked is said in Spanish. */
export const DECLINED_IN_SPANISH: ChatPart[] = [
  say(
    'Todavía no leo pedidos en español, así que no hice nada. Escrito en inglés puedo hacer boletos de salida, problemas con respuestas y planes de clase, explicar errores, calcular, y responder preguntas sobre sus clases. Los problemas y las cartas a las familias los escribo en español si lo pide con “in Spanish”.',
  ),
  suggest(
    'Exit ticket on comparing fractions, 4 questions, in Spanish',
    'Write a letter home about decimals in Spanish',
  ),
];

/** The parts with no more rows in a list than are wanted. */
const cutTo = (most: number | undefined, parts: readonly ChatPart[]): ChatPart[] =>
  parts.map((part) =>
    part.kind === 'list' && most !== undefined ? { ...part, rows: part.rows.slice(0, most) } : part,
  );

/** Words for the students of the answer above, and for the one of whom it told. */
const THOSE = /\b(?:those|these|them|they)\b/i;
const ONE = /\b(?:she|he|him|her|his)\b/i;
/** A class with only the students that were listed above, where a question is about them. */
function scopedTo(text: string, data: ClassData, before: Memo | undefined): ClassData | undefined {
  const listed = new Set(before?.students);
  const students = data.students.filter(({ id }) => listed.has(id));
  if (students.length < 2) return undefined;
  return THOSE.test(text) && before?.wish.kind === 'class' && students.length < data.students.length
    ? { ...data, students }
    : undefined;
}
/** A question in which the one student of the answer above is called by name. */
function withName(text: string, data: ClassData, before: Memo | undefined): string {
  const [only, other] = before?.students ?? [];
  const student = other === undefined ? data.students.find(({ id }) => id === only) : undefined;
  return student && studentsNamed(text, data.students).length === 0 ? text.replace(ONE, student.fullName) : text;
}

/** The answer from one class; asked back where a name is not on its roster, or none is said. */
function ofClass(
  asIs: WishOf<'class'>,
  data: ClassData,
  classes: readonly Classroom[],
  { now, before }: Asked,
): Explained {
  const text = withName(asIs.text, data, before);
  const wish = { ...asIs, text };
  const { classroom } = data;
  const titles = Object.values(data.board).map(({ title }) => title);
  const others = [`Who needs help in ${classroom.name}?`, `How is ${classroom.name} doing?`];
  const asksBack = (said: string): Explained => ({ parts: [say(said), suggest(...others)], memo: { wish } });
  const unnamed = unnamedIn(text, data.students);
  if (unnamed !== undefined)
    return asksBack(
      `I don’t know which student you mean by “${unnamed}”. Name the student as on the roster of ${classroom.name}.`,
    );
  const strangers = unknownNames(text, classes, data.students, titles);
  if (strangers.length > 0)
    return asksBack(
      `I find no class and no student in ${classroom.name} called ${strangers.map((each) => `“${each}”`).join(' or ')}. Your classes: ${classes.map(({ name }) => name).join(', ')}. Names are read as they stand on the roster.`,
    );
  const scoped = scopedTo(text, data, before);
  const found = answerClass(wish, scoped ?? data, now, before?.work === undefined ? {} : { work: before.work });
  if (found === undefined)
    return asksBack(`I find no student of that name in ${classroom.name}. Names are read as they stand on the roster.`);
  const lead = scoped ? [say(`Of the ${many(scoped.students.length, 'student')} above:`)] : [];
  const most = limitIn(text)?.most;
  const { standards, ...rest } = found.memo ?? {};
  return {
    parts: [...lead, ...cutTo(most, found.parts)],
    memo: {
      wish,
      ...(scoped && { students: scoped.students.map(({ id }) => id) }),
      ...rest,
      ...(standards && { standards: standards.slice(0, most ?? 1) }),
    },
  };
}

async function fromClass(wish: WishOf<'class'>, asked: Asked): Promise<Explained | undefined> {
  const { classId, settled, school, now } = asked;
  const typed = wish.question === 'groups' ? typedGroups(wish) : undefined;
  if (typed) return typed;
  const classes = await school.classes();
  if (classes.length === 0)
    return { parts: [say('You have no class yet. Create one under Students, then I can answer from its work.')] };
  const { text } = wish;
  const missing = unknownClasses(text, classes);
  if (missing.length > 0)
    return {
      parts: [
        say(
          `I find no class called ${missing.map((each) => `“${each}”`).join(' or ')}. Your classes: ${classes.map(({ name }) => name).join(', ')}.`,
        ),
        suggest(...classes.slice(0, 2).map(({ name }) => `How is ${name} doing?`)),
      ],
      memo: { wish },
    };
  if (wish.question === 'compare') {
    const own = classesNamed(text, classes);
    const named =
      own.length < 2 && /\b(?:which|my|all(?: of my)?|both|each of my) (?:of my )?class(?:es)?\b/i.test(text)
        ? classes
        : own;
    if (named.length > 1) {
      const all = await Promise.all(named.slice(0, 4).map(school.read));
      const { parts } = compareClasses(wish, all, now);
      return { parts: [...parts], memo: { wish } };
    }
    const chosen = classFor(text, classes, classId);
    const data = chosen && (await school.read(chosen));
    if (data && studentsNamed(text, data.students).length > 1) return ofClass(wish, data, classes, asked);
    return {
      parts: [
        say(`To compare classes, name two of them: ${classes.map(({ name }) => name).join(', ')}.`),
        suggest(
          ...(classes[0] && classes[1] ? [`Compare ${classes[0].name} and ${classes[1].name} on fractions`] : []),
        ),
      ],
      memo: { wish },
    };
  }
  if (classesNamed(text, classes).length === 0 && classesOfGrade(text, classes)?.length === 0)
    return {
      parts: [
        say(
          `You have no class of that grade. Your classes: ${classes.map(({ name, grade }) => `${name} (grade ${grade === 0 ? 'K' : grade})`).join(', ')}.`,
        ),
        suggest(...classes.slice(0, 2).map(({ name }) => `How is ${name} doing?`)),
      ],
      memo: { wish },
    };
  const classroom = classes.find(({ id }) => id === settled) ?? classFor(text, classes, classId);
  if (classroom === undefined)
    return {
      parts: [
        say('Which class do you mean?'),
        suggest(...classes.slice(0, MOST_PROPOSALS).map(({ name }) => `${unended(text)} in ${name}?`)),
      ],
    };
  return ofClass(wish, await school.read(classroom), classes, asked);
}

/** The word for one student in a question that names none: "what mistake does she keep making". */
const unnamedIn = (text: string, students: readonly RosterStudent[]): string | undefined =>
  students.length > 0 && studentsNamed(text, students).length === 0 && !/\b\p{Lu}\p{Ll}{2,}/u.test(text.slice(1))
    ? /\b(?:she|he|him|her|his)\b/i.exec(text)?.[0].toLowerCase()
    : undefined;

/**
 * Answers a wish that was understood. All statements about a class come from its summaries, all mathematics is
 * computed.
 */
export async function answerWish(
  wish: Exclude<Wish, { kind: 'unknown' }>,
  asked: Asked,
): Promise<Explained | undefined> {
  const { seed, school, turnId, classId } = asked;
  switch (wish.kind) {
    case 'plan':
      return answerPlan(wish, { school, planId: `chat-${turnId}`, classId, seed });
    case 'sheet':
      return makeSheet(wish, seed);
    case 'piece':
      return makePiece(wish, seed);
    case 'letter':
      return makeLetter(wish, seed);
    case 'explain':
      return explainDenied(wish) ?? explain(wish);
    case 'grade':
      return grade(wish);
    case 'compute':
      return compute(wish);
    case 'equation-story':
      return equationStory(wish, seed);
    case 'class':
      return fromClass(wish, asked);
  }
}
