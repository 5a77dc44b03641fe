import type { AssistantRequest, RequestField } from '@lemma/school/assistant';
import { LONGEST_REQUEST, MOST_REQUEST } from '@lemma/school/assistant';
import { useUid } from '@lemma/shared-auth';
import { BoundedNumber, Checkbox, Select, TextArea, TextField } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { classInUse } from '#shared/logic/last-class.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';

type FieldProps = {
  readonly field: RequestField;
  readonly request: AssistantRequest;
  readonly onChange: (over: Partial<AssistantRequest>) => void;
};

const forms = ['open', 'choice', 'true-false'] as const;
const languages = ['en', 'es'] as const;
const levels = ['easy', 'medium', 'hard'] as const;
const LEVEL_OF = { easy: 1, medium: 2, hard: 3 } as const;
const ANY = 'any';

/** One field of a request, beside what it makes, its topic and its conditions. */
export function OneField({ field, request, onChange }: FieldProps) {
  const t = useAssistantText('assistant');
  switch (field) {
    case 'count':
    case 'versions':
    case 'minutes':
    case 'days':
      return (
        <BoundedNumber
          label={t(`fields.${field}`)}
          min={1}
          max={MOST_REQUEST[field]}
          value={request[field] ?? (field === 'count' ? 5 : field === 'minutes' ? 45 : 1)}
          onValueChange={(value) => onChange({ [field]: value })}
        />
      );
    case 'level':
    case 'form':
    case 'language':
      return <Choice field={field} request={request} onChange={onChange} />;
    case 'key':
    case 'substitute':
    case 'short':
      return (
        <Checkbox
          label={t(`fields.${field}`)}
          checked={request[field] ?? false}
          onCheckedChange={(on) => onChange({ [field]: on })}
        />
      );
    case 'theme':
    case 'answer':
      return (
        <TextField
          label={t(`fields.${field}`)}
          lang="en"
          maxLength={LONGEST_REQUEST[field]}
          value={request[field] ?? ''}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value || undefined })}
        />
      );
    case 'question':
    case 'words':
    case 'change':
      return (
        <TextArea
          label={t(`fields.${field}`)}
          lang="en"
          rows={2}
          maxLength={LONGEST_REQUEST[field === 'change' ? 'question' : field]}
          value={request[field] ?? ''}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value || undefined })}
        />
      );
    case 'class':
      return <ClassField request={request} onChange={onChange} />;
    default:
      return null;
  }
}

type ChoiceProps = Omit<FieldProps, 'field'> & { readonly field: 'level' | 'form' | 'language' };

/** A field with a few values. */
function Choice({ field, request, onChange }: ChoiceProps) {
  const t = useAssistantText('assistant');
  const label = t(`fields.${field}`);
  if (field === 'level')
    return (
      <Select
        label={label}
        value={levels.find((each) => LEVEL_OF[each] === request.level) ?? ANY}
        options={[
          { value: ANY, label: t('levels.any') },
          ...levels.map((value) => ({ value, label: t(`levels.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const level = levels.find((each) => each === value);
          onChange({ level: level && LEVEL_OF[level] });
        }}
      />
    );
  const options =
    field === 'form'
      ? forms.map((value) => ({ value, label: t(`forms.${value}`) }))
      : languages.map((value) => ({ value, label: t(`languages.${value}`) }));
  return (
    <Select
      label={label}
      value={request[field] ?? options[0]?.value ?? ''}
      options={options}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          field === 'form'
            ? { form: forms.find((each) => each === value) }
            : { language: languages.find((each) => each === value) },
        )
      }
    />
  );
}

function ClassField({ request, onChange }: Omit<FieldProps, 'field'>) {
  const common = useText('common');
  const classes = (useQuery(teacherQueries.classes(useUid())).data ?? []).filter(
    ({ archivedAt }) => archivedAt === undefined,
  );
  // A request that names no class is about the one in use.
  const asked = request.classId ?? classInUse(classes)?.id;
  if (asked === undefined) return null;
  return (
    <Select
      label={common('class')}
      value={asked}
      options={classes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => onChange({ classId: currentTarget.value })}
    />
  );
}
