import type { Picture } from '@lemma/math';
import { askedBack } from './asked/not-understood.ts';
import { mustFind } from './problems.ts';
import { answerOutcome } from './questions.ts';
import { takeTurn } from './session.ts';
import { simulatedStudent, workOnRef } from './student.ts';
import { recognize } from './talk/open-case.ts';
import { talk } from './talk/talk.ts';
import type { TalkCase } from './talk/talk-case.ts';
import { openStudent } from './think/open-student.ts';
import type { TurnRecord } from './turn-record.ts';

type Spoken = { readonly text: string; readonly picture?: Picture };

const ASKS_WHY = /\bwhy\b|\bhow come\b/i;

function openTurn(about: TalkCase, text: string): Spoken {
  const reply = talk(text, about);
  return reply === undefined
    ? { text: askedBack(text) }
    : { text: reply.text, ...(reply.picture && { picture: reply.picture }) };
}

/** What a student who answered a problem like this replies to a teacher's sentences, one after the other. */
export function converse(problem: string, answer: string, sentences: readonly string[]): readonly Spoken[] {
  const known = recognize(problem, answer);
  if (known === undefined) {
    const about = openStudent(problem, answer);
    return sentences.map((text, at) =>
      openTurn({ ...about, whys: sentences.slice(0, at).filter((before) => ASKS_WHY.test(before)).length }, text),
    );
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
  for (const text of sentences)
    records.push(takeTurn(simulated, written, records, { text, wording: problem, isPictured: false }));
  return records.map(({ reply }) => reply);
}
