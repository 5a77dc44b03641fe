import { codeOf } from '@lemma/contract';
import type { Interview, Named } from '@lemma/school/interview';
import type { AnswerField as Asked } from '@lemma/school/question';
import { EngineText } from '@lemma/screens';
import { AnswerField, Button, errorSentence, Figure, Notice, RadioGroup, Section, Select } from '@lemma/ui';
import { useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useTrainingCall } from '../commands.ts';
import { useMindNames } from './mind-names.ts';

/** The teacher's diagnosis of the work, and predictions of three answers. */
export function DiagnosisForm({ interview }: { readonly interview: Interview }) {
  const t = useTrainingText('interview');
  const { id, student, ideas, items = [] } = interview;
  const { choices, isPlain, nameOf } = useMindNames(ideas);
  const [named, setNamed] = useState('');
  const [also, setAlso] = useState('');
  const [predictions, setPredictions] = useState<readonly string[]>(items.map(() => ''));
  const [asked, setAsked] = useState(false);
  const diagnose = useTrainingCall('diagnose');
  const chosen = (): Named | null => {
    if (named === '') return null;
    return isPlain(named) ? named : [named, ...(also !== '' && also !== named ? [also] : [])];
  };
  const send = (what: Named | null) => diagnose.mutate({ interviewId: id, named: what, predictions: [...predictions] });
  return (
    <Section title={t('diagnosis')} lead={t('diagnosisLead', { name: student.name })}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (named !== '') send(chosen());
        }}
      >
        <Select
          label={t('name')}
          placeholder={t('chooseIdea')}
          value={named}
          onChange={(event) => setNamed(event.target.value)}
          options={choices}
          {...(asked && named === '' && { error: t('needName') })}
        />
        {named !== '' && !isPlain(named) && (
          <Select
            label={t('alsoName')}
            value={also}
            onChange={(event) => setAlso(event.target.value)}
            options={[
              { value: '', label: t('nothingElse') },
              ...ideas.filter((idea) => idea.id !== named).map((idea) => ({ value: idea.id, label: nameOf(idea.id) })),
            ]}
          />
        )}
        <h3 className="font-semibold">{t('predict', { name: student.name })}</h3>
        {items.map(({ asked: problem, picture, field }, at) => (
          <div key={problem + String(at)} className="flex flex-col gap-3 border-t border-line pt-4">
            <p>
              <EngineText text={problem} />
            </p>
            {picture && <Figure picture={picture} />}
            <Prediction
              field={field}
              label={t('prediction', { number: at + 1 })}
              value={predictions[at] ?? ''}
              onChange={(value) => setPredictions(predictions.with(at, value))}
            />
          </div>
        ))}
        {diagnose.isError && <Notice tone="warm">{errorSentence(codeOf(diagnose.error)).body}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" type="submit" pending={diagnose.isPending}>
            {t('show')}
          </Button>
          <Button kind="quiet" pending={diagnose.isPending} onClick={() => send(null)}>
            {t('noDiagnosis')}
          </Button>
        </div>
      </form>
    </Section>
  );
}

type PredictionProps = {
  readonly field: Asked;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Prediction({ field, label, value, onChange }: PredictionProps) {
  if (field.kind === 'choice')
    return (
      <RadioGroup
        label={label}
        value={value}
        onValueChange={onChange}
        options={(field.options ?? []).map((option) => ({
          value: option.id,
          label: <EngineText text={option.label} />,
        }))}
      />
    );
  return (
    <AnswerField
      kind={field.kind}
      label={label}
      value={value}
      onChange={onChange}
      {...(field.variable !== undefined && { before: `${field.variable} =` })}
      {...(field.unit !== undefined && { after: field.unit })}
    />
  );
}
