import { parse } from '@lemma/math/check/reading';
import { toSpeech } from '@lemma/math/render';
import type { AnswerField } from '@lemma/school/question';

/** A text as it is spoken: mathematics in backticks is put into words. */
export function spoken(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, (_, written: string) => {
    const read = parse(written);
    return read.ok ? toSpeech(read.tree) : written;
  });
}

/** The parts of a question that are read aloud: its text, its mathematics and the options. */
export type AloudQuestion = {
  readonly prompt: string;
  /** In the syntax of the answer field, without backticks. */
  readonly math?: string | undefined;
  readonly field: AnswerField;
};

/** The options as text for the voice, after the words in `choose`; empty if the question has none. */
export function choicesAloud({ field }: Pick<AloudQuestion, 'field'>, choose: string): string {
  const choices = field.kind === 'choice' ? (field.options ?? []).map(({ label }) => label) : [];
  return choices.length === 0 ? '' : `${choose}: ${choices.join('; ')}`;
}

/** A question as text for the voice, mathematics in backticks. `choose` comes before the options. */
export function questionAloud(question: AloudQuestion, choose: string): string {
  const { prompt, math } = question;
  return [prompt, math === undefined ? '' : `\`${math}\``, choicesAloud(question, choose)]
    .filter((part) => part !== '')
    .join('\n');
}
