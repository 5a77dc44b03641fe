import { checkWork, findMisconception, solveAsked, stepMisconceptionBySkills } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { type Answered, asTyped } from '../read/claim.ts';
import { stagedWorkIn } from '../read/named-task-in.ts';
import { fact, say, suggest } from '../say/parts.ts';
import { skillsWith } from '../topic/topic-misconception.ts';
import type { WishOf } from '../wish/wish.ts';
import { gradeChain, isTrue } from './chain.ts';
import {
  aboutMisconception,
  checkQuestion,
  correctFor,
  type Explained,
  misconceptionsFor,
  skillsLike,
} from './explain.ts';
import { judgeShares } from './judge-shares.ts';
import { unjudgedNumbers } from './left-over.ts';
import { judgeRelations, relationsIn } from './relations.ts';
import { fromGiven } from './work-in.ts';

type Grading = WishOf<'grade'>;
const VALUE_AT = /^Evaluate (.*) when (.*)$/;

const named = (said: Answered): string =>
  VALUE_AT.test(said.question)
    ? `${said.question.replace(VALUE_AT, '`$1` at `$2`')}, \`${said.answer}\`,`
    : /[=<>≤≥]/.test(said.question) || /[a-z]{3}/i.test(said.question)
      ? `${said.question}: \`${said.answer}\``
      : `\`${said.question} = ${said.answer}\``;

