import type { Skill } from '@lemma/math';
import type { ChatPart, RequestMake } from '@lemma/school/assistant';
import { type Answer, answerOf, declined, refusing } from './answer-of.ts';
import { makeSaid } from './form/form-part.ts';
import { isMostly, nearIn, offersOf, sentences } from './form/offers.ts';
import { quoted, sentenceOf } from './form/shown-form.ts';
import { framesFor } from './frames/frames.ts';
import { leftOf } from './ledger/claims.ts';
import { personIn } from './ledger/measures.ts';
import { gradeNamed } from './ledger/numbers.ts';
import { questionsIn } from './ledger/question.ts';
import type { Read } from './ledger/read.ts';
import { gradeCalled, gradeOfCode } from './read/numbers.ts';
import { refusalIn } from './read/refusals.ts';
import { say, suggest } from './say/parts.ts';
import { plainSkills } from './topic/plain-operations.ts';
import { countOfWords, wordsOf } from './words/words.ts';

export const notUsed = (left: readonly string[]): ChatPart[] =>
  left.length === 0 ? [] : [say(`I did not use: ${quoted(left)}.`)];

const SEVERAL = 'That topic has several parts, so I have made nothing. I can make, for example:';
const NOT_THIS = 'I can’t do all of this, so I have made nothing. On the topic that it names I can make:';
const asking = (parts: readonly ChatPart[], says: readonly string[]): Answer => ({
  ...answerOf([...parts, ...(says.length > 0 ? [suggest(...says)] : [])]),
  ...(says[0] !== undefined && { press: says[0] }),
});

/** So many grades a topic lies above or below the one that is named before it is another topic: it is practiced again, not ahead. */
const [FAR_ABOVE, FAR_BELOW] = [2, 3];
function farFrom(
  text: string,
  skills: readonly Skill[],
): { readonly asked: number; readonly topic: number } | undefined {
  const asked = gradeNamed(text).value;
  const [first] = skills;
  if (asked === undefined || first === undefined) return undefined;
  const isFar = ({ standards }: Skill): boolean =>
    standards.every((code) => {
      const by = gradeOfCode(code) - asked;
      return by >= FAR_ABOVE || -by >= FAR_BELOW;
    });
  return skills.every(isFar) ? { asked, topic: gradeOfCode(first.standards[0] ?? '') } : undefined;
}

/** A topic of another grade than the one that is named is asked about. */
function farAsked(read: Read, make: RequestMake, text: string): Answer | undefined {
  const { topic } = read;
  const apart = topic?.kind === 'named' && topic.standard === undefined ? farFrom(text, topic.skills) : undefined;
  if (apart === undefined || topic === undefined || !/^(?:sheet|plan)/.test(make)) return undefined;
  const own = sentences(read, [make], [topic.skills.map(({ code }) => code)]);
  return answerOf([
    say(
      `What your words name here is of ${gradeCalled(apart.topic)}, and you name ${gradeCalled(apart.asked)}, so I have made nothing. Which one is meant?`,
    ),
    suggest(...[...own, ...nearIn(read)].slice(0, 4)),
  ]);
}

/** Refusals of what no other word of a request makes good. */
const DECIDES = /^(?:iep|change-grade|paper|reword|language)$/;
const ONE_WORD = 1;
/** Where most of a request is read of nothing, what was read of it may be the lesser part: which thing is meant is asked, and nothing is made. */
function unreadAsked(read: Read, make: RequestMake, left: readonly string[]): Answer | undefined {
  const { topic, request } = read;
  if (!/^(?:sheet|plan|piece)/.test(make) || topic?.kind !== 'named' || !isMostly(read, left) || ownProblem(read))
    return undefined;
  // A word by itself may be any other one: "how can I change this problem".
  const words = (topic.core.length > 0 ? topic.core : topic.spans).map(({ from, to }) => read.text.slice(from, to));
  const isSure = topic.standard !== undefined || countOfWords(words) > ONE_WORD;
  const own = isSure && request ? [sentenceOf(request)] : [];
  const says = [...own, ...offersOf(read, true).filter((each) => !own.includes(each))].slice(0, MOST_ASKED);
  const named = topic.spans.map(({ from, to }) => read.text.slice(from, to)).join(' ');
  const lead = `Of this I read “${named}” for ${makeSaid(make)}; most of it I read nothing from, so I have made nothing.`;
  if (says.length === 0)
    return answerOf([say(`${lead} Say in one sentence what should be made, and on which skill or standard.`)]);
  const parts = [say(`${lead} Is it this?`)];
  return own.length > 0 ? asking(parts, says) : answerOf([...parts, suggest(...says)]);
}
/** What is made of the teacher's own problem has no other topic. */
const ownProblem = ({ topic }: Read): boolean => topic?.kind === 'named' && topic.skills.length === 0;
const MOST_ASKED = 2;

