import { type AssignmentItem, MOST_ITEMS } from '@lemma/school/assignment';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, Loading } from '@lemma/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { questionQuery } from '../queries.ts';
import { type Kind, KindFields } from './kind-fields.tsx';
import { PreviewItem } from './preview-item.tsx';

type SkillSampleProps = {
  readonly skill: SkillInWords;
  readonly begin: (code: string, kind?: Kind) => AssignmentItem;
  readonly count: number;
  readonly isFull: boolean;
  readonly onAdd: (item: AssignmentItem) => void;
};

/** The numbers of the sample come from the item's id: what is seen here is what its card shows. */
const SAMPLE = 0;

/** A problem of a skill, as a student sees it and can answer it. It is added as it is seen. */
export function SkillSample({ skill, begin, count, isFull, onAdd }: SkillSampleProps) {
  const t = useAssignmentText('builder');
  const [kind, setKind] = useState<Kind>({ level: 2 });
  const [id, setId] = useState(() => crypto.randomUUID());
  const item = { ...begin(skill.code, kind), id };
  const question = useQuery({ ...questionQuery(useUid(), item, SAMPLE), placeholderData: keepPreviousData });
  const other = () => setId(crypto.randomUUID());
  const choose = (next: Kind) => {
    setKind(next);
    other();
  };
  const handleAdd = (event: MouseEvent) => {
    // The second click of a double click adds nothing.
    if (isFull || event.detail > 1) return;
    onAdd(item);
    other();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold">{skill.name}</h3>
          <p className="text-sm text-muted">
            {t('gradeOf', { grade: skill.grade, standards: skill.standards.join(', ') })}
          </p>
        </div>
        <div className="flex flex-col gap-1">
          <Button
            kind="primary"
            icon={<Plus aria-hidden="true" className="size-5" />}
            aria-disabled={isFull}
            onClick={handleAdd}
          >
            {t('addThis')}
          </Button>
          <p className="figures-tabular text-sm text-muted">{t('items', { count, most: MOST_ITEMS })}</p>
        </div>
      </div>
      {isFull && <p className="text-sm text-warm">{t('full')}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <KindFields skill={skill} kind={kind} onChange={choose} />
      </div>
      <div className="@container overflow-x-auto rounded-lg border border-line bg-sheet p-4">
        <div className="-mt-1 flex items-center justify-between gap-x-4 pb-2">
          <p className="text-sm text-muted">{t('asStudent')}</p>
          <Button
            size="small"
            kind="quiet"
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            pending={question.isPlaceholderData}
            onClick={other}
          >
            {t('otherNumbers')}
          </Button>
        </div>
        <QueryView query={question} loading={<Loading />}>
          {(posed) => (
            // Until the next numbers are here, the previous ones stay, and take no answer.
            <div inert={question.isPlaceholderData}>
              <PreviewItem
                key={`${posed.id} ${item.points} ${item.tries} ${item.hints}`}
                spec={item}
                item={seenBy(item, posed)}
                sample={SAMPLE}
                number={count + 1}
                total={count + 1}
              />
            </div>
          )}
        </QueryView>
      </div>
      <p className="text-sm text-muted">{t('notRecorded')}</p>
    </div>
  );
}

type Posed = Parameters<typeof PreviewItem>[0]['item'];

/** The question with the item's own points, tries and hints, which the shared answer leaves out. */
function seenBy({ points, tries, hints, hintCost }: AssignmentItem, posed: Posed): Posed {
  return {
    ...posed,
    ...{ points, tries, hintCount: hints === 'off' ? 0 : posed.hintCount },
    ...(hints === 'free' && hintCost !== undefined && { hintCost }),
  };
}
