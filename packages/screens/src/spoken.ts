import { parse } from '@lemma/math/check';
import { toSpeech } from '@lemma/math/render';
import type { AnswerField } from '@lemma/school/question';

/** A text as it is spoken: what stands in backticks is mathematics and is said in words. */
export function spoken(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, (_, written: string) => {
    const read = parse(written);
    return read.ok ? toSpeech(read.tree) : written;
  });
}

/** What of a question is read aloud: its text, its mathematics and the answers to choose from. */
export type AloudQuestion = {
  readonly prompt: string;
  /** Written as in the answer field, without backticks. */
  readonly math?: string | undefined;
  readonly field: AnswerField;
};

/** The answers to choose from as text for the voice, with `choose` before them; empty where nothing is chosen. */
export function choicesAloud({ field }: Pick<AloudQuestion, 'field'>, choose: string): string {
  const choices = field.kind === 'choice' ? (field.options ?? []).map(({ label }) => label) : [];
  return choices.length === 0 ? '' : `${choose}: ${choices.join('; ')}`;
}

/** A question as text for the voice, mathematics in backticks. `choose` stands before the choices. */
export function questionAloud(question: AloudQuestion, choose: string): string {
  const { prompt, math } = question;
  return [prompt, math === undefined ? '' : `\`${math}\``, choicesAloud(question, choose)]
    .filter((part) => part !== '')
    .join('\n');
}
