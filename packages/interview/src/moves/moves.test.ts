import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classifierWith, learnedFrom } from '@lemma/mastery/classifier';
import { type Move, moves } from '@lemma/school/interview';
import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';
import { labelMove } from './label.ts';
import { type Labelled, labelledSentences } from './labelled-sentences.ts';
import { readDialogues } from './mathdial.ts';
import { packed, unpacked } from './packed-weights.ts';
import { ruleMove } from './rules.ts';

/** The F1 score of one label: the harmonic mean of precision and recall. */
function f1(set: readonly Labelled[], move: Move): number {
  const given = set.map(({ text, current }) => labelMove(text, current === undefined ? {} : { current }).move);
  const hit = set.filter((one, at) => one.move === move && given[at] === move).length;
  const [wanted, got] = [set.filter((one) => one.move === move).length, given.filter((one) => one === move).length];
  return (2 * hit) / (wanted + got);
}

describe('labels of moves', () => {
  it('agree with those of our own 240 sentences, from which they were learned too', () => {
    for (const move of moves) {
      const score = f1(labelledSentences, move);
      console.info(`F1 ${move}: ${score.toFixed(3)} on our own sentences`);
      expect([move, score >= 0.8]).toEqual([move, true]);
    }
  });

  it('quote words that were written and say something, or none', () => {
    expect(labelMove('Why did you add the bottom numbers?').evidence).toBe('Why');
    for (const { text } of labelledSentences) {
      const { evidence } = labelMove(text);
      expect([text, text.includes(evidence)]).toEqual([text, true]);
    }
    // No piece of a formula or of a word: "does 2", "3 = 6".
    for (const text of ['What does 2y mean?', 'k/3 = 6', 'What is x if k/3 = 6?'])
      expect(labelMove(text).evidence).toBe('');
  });

  it('go by what lies around a sentence: after the student agreed, a short word of praise ends the talk', () => {
    const around = { before: 'Oh, I see. It is 36.', turn: 6 };
    expect(labelMove('Great job!', around).move).toBe('generic');
  });

  it('are kept in steps so small that no label of our sentences depends on them', () => {
    const examples = labelledSentences.map(({ text, move }) => ({
      label: move,
      features: featuresOf(text, {}),
    }));
    const weights = learnedFrom(examples);
    const [exact, kept] = [classifierWith(weights), classifierWith(unpacked(packed(weights)))];
    const changed = examples.filter(({ features }) => exact(features)[0]?.[0] !== kept(features)[0]?.[0]);
    expect(changed).toEqual([]);
  });

  it.each(['Why?', 'How did you get that?', 'Tell me more.', 'What would happen with a zero?'])(
    'hear %o as open',
    (text) => {
      expect(labelMove(text).open).toBe(true);
    },
  );
  it.each(['Is it 12?', 'What is 3 + 4?', 'How many tens are there?'])('hear %o as closed', (text) => {
    expect(labelMove(text).open).toBe(false);
  });
});

describe('the rules alone', () => {
  it('take what was given away as telling, however kindly it began', () => {
    expect(ruleMove('Well done. How did you get it? The answer is 12.').move).toBe('telling');
  });

  it('take a calculation out of the problem on the table as leading, another one as trying the idea out', () => {
    expect(ruleMove('What is 8 - 3?', '48 - 23').move).toBe('focus');
    expect(ruleMove('What is 52 - 38?', '48 - 23').move).toBe('probing');
  });
});

describe('the public dialogues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dialogues-'));
  const line = (qid: number, conversation: string) => JSON.stringify({ qid, question: 'What is 3 + 4?', conversation });
  writeFileSync(
    join(folder, 'test.jsonl'),
    [1, 2, 3, 4, 5, 6]
      .map((qid) => line(qid, 'Teacher: (generic)Hi!|EOM|Ana: I got 8.|EOM|Teacher: (focus)And 3 + 4?'))
      .join('\n'),
  );

  it('are read turn by turn, with the reply before, and split by problem', () => {
    const { learned, kept, training } = readDialogues(folder);
    expect(learned.length + kept.length).toBe(12);
    expect(training).toBeUndefined();
    const problems = new Set(learned.map(({ problem }) => problem));
    expect(kept.some(({ problem }) => problems.has(problem))).toBe(false);
    expect(learned[1]).toMatchObject({ move: 'focus', before: 'I got 8.', turn: 1, current: 'What is 3 + 4?' });
  });
});
