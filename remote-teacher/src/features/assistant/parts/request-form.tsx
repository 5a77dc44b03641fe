import {
  type AssistantRequest,
  fieldsOf,
  offeredMakes,
  type RequestField,
  type RequestForm,
} from '@lemma/school/assistant';
import { Button, Select } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { ConditionsField } from './conditions-field.tsx';
import { OneField } from './one-field.tsx';
import { Reading } from './reading.tsx';
import { TopicField } from './topic-field.tsx';

type RequestFormProps = {
  readonly form: RequestForm;
  /** Makes what the form says; left out where it can only be read, as for an earlier answer. */
  readonly onMake?: ((request: AssistantRequest) => void) | undefined;
};

/** The form of a request: open where nothing was made yet, otherwise behind “Change”. */
export function RequestFormView({ form, onMake }: RequestFormProps) {
  const t = useAssistantText('assistant');
  const [isOpen, setOpen] = useState(!form.made);
  return (
    <section aria-label={t('form')} className="flex flex-col gap-3 rounded-md bg-wash px-4 py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Reading form={form} />
        {form.made && onMake && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-print="hide">
            {t('change')}
          </Button>
        )}
      </div>
      {isOpen && onMake && <Fields form={form} onMake={onMake} />}
    </section>
  );
}

const OWN: ReadonlySet<RequestField> = new Set(['make', 'topic', 'conditions']);
/** Fields that are only there where something stands in them. */
const RARE: ReadonlySet<RequestField> = new Set(['words']);
/** Fields that are seldom changed: shown where something stands in them, otherwise behind “More”. */
const SELDOM: ReadonlySet<RequestField> = new Set([
  'level',
  'form',
  'theme',
  'versions',
  'key',
  'language',
  'days',
  'substitute',
  'short',
]);
const WIDE: ReadonlySet<RequestField> = new Set(['question', 'words', 'change']);

/** Whether what is asked for needs a topic and has none; words of its own may take the place of one: a note, a problem, terms. */
const isOpenTopic = ({ make, skills, words }: AssistantRequest): boolean =>
  make !== 'explain' && fieldsOf(make).includes('topic') && skills.length === 0 && words === undefined;

type FieldsProps = { readonly form: RequestForm; readonly onMake: (request: AssistantRequest) => void };

function Fields({ form, onMake }: FieldsProps) {
  const t = useAssistantText('assistant');
  const [request, setRequest] = useState(form.request);
  const change = (over: Partial<AssistantRequest>) => setRequest((before) => ({ ...before, ...over }));
  const fields = fieldsOf(request.make);
  // A form of an earlier release may ask for what nobody can choose any more: it says so, and stays as it is.
  const choices = [...new Set([form.request.make, ...offeredMakes])];
  const isRare = (field: RequestField) =>
    RARE.has(field) && fields.includes('topic') && form.request.words === undefined;
  const shown = [
    ...fields.filter((field) => !OWN.has(field) && !isRare(field)),
    ...(form.request.change === undefined ? [] : (['change'] as const)),
  ];
  const isSeldom = (field: RequestField) => SELDOM.has(field) && !(field in form.request);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onMake(request);
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-4 border-t border-line pt-3" data-print="hide">
      <Select
        label={t('fields.make')}
        value={request.make}
        options={choices.map((value) => ({ value, label: t(`makes.${value}`) }))}
        onChange={({ currentTarget }) => {
          const make = choices.find((each) => each === currentTarget.value);
          if (make) change({ make });
        }}
      />
      {fields.includes('topic') && (
        <TopicField
          request={request}
          form={form}
          onChange={(topic) => setRequest(({ standard: _, ...rest }) => ({ ...rest, ...topic }))}
        />
      )}
      <FieldGrid fields={shown.filter((field) => !isSeldom(field))} request={request} onChange={change} />
      {shown.some(isSeldom) && (
        <details>
          <summary className="target inline-flex cursor-pointer items-center text-muted">{t('moreFields')}</summary>
          <FieldGrid fields={shown.filter(isSeldom)} request={request} onChange={change} />
        </details>
      )}
      {fields.includes('conditions') && (
        <ConditionsField conditions={request.conditions} onChange={(conditions) => change({ conditions })} />
      )}
      <div>
        <Button type="submit" kind="primary" disabled={isOpenTopic(request)}>
          {request === form.request ? (form.press ?? t('make')) : t('make')}
        </Button>
      </div>
    </form>
  );
}

type FieldGridProps = {
  readonly fields: readonly RequestField[];
  readonly request: AssistantRequest;
  readonly onChange: (over: Partial<AssistantRequest>) => void;
};

const FieldGrid = ({ fields, request, onChange }: FieldGridProps) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
    {fields.map((field) => (
      <div key={field} className={WIDE.has(field) ? 'sm:col-span-2' : undefined}>
        <OneField field={field} request={request} onChange={onChange} />
      </div>
    ))}
  </div>
);
