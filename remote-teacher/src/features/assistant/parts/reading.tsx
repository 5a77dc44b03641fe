import type { ReadingNote } from '@lemma/school/assistant';
import { EngineText } from '@lemma/screens';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';

type RowProps = { readonly name: string; readonly phrases: readonly string[]; readonly isQuoted?: boolean };

function Row({ name, phrases, isQuoted = false }: RowProps) {
  if (phrases.length === 0) return null;
  return (
    <div className="flex flex-col gap-x-4 sm:flex-row">
      <dt className="shrink-0 text-muted sm:w-28">{name}</dt>
      <dd className="min-w-0 break-words">
        <EngineText text={phrases.map((each) => (isQuoted ? `“${each}”` : each)).join(isQuoted ? ', ' : ' · ')} />
      </dd>
    </div>
  );
}

/** How a request was read, above its answer: what was made, what does not hold, and what was not used. */
export function Reading({ reading }: { readonly reading: ReadingNote }) {
  const t = useAssistantText('assistant');
  return (
    <dl className="measure flex flex-col gap-1 rounded-md bg-wash px-4 py-3 text-sm">
      <Row name={t('readAs')} phrases={reading.read} />
      <Row name={t('notKept')} phrases={reading.unkept} />
      <Row name={t('notUsed')} phrases={reading.unused} isQuoted />
    </dl>
  );
}
