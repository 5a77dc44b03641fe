import type { ChatPart } from '@lemma/school/assistant';
import { type Answer, answerOf, declined, refusing } from './answer-of.ts';
import { makeSaid } from './form/form-part.ts';
import { isMostly, nearIn, offersOf, sentences } from './form/offers.ts';
import { quoted } from './form/shown-form.ts';
import { framesFor } from './frames/frames.ts';
import { leftOf } from './ledger/claims.ts';
import { personIn } from './ledger/measures.ts';
import { gradeNamed } from './ledger/numbers.ts';
import { questionsIn } from './ledger/question.ts';
import type { Read } from './ledger/read.ts';
import { refusalIn } from './read/refusals.ts';
import { say, suggest } from './say/parts.ts';
import { plainSkills } from './topic/plain-operations.ts';
import { wordsOf } from './words/words.ts';

export const cannot = (left: readonly string[]): ChatPart[] =>
  left.length === 0 ? [] : [say(`I can’t: ${quoted(left)}.`)];

const SEVERAL = 'That topic has several parts, so I have made nothing. I can make, for example:';
const NOT_THIS = 'I can’t do all of this, so I have made nothing. On the topic that it names I can make:';
const asking = (parts: readonly ChatPart[], says: readonly string[]): Answer => ({
  ...answerOf([...parts, ...(says.length > 0 ? [suggest(...says)] : [])]),
  ...(says[0] !== undefined && { press: says[0] }),
});

/** Where a request names no thing or several, or its topic fits none or several skills: which one is asked, and nothing is made. */
export function askedBack(read: Read, text: string): Answer | undefined {
  const { makes, topic } = read;
  const left = leftOf(text, read.claims);
  const skills = topic?.skills.map(({ code }) => code) ?? [];
  const [make] = makes;
  // What is asked of the teacher's other systems and papers is none of what is made.
  const other = left.length > 0 && !make?.startsWith('class') ? refusalIn(text.toLowerCase()) : undefined;
  if (other && (make === undefined || /^(?:iep|change-grade)$/.test(other.id))) return declined(text);
  if (make === undefined) {
    const isMost = isMostly(read, left);
    const says = offersOf(read, isMost);
    if (says.length === 0 || wordsOf(text).length < 2) return declined(text);
    return topic?.kind === 'named' && !isMost
      ? asking([say('What should I make on it?'), ...cannot(left)], says)
      : answerOf([say(isMost ? NOT_THIS : SEVERAL), ...(isMost ? [] : cannot(left)), suggest(...says)]);
  }
  if (makes.length > 1) {
    const own = makes.filter((each) => !each.startsWith('class'));
    const says = [
      ...questionsIn(text).map(({ said }) => said.trim()),
      ...sentences(read, own, topic?.kind === 'named' ? [skills] : skills.slice(0, 2).map((each) => [each])),
    ];
    return asking(
      [say(`You name ${makes.map(makeSaid).join(' and ')}. Which one should I make?`), ...cannot(left)],
      says.slice(0, 4),
    );
  }
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
      [say(`“${said}” can be any of these. Which one?`), ...cannot(left)],
      sentences(
        read,
        [make],
        order.map((each) => [each]),
      ),
    );
  }
  const isTold = read.request?.theme !== undefined || make === 'sheet.word problems';
  const refused = refusalIn(text.toLowerCase()) ?? (isTold ? undefined : refusalIn(left.join(' ').toLowerCase()));
  if (refused) return refusing(refused);
  const plain = isTold ? plainSkills(gradeNamed(text).value).map((code) => [code]) : [];
  if (plain.length > 0)
    return asking([say('What should the problems practice?'), ...cannot(left)], sentences(read, [make], plain));
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
