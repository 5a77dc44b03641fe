import { findMisconception, type Picture } from '@lemma/math';
import { mustFind } from './problems.ts';
import { answerOutcome } from './questions.ts';
import { takeTurn } from './session.ts';
import { spokenToMath } from './spoken-math.ts';
import { simulatedStudent, workOnRef } from './student.ts';
import { plainAnswer, reckoned } from './talk/calculate.ts';
import { numbersWork } from './talk/numbers-work.ts';
import { bareAnswer, namedBy, recognize } from './talk/open-case.ts';
import { talk } from './talk/talk.ts';
import { gotIt, reasonOf, type Solved, said, type TalkCase, workOf } from './talk/talk-case.ts';
import type { TurnRecord } from './turn-record.ts';
import { writtenValue } from './values.ts';

type Spoken = { readonly text: string; readonly picture?: Picture };

/** What somebody says with an answer: "…, because you add a zero", "(20 x 10 + 3 x 4)", "wrote 2x + 3 = 14". */
const remarkOf = (answer: string): string | undefined =>
  /\bbecause (.*?)\)?$/i.exec(answer)?.[1] ?? /\((?:wrote )?(.*)\)/i.exec(answer)?.[1];

/** A bare yes to "If this gets bigger, does that?": what it says about everything of the kind. */
function asRule(problem: string, written: string): string | undefined {
  const [, if_, then] = /^if (.+?), (?:does|do|will|is|are|then) (.+?)\?/i.exec(problem) ?? [];
  return if_ !== undefined && then !== undefined && /^yes\b/i.test(written) ? `when ${if_}, ${then}` : undefined;
}

/** A number written part by part as it is said: "three hundred five" as 300 and then 5. */
function asSpelled(problem: string, written: string): string | undefined {
  const [, large, rest] =
    /\b((?:[a-z]+[ -])*?[a-z]+ (?:hundred|thousand))(?: and)? ([a-z]+(?:[ -][a-z]+)?)\b(?= as| in|$|\.)/i.exec(
      problem,
    ) ?? [];
  const parts = [large, rest].map(
    (words) => /\d+/.exec(spokenToMath((words ?? '').replace(/^.*\bwrite /i, '')))?.[0] ?? '',
  );
  return parts.every((part) => part !== '') && parts.join('') === written
    ? `I wrote ${parts[0]} and then ${parts[1]} behind it`
    : undefined;
}

/** The same steps with the other number of a sentence, for the number of the problem that counts the same thing. */
function likeTemplate(problem: string, line: string | undefined, text: string): Solved | undefined {
  if (/%\s*of\b/i.test(text)) return undefined;
  const [, amount, thing = ''] =
    /(\d+(?:\.\d+)?)\s*(%|[a-z]+)/i.exec(spokenToMath(text.replace(/\bone\b/gi, '1'))) ?? [];
  const [work] = line?.split('=') ?? [];
  const own = [...problem.matchAll(/(\d+(?:\.\d+)?)\s*(%|[a-z]+)/gi)].findLast(
    ([, , unit]) => unit?.replace(/s$/, '') === thing.replace(/s$/, ''),
  )?.[1];
  if (amount === undefined || work === undefined || own === undefined || own === amount) return undefined;
  const at = work.lastIndexOf(own);
  const changed = at < 0 ? undefined : `${work.slice(0, at)}${amount}${work.slice(at + own.length)}`.trim();
  const value = changed === undefined ? undefined : reckoned(changed);
  return changed === undefined || value === undefined
    ? undefined
    : { math: changed, answer: `\`${writtenValue(value, true)}\`` };
}

/** A problem that no skill of ours reads, or an answer that no misconception gives: what the answer itself shows. */
function openCase(problem: string, answer: string): TalkCase {
  const remark = remarkOf(answer);
  const written = bareAnswer(answer);
  const isWork = remark !== undefined && /[=+×÷*]|\d\s*[-x]\s*\d/.test(remark);
  const line = isWork ? remark : numbersWork(problem, written);
  const spelled = asSpelled(problem, written) ?? asRule(problem, written);
  const sentence =
    remark !== undefined && !isWork
      ? remark
      : (spelled ??
        (/^(?:yes|no|they|it|the)\b/i.test(written) && written.split(' ').length > 1 ? written : undefined));
  const idea = sentence ?? namedBy(problem, written).map((id) => findMisconception(id)?.idea)[0];
  const key = plainAnswer(problem);
  return {
    asked: problem,
    given: written.replace(/^Puts?\b/, 'I put'),
    ...(key !== undefined && { key }),
    right: false,
    ...(idea !== undefined && { idea }),
    steps: line === undefined || sentence !== undefined ? [] : [{ line, why: '' }],
    solve: (text) => likeTemplate(problem, line, text),
  };
}

const LOST = 'I don’t get what you mean. Can you say it another way?';

function openTurn(about: TalkCase, text: string): Spoken {
  const reply = talk(text, about);
  if (reply) return { text: reply.text, ...(reply.picture && { picture: reply.picture }) };
  const work = workOf(about);
  return {
    text: /\?/.test(text)
      ? said(work === undefined || about.idea !== undefined ? gotIt(about) : undefined, `because ${reasonOf(about)}`)
      : LOST,
  };
}

/** What a student who answered a problem like this replies to a teacher's sentences, one after the other. */
export function converse(problem: string, answer: string, sentences: readonly string[]): readonly Spoken[] {
  const known = recognize(problem, answer);
  if (known === undefined) {
    const about = openCase(problem, answer);
    return sentences.map((text) => openTurn(about, text));
  }
  const { ref, misconception } = known;
  const simulated = simulatedStudent(mustFind(ref.skill), [misconception], {
    name: 'Sam',
    temperament: 'talkative',
    seed: 1,
  });
  const work = workOnRef(simulated, ref);
  const written = [{ ref, answer: work.answer, outcome: answerOutcome(work.index) }];
  const records: TurnRecord[] = [];
  for (const text of sentences) records.push(takeTurn(simulated, written, records, { text }));
  return records.map(({ reply }) => reply);
}