/** Where a request names no thing or several, or its topic fits none or several skills: which one is asked, and nothing is made. */
export function askedBack(read: Read, text: string): Answer | undefined {
  const { makes, topic } = read;
  const left = leftOf(text, read.claims);
  const skills = topic?.skills.map(({ code }) => code) ?? [];
  const [make] = makes;
  // What is asked of the teacher's other systems and papers is none of what is made.
  const other = left.length > 0 || make?.startsWith('class') ? refusalIn(text.toLowerCase()) : undefined;
  if (other && DECIDES.test(other.id)) return refusing(other, text);
  if (other && make === undefined) return declined(text);
  if (make === undefined) {
    const isMost = isMostly(read, left);
    const says = offersOf(read, isMost);
    if (says.length === 0 || wordsOf(text).length < 2) return declined(text);
    return topic?.kind === 'named' && !isMost
      ? asking([say('What should I make on it?'), ...notUsed(left)], says)
      : answerOf([say(isMost ? NOT_THIS : SEVERAL), ...(isMost ? [] : notUsed(left)), suggest(...says)]);
  }
  if (makes.length > 1) {
    const own = makes.filter((each) => !each.startsWith('class'));
    const says = [
      ...questionsIn(text).map(({ said }) => said.trim()),
      ...sentences(read, own, topic?.kind === 'named' ? [skills] : skills.slice(0, 2).map((each) => [each])),
    ];
    return asking(
      [say(`You name ${makes.map(makeSaid).join(' and ')}. Which one should I make?`), ...notUsed(left)],
      says.slice(0, 4),
    );
  }
  const unread = unreadAsked(read, make, left);
  if (unread) return unread;
  const apart = farAsked(read, make, text);
  if (apart) return apart;
  if (topic === undefined || topic.kind === 'named') return undefined;
  if (topic.kind === 'which') {
    const order =
      read.request?.theme === undefined
        ? skills
        : topic.skills
            .toSorted((one, other) => framesFor(other).length - framesFor(one).length)
            .map(({ code }) => code);
    const said = [...new Set(topic.spans.map(({ from, to }) => text.slice(from, to)))].join(' ');
    return asking(
      [say(`“${said}” can be any of these. Which one?`), ...notUsed(left)],
      sentences(
        read,
        [make],
        order.map((each) => [each]),
      ),
    );
  }
  const isTold = read.request?.theme !== undefined || make === 'sheet.word problems';
  const refused = refusalIn(text.toLowerCase()) ?? (isTold ? undefined : refusalIn(left.join(' ').toLowerCase()));
  if (refused) return refusing(refused, text);
  // What words nobody read may be the topic, so none is offered in its place.
  const plain = isTold && left.length === 0 ? plainSkills(gradeNamed(text).value).map((code) => [code]) : [];
  if (plain.length > 0)
    return asking([say('What should the problems practice?'), ...notUsed(left)], sentences(read, [make], plain));
  const child = make === 'letter' ? personIn(text) : undefined;
  if (child !== undefined)
    return asking(
      [
        say(
          `I write letters about a topic. Of ${child}’s own work I write none: the family report on ${child}’s page says it, to print.`,
        ),
      ],
      [`How is ${child} doing?`, 'Write a letter home about decimals'],
    );
  const near = nearIn(read);
  return answerOf([
    say(
      `I know no topic by these words${left.length > 0 ? `: ${quoted(left)}` : ''}, so I have made nothing. ${near.length > 0 ? 'Was one of these meant?' : 'Name a skill or a standard.'}`,
    ),
    suggest(
      ...(near.length > 0 ? near : ['Exit ticket on comparing fractions, 3 questions', 'Make 5 problems on 5.NF.A.1']),
    ),
  ]);
}
