import { fieldsOf, type RequestForm } from '@lemma/school/assistant';
import { EngineText } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';

/** Fields whose value is said with their name, where they have one. */
const NAMED = ['minutes', 'days', 'versions', 'theme', 'question', 'answer', 'key', 'substitute', 'short'] as const;
const LEVELS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const;

/** What a request was read as in one line, what does not hold, and what was not used. */
export function Reading({ form: { request, made, topics, unused, changed } }: { readonly form: RequestForm }) {
  const t = useAssistantText('assistant');
  const classes = useQuery(teacherQueries.classes(useUid())).data ?? [];
  const { make, count, level, language, classId } = request;
  const fields = fieldsOf(make);
  const named = NAMED.filter((field) => fields.includes(field)).flatMap((field) => {
    const value = request[field];
    if (value === undefined || value === false) return [];
    return [value === true ? t(`fields.${field}`) : `${t(`fields.${field}`)}: ${value}`];
  });
  const said = [
    t(`makes.${make}`),
    ...classes.filter(({ id }) => fields.includes('class') && id === classId).map(({ name }) => name),
    ...(fields.includes('count') && count !== undefined ? [String(count)] : []),
    ...topics.filter(({ skill }) => request.skills.includes(skill)).map(({ name }) => name),
    ...(level === undefined ? [] : [t(`levels.${LEVELS[level]}`)]),
    ...(language === 'es' ? [t('languages.es')] : []),
    ...named,
    ...request.conditions.filter(({ off }) => !off).map((each) => each.said),
  ];
  return (
    <dl className="measure flex min-w-0 flex-col gap-1">
      <Line name={t('readAs')} text={said.join(' · ')} />
      {changed.length > 0 && (
        <Line name={t('changed')} text={changed.map((field) => t(`fields.${field}`)).join(', ')} />
      )}
      {unused.length > 0 && (
        <Line name={t(made ? 'madeWithout' : 'notUsed')} text={unused.map((each) => `“${each}”`).join(', ')} />
      )}
    </dl>
  );
}

const Line = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className="flex flex-col gap-x-4 sm:flex-row">
    <dt className="shrink-0 text-muted sm:w-28">{name}</dt>
    <dd className="min-w-0 break-words">
      <EngineText text={text} />
    </dd>
  </div>
);
