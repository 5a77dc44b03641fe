import type { AssistantRequest, RequestForm, TopicChoice } from '@lemma/school/assistant';
import { MOST_REQUEST } from '@lemma/school/assistant';
import { EngineText } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, TextField, useBeginning } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { skillSearch } from '#shared/logic/skill-search.ts';
import { skillsInWords } from '#shared/queries/skills-in-words.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { Chip } from './chip.tsx';

type TopicFieldProps = {
  readonly request: AssistantRequest;
  readonly form: RequestForm;
  readonly onChange: (topic: Pick<AssistantRequest, 'standard' | 'skills'>) => void;
};

const MOST_FOUND = 6;
const MIDDLE = 5;

/** What a request is about: the skills that were read, those that may be meant with a problem of each, and a search. */
export function TopicField({ request, form, onChange }: TopicFieldProps) {
  const t = useAssistantText('assistant');
  const [more, setMore] = useState<readonly TopicChoice[]>([]);
  const shown = [...form.topics, ...more.filter(({ skill }) => form.topics.every((each) => each.skill !== skill))];
  const toggle = (code: string) => {
    const isOn = request.skills.includes(code);
    const skills = isOn ? request.skills.filter((each) => each !== code) : [...request.skills, code];
    const isOfStandard = shown.find(({ skill }) => skill === code)?.standard === request.standard;
    onChange({
      ...(request.standard !== undefined && (isOn || isOfStandard) && { standard: request.standard }),
      skills,
    });
  };
  const add = (choice: TopicChoice) => {
    setMore((all) => [...all.filter(({ skill }) => skill !== choice.skill), choice]);
    if (!request.skills.includes(choice.skill) && request.skills.length < MOST_REQUEST.skills)
      onChange({ skills: [...request.skills, choice.skill] });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-semibold">
        {t('fields.topic')}
        {request.standard !== undefined && <span className="font-normal text-muted"> · {request.standard}</span>}
      </legend>
      <ul className="flex flex-col gap-1">
        {shown.map((choice) => (
          <li key={choice.skill} className="flex flex-col items-start gap-x-3 sm:flex-row sm:items-baseline">
            <Chip isOn={request.skills.includes(choice.skill)} onToggle={() => toggle(choice.skill)}>
              <EngineText text={choice.name} />
            </Chip>
            <span className="min-w-0 break-words text-sm text-muted">
              {choice.standard}
              {choice.sample !== '' && (
                <>
                  {' · '}
                  <EngineText text={choice.sample} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Search onAdd={add} />
    </fieldset>
  );
}

/** Another topic, by everyday words or a code. */
function Search({ onAdd }: { readonly onAdd: (choice: TopicChoice) => void }) {
  const t = useAssistantText('assistant');
  const uid = useUid();
  const [words, setWords] = useState('');
  const typed = useDeferredValue(words.trim());
  const { data, isError } = useQuery({ ...skillsInWords(uid), enabled: words !== '' });
  const search = useMemo(() => data && skillSearch(data.skills), [data]);
  const found = typed === '' || search === undefined ? [] : search(typed, MIDDLE).skills;
  const { shown, more } = useBeginning(found, MOST_FOUND);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={t('otherTopic')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        {...(isError && { error: t('noTopics') })}
      />
      {typed !== '' && search !== undefined && (
        <p role="status" className="sr-only">
          {t('topicsFound', { count: found.length })}
        </p>
      )}
      {found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {shown.map(({ code, name, standards }) => (
            <li key={code}>
              <Button
                size="small"
                className="text-left"
                onClick={() => {
                  onAdd({ skill: code, name, standard: standards[0] ?? '', sample: '' });
                  setWords('');
                }}
              >
                {name}
              </Button>
            </li>
          ))}
          {more !== null && <li>{more}</li>}
        </ul>
      )}
    </div>
  );
}
