import {
  type Answered,
  answeredIn,
  answersIn,
  asTyped,
  chainIn,
  equationsIn,
  labelledIn,
  linesIn,
  putIn,
  workedIn,
} from '../read/claim.ts';
import { stagedWorkIn } from '../read/named-task-in.ts';
import type { WishOf } from '../wish/wish.ts';
import { correctFor } from './explain.ts';

const PERSON =
  /\b(?:students?|kids?|child|children|someone|somebody|he|she|they|him|her|class|one of my|learner|people|\p{Lu}\p{L}+['’]s (?:work|paper|answer))\b/iu;
const GIVEN_BY =
  /\b(?:students?|kids?|child|children|someone|somebody|he|she|they|class|\p{Lu}\p{L}+)\b[^.?!\n]{0,30}?\b(?:wrote|writ(?:es?|ing)|says?|said|answer(?:s|ed)?|got|gets?|puts?|did|thinks?|simplified|factored)\b|\b(?:student|kid|child|his|her|their)(?:['’]s|s['’])? (?:work|paper|answers?)\b|\banswer of (?:the |a )?student\b/iu;
const ODD =
  /\b(?:why|explain|misconceptions?|mistakes?|errors?|think(?:s|ing)?|thought|wrote|writes?|writing|says?|said|saying|answer(?:s|ed)|got|gets?|getting|understand|wrong|how['’]?d|how did|keeps?|going on|head|come from|came from|what happened|put)\b/;
const JUDGE =
  /\b(?:wrong|mistake|error|grade|mark|score|check|correct|feedback|rubric|points?|right|ok(?:ay)?|true|legit|valid|make sense|look over|assess|line by line|(?:each|every) (?:line|step)|evaluate (?:this|his|her|their)|go(?:es|ing|ne)? (?:off|wrong|astray)|went (?:off|wrong|astray)|off track)\b/;

const bare = (line: string): string => line.replaceAll(/\s/g, '').toLowerCase();
const lettersOf = (line: string): string => [...new Set(line.toLowerCase().match(/[a-z]/g))].toSorted().join('');
/**
 * The lines of a solution from the equation on that the teacher says was given: it may stand in the sentence before them. Undefined
 * where several stand there: then it can't be told which one the work is for.
 */
export function fromGiven(typed: string, lines: readonly string[]): readonly string[] | undefined {
  const own = new Set(lines.map(bare));
  const told = typed.split(/\n|;|->|→|=>/);
  const all = told.flatMap(equationsIn);
  const start = all.findIndex((each) => own.has(bare(each)));
  const letters = lettersOf(lines[0] ?? '');
  const before = [...new Set(all.slice(0, Math.max(0, start)))].filter((each) => lettersOf(each) === letters);
  const [given, other] = before;
  // In one sentence the given equation and the lines are told one after the other: "she wrote 3x + 4 = 27 then …" is a line too.
  const isOneSentence = told.length === 1 && all.length > lines.length;
  if (isOneSentence && lines.every((line) => all.some((each) => bare(each) === bare(line)))) return [...new Set(all)];
  return other === undefined ? [...(given === undefined ? [] : [given]), ...lines] : undefined;
}

/** Whether a calculation takes up a number that one before it came to. */
const isGoingOn = (sums: readonly string[]): boolean =>
  sums.some((sum, at) => {
    const given = new Set<string | undefined>(sum.split('=')[0]?.match(/\d+/g));
    return sums.slice(0, at).some((other) => given.has(/=\s*(\d+)/.exec(other)?.[1]));
  });

/** Calculations of which none goes on from another: answers, each to its own task. */
function sumsIn(typed: string): readonly string[] {
  const sums =
    typed.match(
      /(?<![\w.=+*×÷/-])(?<![=+*×÷/-] )\d[\d.]*(?: ?[-+−×x*÷/] ?\d[\d.]*)+ ?= ?\d[\d.,/]*(?![\d.,/]| ?[-+−×x*÷=])/gi,
    ) ?? [];
  const tasks = new Set(sums.map((sum) => sum.split('=')[0]));
  return sums.length > 1 && tasks.size === sums.length && !isGoingOn(sums)
    ? sums.map((sum) => sum.replace(/[.,]$/, ''))
    : [];
}

/** A task with its work behind a colon, "36 × 24: 36 × 4 = 144", gets a line of its own. */
const taskOnLine = (typed: string): string =>
  typed.replace(/\s*(?<![\d.,]|[=+−*×÷/-] ?)(\d[\d.,]*(?: ?[-+−×x*÷/] ?\d[\d.,]*)+) ?:\s*(?=\d)/gi, '\n$1\n');

/** Reads a request to grade a solution or answers. */
export function gradingIn(given: string, text: string): WishOf<'grade'> | undefined {
  const typed = taskOnLine(given.replaceAll('²', '^2').replaceAll('³', '^3'));
  const put = putIn(typed);
  if (put) return { kind: 'grade', text: typed, answers: [put], toStudent: false };
  const chain = labelledIn(typed) ? [] : chainIn(typed);
  if (
    chain.length > 0 &&
    (JUDGE.test(text) || PERSON.test(text) || ODD.test(text) || !/[a-z]{4,}/.test(text) || /\bcredit\b/.test(text))
  )
    return { kind: 'grade', text: typed, lines: chain, chain: true, toStudent: false };
  const sums = stagedWorkIn(asTyped(typed)) ? [] : sumsIn(typed);
  if (sums.length > 1)
    return { kind: 'grade', text: typed, answers: answersIn(sums.join('\n')).slice(0, 12), toStudent: false };
  const labelled = labelledIn(typed);
  if (labelled) {
    const steps = linesIn(labelled.answer);
    return steps.length > 1
      ? { kind: 'grade', text: typed, lines: [labelled.question, ...steps], toStudent: false }
      : { kind: 'grade', text: typed, answers: [labelled], toStudent: false };
  }
  const staged = stagedWorkIn(asTyped(typed));
  if (staged) return { kind: 'grade', text: typed, answers: staged.steps.slice(0, 12), toStudent: false };
  const worked = workedIn(typed);
  if (worked)
    return { kind: 'grade', text: typed, answers: [worked, ...answersIn(typed)].slice(0, 12), toStudent: false };
  const answers = equationsIn(typed).length > 1 ? [] : answersIn(typed);
  const split = linesIn(typed);
  // Calculations in a list, none of them with a result, are no work to check.
  if (!/[=<>≤≥→]|->/.test(typed) && !JUDGE.test(text)) return undefined;
  const lines = split.length > 1 ? split : equationsIn(typed);
  const toStudent = /\b(?:write on|on (?:his|her|their) paper|feedback|tell (?:him|her|them)|comments?)\b/.test(text);
  const shows = /\b(?:he|she|they) did\b/.test(text) && answeredIn(typed) !== undefined;
  if (shows && lines.length < 3) return undefined;
  if (JUDGE.test(text) && answers.length > 1) return { kind: 'grade', text: typed, answers, toStudent };
  // Two equations alone are a system to solve.
  const isSystem = lines.length === 2 && lines.every((line) => new Set(line.match(/[a-z]/gi)).size > 1);
  if (
    lines.length > 1 &&
    (!isSystem || JUDGE.test(text) || PERSON.test(text)) &&
    (JUDGE.test(text) || PERSON.test(text) || !/[a-z]{4,}/i.test(typed.replace(/step/gi, ''))) &&
    !/\bsystem|solve\b/.test(text)
  )
    return { kind: 'grade', text: typed, lines: [...(fromGiven(typed, lines) ?? lines)], toStudent };
  return undefined;
}

export function judgedIn(typed: string, text: string): WishOf<'grade'> | undefined {
  const said = answeredIn(typed);
  if (said && (JUDGE.test(text) || /\?\s*$|\bright\b/.test(text)) && !/\b(?:solve|prove)\b(?!d)/.test(text))
    return { kind: 'grade', text: typed, answers: [said], toStudent: /\bfeedback\b/.test(text) };
  return undefined;
}

/** A request in small letters. */
export const written = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[ \t]+/g, ' ')
    .trim();

/** A wrong answer to a problem that can be worked out, and what is asked of it. */
export function wrongAnswerIn(typed: string): Answered | undefined {
  const said = answeredIn(typed);
  if (said === undefined || !(PERSON.test(typed) || ODD.test(written(typed)))) return undefined;
  // An equation is a task; it is an answer only where somebody is said to have given it.
  const isEquation =
    !/[a-z]{3,}/i.test(said.question) && /[a-z]/i.test(said.question) && /^-?\d+(?:\.\d+)?$/.test(said.answer.trim());
  if (isEquation && !GIVEN_BY.test(typed)) return undefined;
  const { right } = correctFor(said);
  return right === false || (right === true && /\bwhy\b|\bis right\b/i.test(typed)) ? said : undefined;
}
