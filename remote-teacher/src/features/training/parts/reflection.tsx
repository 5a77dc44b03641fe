import { codeOf } from '@lemma/contract';
import { LONGEST_REMARK } from '@lemma/school/base';
import { Button, Checkbox, errorSentence, Notice, Section, Select, TextArea } from '@lemma/ui';
import { useState } from 'react';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { useTrainingCall } from '../commands.ts';
import type { ResultProps } from './result-props.ts';

const RATINGS = ['one', 'two', 'three', 'four', 'five'] as const;

/** The teacher's reflection: how sure they were, what they would ask next time, and labels they would change. */
export function Reflection({ interview }: ResultProps) {
  const t = useTrainingText('results');
  const before = interview.reflection;
  const [confidence, setConfidence] = useState(String(before?.confidence ?? 3));
  const [text, setText] = useState(before?.text ?? '');
  const [disagree, setDisagree] = useState<readonly number[]>(before?.disagree ?? []);
  const reflect = useTrainingCall('reflect');
  const save = () =>
    reflect.mutate({ interviewId: interview.id, text, disagree: [...disagree], confidence: Number(confidence) });
  return (
    <Section ruled title={t('reflect')}>
      <div className="flex max-w-xl flex-col gap-4">
        <Select
          label={t('confidence')}
          value={confidence}
          onChange={(event) => setConfidence(event.target.value)}
          options={RATINGS.map((level, at) => ({ value: String(at + 1), label: t(`confidences.${level}`) }))}
        />
        <TextArea
          label={t('reflectText')}
          optional
          maxLength={LONGEST_REMARK}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {interview.turns.length > 0 && (
          <fieldset>
            <legend className="pb-1 font-semibold">{t('disagree')}</legend>
            {interview.turns.map(({ id, move, text: said, asked }, at) => (
              <Checkbox
                key={id}
                label={`${at + 1}. ${said || (asked ?? '').replaceAll('`', '')}`}
                hint={t(`moves.${move}`)}
                checked={disagree.includes(at + 1)}
                onCheckedChange={(on) =>
                  setDisagree(on ? [...disagree, at + 1] : disagree.filter((one) => one !== at + 1))
                }
              />
            ))}
          </fieldset>
        )}
        {reflect.isError && <Notice tone="warm">{errorSentence(codeOf(reflect.error)).body}</Notice>}
        <div className="flex items-center gap-3" data-print="hide">
          <Button pending={reflect.isPending} onClick={save}>
            {t('keep')}
          </Button>
          <span role="status">{reflect.isSuccess && t('kept')}</span>
        </div>
      </div>
    </Section>
  );
}