/** Grades answers one by one: what is correct, and what the wrong ones show. */
function gradeAnswers(answers: readonly Answered[], wish: Grading): Explained {
  const marked = answers.map((said) => ({ said, ...correctFor(said) }));
  const known = marked.filter(({ right }) => right !== undefined);
  const rows = marked.map(({ said, right, value }, at) => {
    const [first] = right === false ? misconceptionsFor(said) : [];
    const note =
      right === undefined
        ? 'I can’t decide this one.'
        : right
          ? 'Correct.'
          : `Not correct${value === undefined ? '' : `: it is \`${value}\``}.${first ? ` It fits “${first.name}”.` : ' It may be a slip.'}`;
    return { text: `${at + 1}. ${named(said)}`, note };
  });
  const score = `${known.filter(({ right }) => right).length} of ${known.length} correct${known.length < marked.length ? `; ${marked.length - known.length} I can’t decide` : ''}.`;
  const wrong = marked.filter(({ right }) => right === false);
  // What all wrong answers show is the pattern in them.
  const [shown, ...others] = wrong.map(({ said }) => misconceptionsFor(said)[0]);
  const idea = others.every((each) => each?.id === shown?.id) ? shown : undefined;
  const own = idea ? skillsWith(idea.id) : [];
  return {
    parts: [say(score), { kind: 'list', rows }, ...(idea ? aboutMisconception(idea, own) : [])],
    memo: { wish, ...(idea && { misconception: idea.id }), ...(own[0] && { skill: own[0].code }) },
  };
}

function gradeOne(said: Answered, wish: Grading): Explained {
  const { right, value } = correctFor(said);
  if (right === undefined)
    return {
      parts: [say(`I can’t decide ${named(said)} from what stands there.`), suggest('Is 3/4 + 1/6 = 11/12 right?')],
    };
  if (right) return { parts: [say(`Yes, ${named(said)} is right.`)], memo: { wish } };
  const found = misconceptionsFor(said);
  const [first] = found;
  const own = first ? skillsLike(first, said.question) : [];
  const rubric = /\b(\d)[- ]?(?:pt|point)s?\b|\brubric|out of (\d)/.exec(wish.text.toLowerCase());
  const top = rubric ? Number(rubric[1] ?? rubric[2] ?? 2) : undefined;
  return {
    parts: [
      say(
        `No, ${named(said)} is not right.${value === undefined ? '' : ` It is \`${value}\`.`}${first ? ` It fits the misconception “${first.name}”.` : ' It may be a slip: ask the student to show how.'}`,
      ),
      ...(top === undefined
        ? []
        : [
            say(
              `On a ${top}-point rubric I would give ${first && top > 1 ? 1 : 0} of ${top}: the answer is wrong${first ? ', but it follows one idea all the way, so the parts that do not need that idea can earn credit' : ''}. The score is yours to decide.`,
            ),
          ]),
      ...(first ? aboutMisconception(first, own) : []),
    ],
    memo: { wish, ...(first && { misconception: first.id }), ...(own[0] && { skill: own[0].code }) },
  };
}

/** The solutions of the first equation that the last line has lost: "x^2 = 6x, x = 6". */
function lostSolution(lines: readonly string[]): string | undefined {
  const [first, last] = [lines[0], lines.at(-1)];
  const all = first === undefined ? undefined : solveAsked(first)?.answer;
  const roots = all?.split(' or ').map((each) => each.replaceAll('`', '').replaceAll(' ', '')) ?? [];
  const given = last?.replaceAll(' ', '') ?? '';
  if (roots.length < 2 || !roots.includes(given)) return undefined;
  return roots.find((each) => each !== given)?.replace('=', ' = ');
}

const isCalculation = (line: string): boolean => /\d\s*[-+−×÷*/]\s*[\d(]/.test(line) && !/[a-z=<>≤≥]/i.test(line);
/** What the calculation on the first line is said to come to on the last one; undefined where it does, or can't be compared. */
function missedIn(lines: readonly string[]): Answered | undefined {
  const [question = ''] = lines;
  const answer = lines.at(-1)?.split('=').at(-1)?.trim() ?? '';
  return isCalculation(question) && isTrue(question, answer) === false ? { question, answer } : undefined;
}
/** The lines of a calculation that misses its end, each side of an equal sign by itself: an arrow says that they are the same. */
const sidesIn = (lines: readonly string[], { text }: Grading): readonly string[] =>
  missedIn(lines) && /->|→|=>/.test(text) && !lines.some((line) => /[a-z<>≤≥]/i.test(line))
    ? lines.flatMap((line) => line.split('=').map((side) => side.trim()))
    : lines;

/** A line with words in it is no line of mathematics: whether it follows from another one nobody here can say. */
const isInWords = (line: string): boolean =>
  /[a-z]{2,}/i.test(line.replace(/\b(?:sqrt|pi|or|and|sin|cos|tan|log|ln)\b/gi, ' '));

/** Grades a solution line by line: the first line that does not follow, why, and the correct result. */
function gradeLines(typed: readonly string[], wish: Grading): Explained {
  const lines = sidesIn(typed, wish);
  const told = lines.find(isInWords);
  if (told !== undefined)
    return {
      parts: [
        say(
          `I can’t read “${told}” as a line of mathematics, so I judge none of these lines. Type each step as a calculation or an equation on a line of its own.`,
        ),
        suggest('Grade this: 3(x+4)=24 -> 3x+4=24 -> x=20/3'),
      ],
    };
  const lost = lostSolution(lines);
  const first = lines[0] ?? '';
  const solved = solveAsked(/[=<>≤≥]/.test(first) ? `solve ${first}` : first);
  if (lost !== undefined) {
    const letter = lost[0] ?? 'x';
    const isZero = /= 0$/.test(lost);
    const why = isZero
      ? `dividing by ${letter} is only allowed where ${letter} is not 0`
      : 'a square root has to be taken with both signs';
    const advice = isZero
      ? `If you divided both sides by ${letter}: ${letter} could be 0. Bring everything to one side and factor instead.`
      : `Which other number has the same square?`;
    const said = `Your answer \`${lines.at(-1)}\` is one solution. Try \`${lost}\` in \`${first}\` as well. ${advice}`;
    return {
      parts: [
        say(
          `\`${lines.at(-1)}\` is a solution, but \`${lost}\` is one too and is lost: ${why}.${/\bpoints?\b|\brubric\b/i.test(wish.text) ? ' Half of the points would be usual where half of the solutions are there; the score is yours to decide.' : ''}`,
        ),
        say(`To write on the paper: “${said}”`),
      ],
      memo: { wish },
    };
  }
  const wrong = checkWork(lines, undefined, stepMisconceptionBySkills);
  const comes = solved ? [say(`Worked out right, it comes to ${solved.answer}.`)] : [];
  const missed = wrong === undefined ? missedIn(lines) : undefined;
  if (missed) return againstTask(missed, wish);
  if (wrong === undefined)
    return { parts: [say(`All ${lines.length} lines follow from one another.`), ...comes], memo: { wish } };
  const { line, check } = wrong;
  if (check.verdict === 'invalid')
    return { parts: [say(`I can’t read line ${line}, \`${lines[line - 1]}\`: ${check.message}`)] };
  const byStep = check.verdict === 'does-not' && check.idea !== undefined ? findMisconception(check.idea) : undefined;
  const before = lines[line - 2] ?? '';
  const side = before.split(/[=<>≤≥]/)[0]?.trim() ?? '';
  const found =
    byStep ??
    misconceptionsFor({ question: side, answer: (lines[line - 1] ?? '').split(/[=<>≤≥]/)[0]?.trim() ?? '' })[0];
  const rest = lines.slice(line - 1);
  const goesOn = rest.length > 1 && checkWork(rest) === undefined;
  const own = found ? skillsWith(found.id) : [];
  const head = `Line ${line}, \`${lines[line - 1]}\`, does not follow from \`${before}\`.${found ? ` It fits the misconception “${found.name}”.` : ''}${line > 2 ? ` Lines 1 to ${line - 1} are right.` : ''}${goesOn ? ' The lines after it follow correctly from it.' : ''}`;
  const note = found
    ? `Look again at the step from \`${before}\` to \`${lines[line - 1]}\`. ${found.feedback}`
    : `Look again at the step from \`${before}\` to \`${lines[line - 1]}\`: ${/(?<![a-z])[a-z](?![a-z])/i.test(before) ? 'put a number in for the letter' : 'work both out'} and see whether both lines say the same.`;
  return {
    parts: [
      say(head),
      ...comes,
      say(`To write on the paper: “${note}”`),
      ...(found
        ? [
            say(`Why students do this: ${found.why}`),
            say(`What to do next: ${found.move}`),
            ...checkQuestion(own[0], found),
          ]
        : []),
    ],
    memo: { wish, ...(found && { misconception: found.id }), ...(own[0] && { skill: own[0].code }) },
  };
}

/** A value on the last line, alone or after a word, which is what the work came to: "3 2/4", "Total 502", "= 12". */
const valueAtEnd = (text: string): string | undefined =>
  /\n\s*(?:\p{L}+(?: \p{L}+)?\s*[:=]?\s*|=\s*)?([-−]?(?:\d+ )?\d+(?:[./]\d+)?)\s*$/iu.exec(text)?.[1];

/** What the last line comes to, where it goes on with a result above it: of parts that stand side by side none is the whole. */
function resultOf(lines: readonly string[]): string | undefined {
  const sides = lines.map((line) => line.split('=').map((side) => side.trim()));
  const last = sides.at(-1);
  const results = sides.slice(0, -1).flatMap((each) => each.slice(-1));
  const goesOn = (last ?? [])
    .slice(0, -1)
    .some((side) => (side.match(/\d+(?:[./]\d+)*/g) ?? []).some((n) => results.includes(n)));
  return lines.length < 2 || goesOn ? last?.at(-1) : undefined;
}

/** A task that stands above the lines of its work, "36 × 24", and the answer that the work comes to. */
function taskAbove(text: string, lines: readonly string[]): Answered | undefined {
  const task = text
    .split('\n')
    .map((line) => line.replace(/^[^:\d(]*:/, '').trim())
    .find((line) => /\d\s*[-+−*×x·/÷]\s*\d/.test(line) && !/[=<>≤≥a-wyz]/i.test(line));
  const answer = valueAtEnd(text) ?? resultOf(lines);
  return task === undefined || answer === undefined || lines.some((line) => line.includes(task))
    ? undefined
    : { question: task.replace(/(?<=\d)\s*[x·*]\s*(?=\d)/gi, ' × '), answer };
}

/** The task that lines of work belong to, with what they come to; `isStaged`: the work is told as stages of one. */
type Task = { readonly said: Answered | undefined; readonly isStaged: boolean };

function taskOf({ text, lines, answers }: Grading): Task {
  const staged = stagedWorkIn(asTyped(text));
  const written = lines ?? answers?.map(({ question, answer }) => `${question} = ${answer}`) ?? [];
  return { said: staged?.whole ?? taskAbove(text, written), isStaged: staged !== undefined };
}

/** Grades lines that are right one by one and yet do not come to the task above them; undefined where they do. */
const gradeAgainstTask = (wish: Grading, { said }: Task): Explained | undefined =>
  said === undefined || correctFor(said).right !== false ? undefined : againstTask(said, wish);

function againstTask(said: Answered, wish: Grading): Explained {
  const wrong = (wish.answers ?? []).filter((each) => correctFor(each).right === false);
  const right = (wish.answers ?? []).filter((each) => correctFor(each).right === true).map(named);
  const { parts, memo } = gradeOne(said, wish);
  const each = say(
    wrong.length === 0
      ? `${right.length === 0 ? '' : `What is calculated on the lines holds by itself (${right.join(', ')}), so it goes off in a step between them. `}Which step that is I can’t tell from these lines.`
      : `Calculated wrong: ${wrong.map((one) => `${named(one)} (it is \`${correctFor(one).value ?? '?'}\`)`).join(', ')}.`,
  );
  return { parts: [...parts.slice(0, 1), each, ...parts.slice(1)], ...(memo && { memo }) };
}

/** What holds of a part is said of that part: of the whole nobody knows it. */
const ofPart = (part: ChatPart): ChatPart => {
  if (part.kind !== 'text') return part;
  const holds = /^Yes, (.*) is right\.$/s.exec(part.text)?.[1];
  const lines = /^All \d+ lines follow from one another\.$/.test(part.text);
  if (holds === undefined && !lines) return part;
  const read = holds === undefined ? 'The lines that I read follow from one another' : `In what I read, ${holds} holds`;
  return { ...part, text: `${read}. Whether the whole is correct I can’t tell.` };
};

/** What was not judged is said first: what is right so far is no verdict on the rest. */
function withUnjudged(made: Explained, wish: Grading, { said, isStaged }: Task): Explained {
  const inTask = said === undefined ? '' : `${said.question} ${said.answer}`;
  // Staged work is judged with its task, in which the other numbers stand.
  const numbers = isStaged ? [] : unjudgedNumbers(wish).filter((number) => !inTask.includes(number));
  if (numbers.length === 0 || made.memo === undefined) return made;
  const rest = [...new Set(numbers)].map((number) => `\`${number}\``).join(', ');
  return {
    ...made,
    parts: [
      say(`I could read only a part of this as work and checked that part alone. Not checked: ${rest}.`),
      ...made.parts.map(ofPart),
    ],
  };
}

/** Grades what somebody wrote, and says which of its numbers were not judged. */
export function grade(wish: Grading): Explained {
  const shares = judgeShares(wish);
  if (shares) return shares;
  const task = taskOf(wish);
  return withUnjudged(gradeRead(wish, task), wish, task);
}

/** Grades what was read of it: answers one by one, or a solution line by line. */
function gradeRead(wish: Grading, task: Task): Explained {
  const { lines, answers } = wish;
  const relations = relationsIn(wish.text);
  if (relations.some(({ said }) => said.includes('|'))) {
    const { parts } = judgeRelations(relations);
    return { parts, memo: { wish } };
  }
  const whole = gradeAgainstTask(wish, task);
  if (whole) return whole;
  if (lines && wish.chain) return gradeChain(lines, wish);
  if (lines && lines.length > 1)
    return fromGiven(wish.text, lines) === undefined
      ? {
          parts: [
            say(
              'Several equations stand before this work, and I can’t tell which one it is for, so I judge nothing of it.',
            ),
            suggest('Grade this: 3(x+4)=24 -> 3x+4=24 -> x=20/3'),
          ],
        }
      : gradeLines(lines, wish);
  const [only] = answers ?? [];
  if (only === undefined)
    return { parts: [fact('I found no equation or answer in that to check.'), suggest('Is 3/4 + 1/6 = 11/12 right?')] };
  return answers && answers.length > 1 ? gradeAnswers(answers, wish) : gradeOne(only, wish);
}
