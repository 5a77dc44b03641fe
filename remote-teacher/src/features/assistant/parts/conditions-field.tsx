import type { RequestCondition } from '@lemma/school/assistant';
import { LONGEST_REQUEST, MOST_REQUEST } from '@lemma/school/assistant';
import { EngineText } from '@lemma/screens';
import { Button, TextField } from '@lemma/ui';
import { useState } from 'react';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { Chip } from './chip.tsx';

type ConditionsFieldProps = {
  readonly conditions: readonly RequestCondition[];
  readonly onChange: (conditions: RequestCondition[]) => void;
};

/** What the problems have to keep to, each to take off or put on, and a field for one more. */
export function ConditionsField({ conditions, onChange }: ConditionsFieldProps) {
  const t = useAssistantText('assistant');
  const [said, setSaid] = useState('');
  const add = () => {
    if (said.trim() === '' || conditions.length >= MOST_REQUEST.conditions) return;
    onChange([...conditions, { said: said.trim() }]);
    setSaid('');
  };
  const toggle = (at: number) =>
    onChange(conditions.map((each, place) => (place === at ? { ...each, off: each.off !== true } : each)));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-semibold">{t('fields.conditions')}</legend>
      {conditions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {conditions.map((condition, at) => (
            <li key={`${condition.said}-${condition.version ?? ''}`} className="max-w-full">
              <Chip isOn={condition.off !== true} onToggle={() => toggle(at)}>
                <EngineText text={condition.said} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 grow"
          label={t('moreConditions')}
          lang="en"
          maxLength={LONGEST_REQUEST.said}
          value={said}
          onChange={(event) => setSaid(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>{t('add')}</Button>
      </div>
    </fieldset>
  );
}
