import { codeOf } from '@lemma/contract';
import { type Interview, LONGEST_SAID, MOST_GUESSES } from '@lemma/school/interview';
import { Button, Checkbox, errorSentence, Notice, Section, TextArea } from '@lemma/ui';
import { useState } from 'react';
import { useMisconceptionNames } from '#shared/queries/misconceptions-in-words.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useTrainingCall } from '../commands.ts';

/** The introduction: what may be behind the student's written work? */
export function Brief({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('interview');
  const named = useMisconceptionNames();
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const anticipate = useTrainingCall('anticipate');
  const begin = () => anticipate.mutate({ interviewId: interview.id, anticipation: { ideas: [...guesses], text } });
  return (
    <Section title={t('brief')} lead={t('briefLead')}>
      <fieldset className="pb-4">
        <legend className="pb-1 font-semibold">{t('guesses')}</legend>
        {interview.ideas.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={named(id, name)}
            checked={guesses.includes(id)}
            disabled={!guesses.includes(id) && guesses.length >= MOST_GUESSES}
            onCheckedChange={(on) => setGuesses(on ? [...guesses, id] : guesses.filter((one) => one !== id))}
          />
        ))}
      </fieldset>
      <TextArea
        label={t('guessText')}
        optional
        maxLength={LONGEST_SAID}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {anticipate.isError && <Notice tone="warm">{errorSentence(codeOf(anticipate.error)).body}</Notice>}
      <Button kind="primary" className="mt-4" pending={anticipate.isPending} onClick={begin}>
        {t('begin')}
      </Button>
    </Section>
  );
}
