import type { WorkItem } from '@lemma/school/work';
import { EngineText, GivenAnswer, PlacedDrawing, QueryView } from '@lemma/screens';
import { Figure, Formula, Skeleton, Status } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { Key } from '#shared/parts/asked.tsx';
import { HandIns } from '#shared/parts/hand-ins.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { isPicked, misconceptionName, type SharedData } from '../logic/shared-data.ts';
import type { ToGrade } from '../logic/to-grade.ts';

type GradedAnswerProps = {
  readonly shared: SharedData;
  readonly itemId: string;
  readonly entry: ToGrade;
  readonly name: string;
  /** Whether names are shown. */
  readonly named: boolean;
};

const tones = { right: 'done', wrong: 'attention', unknown: 'waiting' } as const;

/** One student's answer to the question, with pages if there are any. */
export function GradedAnswer({ shared, itemId, entry, name, named }: GradedAnswerProps) {
  const t = useFeedbackText('grade');
  const { last, wrong } = entry.result;
  const work = useQuery(teacherQueries.submission(shared.uid, shared.assignment.id, entry.studentId));
  const item = work.data?.items.find(({ id }) => id === itemId);
  const own = shared.assignment.items.find(({ id }) => id === itemId)?.own?.prompt;
  const ref = { assignmentId: shared.assignment.id, studentId: entry.studentId, itemId };
  const asked = useAsked([ref])(ref);
  const before = last?.verdict === 'wrong' ? wrong.slice(0, -1) : wrong;
  return (
    <section aria-label={name}>
      <h2 className="text-lg font-semibold">{name}</h2>
      <Asked own={own} item={item} />
      {asked && (
        <p className="mt-2">
          <Key asked={asked} />
        </p>
      )}
      {last ? (
        <p className="mt-4 text-xl">
          {work.isPending ? <Skeleton /> : <GivenAnswer options={item?.field.options} response={last.response} />}
        </p>
      ) : (
        <p className="mt-4 text-muted">{t('noAnswer')}</p>
      )}
      {last && <PlacedDrawing touch={item?.touch} response={last.response} picture={item?.picture} />}
      {last && (
        <p className="mt-2 flex flex-wrap gap-3">
          <Status tone={tones[last.verdict]}>{t(`verdicts.${last.verdict}`)}</Status>
          {!isPicked(shared, itemId) && <span>{misconceptionName(shared.catalogue, wrong.at(-1)?.misconception)}</span>}
        </p>
      )}
      {before.length > 0 && !work.isPending && (
        <p className="mt-4 flex flex-wrap items-baseline gap-4 text-sm text-muted">
          {t('before')}
          {before.map(({ response }, index) => (
            <span key={`${response} ${index.toString()}`}>
              <GivenAnswer options={item?.field.options} response={response} />
            </span>
          ))}
        </p>
      )}
      {entry.pages > 0 && <Pages shared={shared} studentId={entry.studentId} named={named} />}
    </section>
  );
}

/** The question with this student's own numbers. */
function Asked({ own, item }: { readonly own: string | undefined; readonly item: WorkItem | undefined }) {
  const prompt = own ?? item?.prompt;
  if (prompt === undefined) return null;
  return (
    <div className="measure mt-1 flex flex-col gap-2 text-muted">
      <EngineText text={prompt} />
      {item?.math !== undefined && <Formula text={item.math} display />}
      {item?.picture && <Figure picture={item.picture} />}
    </div>
  );
}

function Pages({
  shared: { uid, assignment },
  studentId,
  named,
}: {
  readonly shared: SharedData;
  readonly studentId: string;
  readonly named: boolean;
}) {
  const work = useQuery(teacherQueries.submission(uid, assignment.id, studentId));
  return (
    <div className="mt-4">
      <QueryView query={work}>{(data) => <HandIns handIns={data?.handIns ?? []} named={named} />}</QueryView>
    </div>
  );
}
