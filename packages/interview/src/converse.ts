import type { Picture } from '@lemma/math';
import { mustFind } from './problems.ts';
import { answerOutcome } from './questions.ts';
import { saidNow } from './reply/said-now.ts';
import { takeTurn } from './session.ts';
import { simulatedStudent, workOnRef } from './student.ts';
import { recognize } from './talk/open-case.ts';
import { recognizeWithin } from './talk/recognize-within.ts';
import { talk } from './talk/talk.ts';
import type { TalkCase } from './talk/talk-case.ts';
import { isAsk } from './think/asks.ts';
import { openStudent } from './think/open-student.ts';
import type { TurnRecord } from './turn-record.ts';
import { voice } from './voice.ts';

type Spoken = { readonly text: string; readonly picture?: Picture };

const WHO = 'talkative';
const ASKS_WHY = /\bwhy\b|\bhow come\b/i;

/** Whether somebody only tells something. */
const asksNothing = (text: string): boolean => /\w{3,} \w/.test(text) && !text.split(/(?<=[.?!])\s+/).some(isAsk);

const PRAISES = /\b(?:nice|great|love|like|cool|good|well done|awesome|thanks?)\b/i;
const taken = (text: string, turn: number): string =>
  PRAISES.test(text) ? voice.kindness(WHO, turn) : voice.told(WHO, turn);

function openTurns(open: TalkCase, sentences: readonly string[]): readonly Spoken[] {
  const spoken: Spoken[] = [];
  for (const [at, text] of sentences.entries()) {
    const whys = sentences.slice(0, at).filter((before) => ASKS_WHY.test(before)).length;
    const before = spoken.map((one) => one.text);
    const reply = talk(text, { ...open, whys, before });
    spoken.push({
      text: saidNow(reply?.text ?? (asksNothing(text) ? taken(text, at) : voice.lost(WHO)), text, before, WHO),
      ...(reply?.picture && { picture: reply.picture }),
    });
  }
  return spoken;
}

/** What a student who answered a problem like this replies to a teacher's sentences, one after the other. */
export function converse(problem: string, answer: string, sentences: readonly string[]): readonly Spoken[] {
  const known = recognize(problem, answer) ?? recognizeWithin(problem, answer);
  if (known === undefined) return openTurns(openStudent(problem, answer), sentences);
  const { ref, misconception } = known;
  const simulated = simulatedStudent(mustFind(ref.skill), [misconception], {
    name: 'Sam',
    temperament: WHO,
    seed: 1,
  });
  const work = workOnRef(simulated, ref);
  const written = [{ ref, answer: work.answer, outcome: answerOutcome(work.index) }];
  const records: TurnRecord[] = [];
  for (const text of sentences)
    records.push(takeTurn(simulated, written, records, { text, wording: problem, isPictured: false }));
  return records.map(({ reply }) => reply);
}
