import {
  checkAnswer,
  diagnoseText,
  findMisconception,
  type Misconception,
  numberAt,
  type Skill,
  solveAsked,
  verify,
} from '@lemma/math';
import { exampleOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import type { Answered } from '../read/claim.ts';
import { capital, fact, list, say, suggest } from '../say/parts.ts';
import { hasSkillCode } from '../topic/guess.ts';
import { findSubject } from '../topic/topic.ts';
import { skillsWith, topicMisconception } from '../topic/topic-misconception.ts';
import type { Memo, WishOf } from '../wish/wish.ts';
import { unjudgedNumbers } from './left-over.ts';
import { orderBehind } from './order-behind.ts';
import { reasonFor, whyOf } from './why.ts';

/** An answer. */
export type Explained = {
  readonly parts: ChatPart[];
  readonly memo?: Memo;
};

/**
 * Whether the given answer is correct, and the correct one: decided by verifying "question = answer" where that is
 * possible, otherwise by solving the question and comparing.
 */
export function correctFor({ question, answer }: Answered): {
  readonly right: boolean | undefined;
  readonly value: string | undefined;
} {
  const claim = verify(`\`${question} = ${answer}\``).claims[0];
  const compared = /^Which is (larger|smaller), (\S+) or (\S+)\?$/.exec(question);
  const [, word, one, other] = compared ?? [];
  if (word !== undefined && one !== undefined && other !== undefined) {
    const holds = verify(`\`${one} ${word === 'larger' ? '>' : '<'} ${other}\``).claims[0]?.verdict;
    return { right: holds === 'right', value: holds === 'right' ? one : other };
  }
  const solved =
    solveAsked(
      /\d\/\d/.test(question) && !/[a-z=<>]{1}/i.test(question.replace(/of/g, ''))
        ? `${question} as a mixed number`
        : question,
    ) ?? solveAsked(question);
  const words = /^Write the number (.*) in digits\.$/.exec(question)?.[1];
  const said = solved?.answer.replaceAll('`', '').replace(/^(?:mean|median|mode|range) /, '');
  const value =
    words === undefined
      ? (/^an? (\d[\d.]*%) (?:in|de)crease$/.exec(said ?? '')?.[1] ?? said)
      : `${numberInDigits(words)}`;
  if (!/[=<>≤≥]/.test(question) && claim !== undefined && claim.verdict !== 'unknown')
    return {
      right: claim.verdict === 'right',
      value:
        /[a-z]/i.test(question) && value !== undefined
          ? value
          : /\d\/\d/.test(question)
            ? (value ?? claim.value)
            : (claim.value ?? value),
    };
  if (value === undefined) return { right: claim?.verdict === 'right' ? true : undefined, value: claim?.value };
  const kind = /%$/.test(value)
    ? 'number'
    : /[<>≤≥]/.test(value)
      ? 'inequality'
      : /,|\bor\b/.test(value)
        ? undefined
        : /[a-z]/i.test(value.replace(/^[a-z] ?= ?/i, ''))
          ? 'expression'
          : 'number';
  const key = value
    .replace(/^[a-z] ?= ?/i, '')
    .replace(/\s*(?:square |cubic )?(?:units?|feet|inches|yards|minutes|hours).*$/, '');
  if (kind === undefined) return { right: undefined, value };
  const given = answer.replace(/^[a-z] ?= ?/i, '');
  const { verdict } = checkAnswer(
    { kind, key: kind === 'inequality' ? value : key },
    kind === 'inequality' ? answer : given,
  );
  return { right: verdict === 'right' ? true : verdict === 'wrong' ? false : undefined, value };
}

/** Reads a number in words: six hundred nine is 609. */
const numberInDigits = (words: string): number => numberAt(words.toLowerCase().split(/[\s-]+/))?.value ?? 0;

const TEENS = /\b(?:\w+teen)\b(?= in digits)/;
/** "41" for fourteen: the digits in the order in which they are heard. */
const isTurned = ({ question, answer }: Answered): boolean =>
  TEENS.test(question) && correctFor({ question, answer }).value === [...answer].reverse().join('');

/** The misconceptions that lead to an answer, the likeliest first; a careless error has none. */
export const misconceptionsFor = (said: Answered): Misconception[] =>
  isTurned(said) ? [findMisconception('whole-numbers.teen-digits-reversed') ?? []].flat() : byDiagnosis(said);
const byDiagnosis = ({ question, answer }: Answered): Misconception[] =>
  diagnoseText({ question, correct: '', answer })
    .flatMap(({ misconceptions: ids }) => (ids.length === 1 ? ids : []))
    .flatMap((id) => findMisconception(id) ?? [])
    .slice(0, 3);

export const reads = (skill: Skill, question: string): boolean => skill.read?.(question) !== undefined;

/** How the numbers of a text are written. */
const notationOf = (text: string): string =>
  [/\d\/\d/, /\d\.\d/, /%/, /[a-z](?![a-z])\s*[-+=^]/, /[-−]\d/].map((each) => Number(each.test(text))).join('');

/** The skills in which a misconception can occur, those first whose problems are like a question. */
export function skillsLike(known: Misconception, question: string): Skill[] {
  const likeness = (skill: Skill): number =>
    Number(reads(skill, question)) * 2 +
    Number(notationOf(exampleOf(skill, known.id)?.task ?? '') === notationOf(question));
  return skillsWith(known.id).toSorted((one, other) => likeness(other) - likeness(one));
}

/** A problem that reveals a misconception, as a sentence. */
export function checkQuestion(skill: Skill | undefined, known: Misconception): ChatPart[] {
  const example = skill && exampleOf(skill, known.id);
  return example
    ? [
        say(
          `A question that shows it: ${example.task} Who still thinks so answers ${example.mistaken}; the answer is ${example.key}.`,
        ),
      ]
    : [];
}

export function aboutMisconception(known: Misconception, where: readonly Skill[]): ChatPart[] {
  const [skill] = where;
  return [
    fact(`${capital(known.name)}.`),
    say(`What the student thinks: ${known.idea}`),
    say(`Why: ${known.why}`),
    say(`What to do next: ${known.move}`),
    ...checkQuestion(skill, known),
    ...(skill ? [suggest(`Make 4 problems on “${skill.name}”`, 'How would I know if they still think this?')] : []),
  ];
}

const shownAs = ({ question, answer }: Answered): string => {
  const [, word, one, other] = /^Which is (larger|smaller), (\S+) or (\S+)\?$/.exec(question) ?? [];
  if (word !== undefined) return `\`${one} ${word === 'larger' ? '>' : '<'} ${other}\``;
  return /[=<>≤≥]/.test(question) || /[a-z]{3}/i.test(question)
    ? `${question.replace(/^(.*[=<>≤≥].*)$/, '`$1`')} → \`${answer}\``
    : `\`${question} = ${answer}\``;
};

/** A right answer is no misconception; what else was told of the work is said not to be judged. */
function rightAlone(shown: string, said: Answered, wish: WishOf<'explain'>): Explained {
  const numbers = [...new Set(unjudgedNumbers({ kind: 'grade', text: wish.topic, answers: [said], toStudent: false }))];
  if (numbers.length === 0)
    return { parts: [say(`${shown} is right, so there is no misconception in it.`)], memo: { wish } };
  return {
    parts: [
      say(
        `I could read only ${shown} of this, and that by itself is right. Of the rest I have judged nothing: ${numbers.map((number) => `\`${number}\``).join(', ')}. Type the problem and the final answer, and I look for what is behind it.`,
      ),
    ],
  };
}

/** "Because 35 is more than 7": whole numbers are compared, as in these ideas. */
const AS_WHOLE =
  /\b(?:because|cause|since|says?|thinks?|bc|b\/c)\b[^.?!]*?(?<![\d.])\d+ (?:is|>) ?(?:more|bigger|larger|greater|higher)?(?: than)? ?\d+(?![\d.])/i;
/** Misconceptions with that first which the student's own reason speaks of. */
function byReason(found: readonly Misconception[], told: string): Misconception[] {
  const isOf = ({ name, idea }: Misconception): boolean =>
    AS_WHOLE.test(told) && /\bas (?:a )?whole numbers?\b/i.test(`${name} ${idea}`);
  return found.toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)));
}

/** The calculation with its decimals as whole numbers, where that comes to the answer or to a tenth or ten times of it. */
function pointBehind({ question, answer }: Answered): string | undefined {
  const [, one = '', sign = '', two = ''] = /^(\d*\.?\d+) ?([×÷]) ?(\d*\.?\d+)$/.exec(question.trim()) ?? [];
  if (!/\./.test(one + two) || !/^\d*\.?\d+$/.test(answer)) return undefined;
  const [a, b] = [one, two].map((each) => Number(each.replace('.', '')));
  const value = sign === '×' ? (a ?? 0) * (b ?? 1) : (a ?? 0) / (b ?? 1);
  return Number(answer.replace('.', '').replace(/0+$/, '')) ===
    Number(String(value).replace('.', '').replace(/0+$/, ''))
    ? `${a} ${sign} ${b} = ${value}`
    : undefined;
}

/** Explains why a student may have given an answer. */
export function explainAnswer(said: Answered, wish: WishOf<'explain'>): Explained {
  const { right, value } = correctFor(said);
  const shown = shownAs(said);
  if (right === true) return rightAlone(shown, said, wish);
  const found = byReason(misconceptionsFor(said), wish.topic);
  const [first] = found;
  const correct =
    value === undefined
      ? ''
      : /^Which/.test(said.question)
        ? ` The ${/smaller/.test(said.question) ? 'smaller' : 'larger'} one is \`${value}\`.`
        : ` Right is \`${value}\`.`;
  if (first === undefined) {
    if (right === undefined)
      return {
        parts: [
          say(`I can’t work ${shown} out, so I won’t guess why. Type the problem and the answer, like this:`),
          suggest('Why would a student say 1/2 + 1/3 = 2/5?', 'A student got 14 for 3 + 4 × 2. Why?'),
        ],
      };
    const order = orderBehind(said.question, said.answer);
    const plain = pointBehind(said);
    return {
      parts: [
        say(`${shown} is not right.${correct}`),
        ...(plain !== undefined
          ? [
              fact(
                `Without the decimal point it comes out so: \`${plain}\`. The point was left out or put back in the wrong place.`,
              ),
              say(`To ask: “About how large should the answer be, before you calculate? Is ${said.answer} near that?”`),
            ]
          : order === undefined
            ? [say(`I know no way of thinking that gives this answer: it may be a slip. Ask the student to show how.`)]
            : [
                fact(`It comes out when the steps are done in this order: \`${order} = ${said.answer}\`.`),
                say(
                  'To ask: “What did you do first, and what second? Put parentheses where you began. Does the problem have them?”',
                ),
              ]),
      ],
      memo: { wish },
    };
  }
  const own = skillsLike(first, said.question);
  const others = found.slice(1).map(({ name }) => name);
  return {
    parts: [
      say(`${shown} is not right.${correct} It fits the misconception “${first.name}”.`),
      ...aboutMisconception(first, own),
      ...(others.length > 0 ? [say(`It could also be: ${others.map((each) => `“${each}”`).join(', or ')}.`)] : []),
    ],
    memo: { wish, misconception: first.id, ...(own[0] && { skill: own[0].code }) },
  };
}

const MOST_ROWS = 8;

/** Frequent misconceptions about a topic, each with an example that reveals it. */
export function errorsOf(topic: string, wish: Memo['wish']): Explained {
  const subject = findSubject(topic);
  const pairs = subject.flatMap((skill) => skill.misconceptions.map(({ id }) => ({ id, skill })));
  const firsts = pairs.filter(({ id }, at) => pairs.findIndex((each) => each.id === id) === at);
  const rows = firsts.slice(0, MOST_ROWS).flatMap(({ id, skill }) => {
    const known = findMisconception(id);
    const example = known && exampleOf(skill, id);
    if (known === undefined) return [];
    const shows = example ? `Example: ${example.task} gives ${example.mistaken} instead of ${example.key}. ` : '';
    return [{ text: capital(known.name), note: `${shows}Why: ${known.why} What helps: ${known.move}`.slice(0, 600) }];
  });
  const [skill] = subject;
  if (skill === undefined || rows.length === 0)
    return {
      parts: [
        say(
          'I did not find which topic that is about, so I have listed nothing. Name a topic, or give a problem and a student’s answer.',
        ),
        suggest('What mistakes do students make when comparing decimals?', 'Why would a student say 1/2 + 1/3 = 2/5?'),
      ],
    };
  const where =
    subject.length === 1
      ? `“${skill.name}”`
      : subject
          .slice(0, 3)
          .map(({ name }) => `“${name}”`)
          .join(', ');
  return {
    parts: [
      say(`What students often think and do on ${where}:`),
      list(rows),
      suggest(
        ...rows.slice(0, 3).map(({ text }) => `Explain: ${text.toLowerCase()}`),
        `Exit ticket on ${skill.name.toLowerCase()}, 3 questions`,
      ),
    ],
    memo: { wish, skill: skill.code },
  };
}

/** What is to be read by a family is one paragraph, without questions for a class. */
const TO_FAMILY = /\bparagraph\b|\bto (?:a|the|my|his|her|their) (?:parents?|famil\w+|mom|dad)\b/;

export function explain(wish: WishOf<'explain'>): Explained {
  const { topic, question, answer } = wish;
  const why = whyOf(topic);
  if (question !== undefined && answer !== undefined) {
    const made = explainAnswer({ question, answer }, wish);
    if (why === undefined) return made;
    return made.memo?.misconception === undefined
      ? { parts: why, memo: { wish } }
      : { ...made, parts: [...made.parts.filter(({ kind }) => kind !== 'try'), ...why] };
  }
  const exact = hasSkillCode(topic) ? findSubject(topic) : [];
  const told = topicMisconception(topic.replace(/\bexplain:?\b/g, ' '));
  // After an answer on some skills, an idea of other skills is not meant.
  const known =
    told && (exact.length === 0 || skillsWith(told.id).some((skill) => exact.includes(skill))) ? told : undefined;
  const [own] = known ? skillsWith(known.id) : [];
  const reason = TO_FAMILY.test(topic) ? reasonFor(topic) : undefined;
  if (reason) return { parts: [fact(reason.says.join(' '))], memo: { wish } };
  if (why)
    return { parts: why, memo: { wish, ...(known && { misconception: known.id, ...(own && { skill: own.code }) }) } };
  if (known) {
    const own = skillsWith(known.id);
    return {
      parts: aboutMisconception(known, own),
      memo: { wish, misconception: known.id, ...(own[0] && { skill: own[0].code }) },
    };
  }
  if (findSubject(topic).length > 0) return errorsOf(topic, wish);
  return {
    parts: [
      say(
        'I can’t explain that one: I explain answers of students, what they often get wrong on a topic, and the usual rules. Give me a problem and an answer, or name a topic.',
      ),
      suggest('Why would a student say 1/2 + 1/3 = 2/5?', 'What mistakes do students make when comparing decimals?'),
    ],
  };
}
