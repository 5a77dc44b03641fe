import { parse } from '@lemma/math/check/reading';
import type { AnswerField } from '@lemma/school/question';
import { type Locale, mathSpeaker } from '@lemma/ui';

/** A text as it is spoken: mathematics in backticks is put into words of its language. */
export function spoken(text: string, language: Locale): string {
  return text.replaceAll(/`([^`]+)`/g, (_, written: string) => {
    const read = parse(written);
    return read.ok ? mathSpeaker(language)(read.tree) : written;
  });
}

/** The parts of a question that are read aloud: its text, its mathematics and the options. */
export type AloudQuestion = {
  readonly prompt: string;
  /** In the syntax of the answer field, without backticks. */
  readonly math?: string | undefined;
  readonly field: AnswerField;
};

type SayOption = (label: string) => string;

/** The options as text for the voice, after the words in `choose`, each as `say` has it; empty if the question has none. */
export function choicesAloud({ field }: Pick<AloudQuestion, 'field'>, choose: string, say: SayOption): string {
  const choices = field.kind === 'choice' ? (field.options ?? []).map(({ label }) => say(label)) : [];
  return choices.length === 0 ? '' : `${choose}: ${choices.join('; ')}`;
}

/** A question as text for the voice, mathematics in backticks. `choose` comes before the options. */
export function questionAloud(question: AloudQuestion, choose: string, say: SayOption): string {
  const { prompt, math } = question;
  return [prompt, math === undefined ? '' : `\`${math}\``, choicesAloud(question, choose, say)]
    .filter((part) => part !== '')
    .join('\n');
}
