import { useSearchParams } from '@lemma/router';
import { Button, Checkbox, Empty, formatSaved, PageHeader } from '@lemma/ui';
import { useEffect, useRef, useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { nameOf, questionName, type SharedData } from '../logic/shared-data.ts';
import { GradedAnswer } from './graded-answer.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import { RubricKeys } from './rubric-keys.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { type GradingProps, useGrading } from './use-grading.ts';
import { useGradingKeys } from './use-grading-keys.ts';
import { useHelpHere } from './use-help-here.ts';

type GradeViewProps = { readonly shared: SharedData; readonly itemId: string };

/** Grades one question for all students by keyboard, in an order that does not depend on names, with names hidden. */
export function GradeView({ shared, itemId }: GradeViewProps) {
  const { assignment, catalogue } = shared;
  const t = useFeedbackText('grade');
  const [, setSearch] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const number = assignment.items.findIndex(({ id }) => id === itemId) + 1;
  const rubric = assignment.rubrics?.[itemId];
  const back = new URLSearchParams({ tab: 'questions' });
  const leave = () => setSearch(back);
  return (
    <>
      <PageHeader
        title={t('title', { number, skill: questionName(catalogue, assignment, itemId) })}
        lead={assignment.title}
        back={{ to: `?${back.toString()}`, label: t('back') }}
        actions={rubric && !editing && <Button onClick={() => setEditing(true)}>{t('editRubric')}</Button>}
      />
      {rubric && !editing ? (
        <Grading shared={shared} itemId={itemId} rubric={rubric} onLeave={leave} />
      ) : (
        <RubricEditor shared={shared} itemId={itemId} initial={rubric} onDone={() => setEditing(false)} />
      )}
    </>
  );
}

function Grading(props: GradingProps) {
  const { shared, itemId, rubric, onLeave } = props;
  const t = useFeedbackText('grade');
  const [named, setNamed] = useState(false);
  const grading = useGrading(props);
  const { order, index, entry, chosen, alike, done, left, savedAt, unsent, go, toggle } = grading;
  const help = useHelpHere(props, grading);
  const give = (studentIds: readonly string[]) => grading.give(studentIds, help.seenNow());
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => region.current?.focus(), []);

  const press = (key: string): boolean => {
    if (entry === undefined) return false;
    const item = rubric.items[Number(key) - 1];
    if (item) toggle(item.id);
    else if (key === 'Enter') give([entry.studentId]);
    else if (key === 'g') give(alike.map(({ studentId }) => studentId));
    else if (key === 'ArrowRight' || key === 'j') go(1);
    else if (key === 'ArrowLeft' || key === 'k') go(-1);
    else if (key === 't' && help.canTake) help.take();
    else if (key === 'h' && help.isOn) help.hide();
    else if (key === 'n') setNamed((before) => !before);
    else if (key === 'Escape') onLeave();
    else return false;
    return true;
  };
  const { letters, switchLetters } = useGradingKeys(press);

  if (entry === undefined) return <Empty title={t('nothing')}>{t('nothingBody')}</Empty>;
  const name = named ? nameOf(shared.students, entry.studentId) : undefined;
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
        <p role="status" className="figures-tabular">
          {t('place', { number: index + 1, count: order.length, done })}
          {left > 0 && ` · ${t('left', { count: left })}`}
          {unsent && <span className="text-warm-strong"> · {t('unsent')}</span>}
          {!unsent && savedAt !== undefined && <span className="text-muted"> · {formatSaved(savedAt)}</span>}
        </p>
        <Checkbox label={t('names')} checked={named} onCheckedChange={setNamed} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <GradedAnswer
          named={named}
          shared={shared}
          itemId={itemId}
          entry={entry}
          name={name ?? t('student', { number: index + 1 })}
        />
        <div>
          <RubricKeys rubric={rubric} chosen={chosen} onToggle={toggle} />
          <div className="mt-4 flex flex-wrap gap-3">
            {/* A double click must not grade the next answer, which nobody has read. */}
            <Button kind="primary" onClick={({ detail }) => detail < 2 && give([entry.studentId])}>
              {t('give')}
            </Button>
            {alike.length > 1 && (
              <Button onClick={() => give(alike.map(({ studentId }) => studentId))}>
                {t('giveAlike', { count: alike.length })}
              </Button>
            )}
          </div>
          <p className="measure mt-4 text-sm text-muted">{t('keys')}</p>
          <Checkbox label={t('letters')} checked={letters} onCheckedChange={switchLetters} />
          <SuggestionPanel shared={shared} rubric={rubric} help={help} onBack={() => go(-1)} />
        </div>
      </div>
    </div>
  );
}
