import { useSearchParams } from '@lemma/router';
import type { Assignment } from '@lemma/school/assignment';
import type { CallOutput } from '@lemma/school/calls';
import type { WorkItem } from '@lemma/school/work';
import { callQuery, EngineText, PaperField, QueryView } from '@lemma/screens';
import { Button, cx, Figure, Formula, PageHeader, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

type PaperVersionProps = { readonly uid: string; readonly assignment: Assignment };
type Variant = CallOutput<'paperVersions'>['variants'][number];

const COUNTS = [1, 2, 3, 4, 6] as const;

/** A student whose paper differs from the class's; without `itemIds` it has all questions. */
type OwnPaper = {
  readonly studentId: string;
  readonly fullName: string;
  readonly isLarge: boolean;
  readonly itemIds: readonly string[] | undefined;
};

function ownPapers({ largePrint = [], fewerItems = [] }: Partial<CallOutput<'paperVersions'>> = {}): OwnPaper[] {
  const large = new Set(largePrint.map(({ studentId }) => studentId));
  const fewer = new Map(fewerItems.map(({ studentId, itemIds }) => [studentId, itemIds]));
  const names = new Map([...largePrint, ...fewerItems].map(({ studentId, fullName }) => [studentId, fullName]));
  return [...names]
    .map(([studentId, fullName]) => {
      return { studentId, fullName, isLarge: large.has(studentId), itemIds: fewer.get(studentId) };
    })
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));
}

/** The version with these questions only, numbered as the child has them. */
const withItems = (variant: Variant, itemIds: OwnPaper['itemIds']): Variant =>
  itemIds === undefined
    ? variant
    : {
        ...variant,
        items: variant.items.filter(({ id }) => itemIds.includes(id)),
        keys: variant.keys.filter(({ itemId }) => itemIds.includes(itemId)),
      };

/** Printable versions with different numbers, and the key of each on a separate page. */
export function PaperVersion({ uid, assignment }: PaperVersionProps) {
  const t = useFeedbackText('paper');
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('paper'));
  const variants = COUNTS.find((count) => count === wanted) ?? 1;
  // Not in the address: whose sheet it is concerns nobody who sees the screen or gets the link.
  const [forWhom, setForWhom] = useState('');
  const sheets = useQuery(callQuery(uid, 'paperVersions', { assignmentId: assignment.id, variants }));
  const own = ownPapers(sheets.data);
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title={t('title')}
          lead={assignment.title}
          back={{ to: paths.assignment({ assignmentId: assignment.id }), label: t('back') }}
          actions={
            <>
              <Select
                label={t('variants')}
                value={String(variants)}
                onChange={({ currentTarget: { value } }) => setSearch(new URLSearchParams({ paper: value }))}
                options={COUNTS.map((count) => ({ value: String(count), label: t('count', { count }) }))}
              />
              {own.length > 0 && (
                <Select
                  label={t('forWhom')}
                  hint={t('forWhomHint')}
                  value={forWhom}
                  placeholder={t('forClass')}
                  onChange={({ currentTarget: { value } }) => setForWhom(value)}
                  options={own.map(({ studentId, fullName }) => ({ value: studentId, label: fullName }))}
                />
              )}
              <Button kind="primary" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </>
          }
        />
      </div>
      <QueryView query={sheets}>
        {({ variants }) => {
          const paper = own.find(({ studentId }) => studentId === forWhom);
          const all = variants.map((variant) => withItems(variant, paper?.itemIds));
          return (
            <>
              <div {...(paper?.isLarge && { 'data-large-print': '' })}>
                {all.map((variant) => (
                  <Sheet key={variant.name} assignment={assignment} variant={variant} name={paper?.fullName} />
                ))}
              </div>
              {all.map((variant) => (
                <Key key={variant.name} title={assignment.title} variant={variant} />
              ))}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

type SheetProps = {
  readonly assignment: Assignment;
  readonly variant: Variant;
  /** The student for whom it is printed. Left out: a line to write the name on. */
  readonly name: string | undefined;
};

function Sheet({ assignment, variant, name }: SheetProps) {
  const t = useFeedbackText('paper');
  return (
    <section data-print="page" aria-label={t('sheet', { name: variant.name })} className="mb-10">
      <header className="flex items-baseline justify-between gap-6 border-b-2 border-ink pb-2">
        <h2 className="text-lg font-semibold">
          {assignment.title} · {variant.name}
        </h2>
        <p>
          {t('name')} {name ?? '______________________'}
        </p>
      </header>
      {assignment.instructions !== '' && <p className="measure mt-3 whitespace-pre-wrap">{assignment.instructions}</p>}
      <ol className="mt-4 flex flex-col gap-6">
        {variant.items.map((item, index) => (
          <Question key={item.id} item={item} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Question({ item, number }: { readonly item: WorkItem; readonly number: number }) {
  const t = useFeedbackText('paper');
  return (
    <li data-print="whole" className={cx('border-b border-line', asksForWork(item) ? 'pb-6' : 'pb-28')}>
      <div className="flex justify-between gap-6">
        <div className="measure">
          <span className="figures-tabular font-semibold">{number}.</span> <EngineText text={item.prompt} />
        </div>
        <p className="figures-tabular text-sm">{t('points', { points: item.points })}</p>
      </div>
      {item.math !== undefined && (
        <p className="mt-2 text-lg">
          <Formula text={item.math} display />
        </p>
      )}
      {item.picture && <Figure picture={item.picture} />}
      <PaperField touch={item.touch} picture={item.picture} />
      {item.field.options && (
        <ul className="mt-2 flex flex-col gap-1">
          {item.field.options.map(({ id, label }) => (
            <li key={id}>
              ☐ <EngineText text={label} />
            </li>
          ))}
        </ul>
      )}
      {asksForWork(item) && <LinesToWriteOn />}
    </li>
  );
}

/** Whether the teacher asks for the working, so that paper asks for it too. */
const asksForWork = ({ writing }: WorkItem): boolean => writing !== undefined && writing.ask !== 'offered';

const LINES = [1, 2, 3, 4, 5];

/** Ruled lines under a sentence that asks for the working; the last one is for the answer. */
function LinesToWriteOn() {
  const t = useFeedbackText('paper');
  return (
    <div className="mt-3">
      <p className="font-semibold">{t('work')}</p>
      {LINES.map((line) => (
        <div key={line} className="h-9 border-b border-line-strong" />
      ))}
      <p className="mt-4">{t('answer')} ______________________</p>
    </div>
  );
}

function Key({ title, variant }: { readonly title: string; readonly variant: Variant }) {
  const t = useFeedbackText('paper');
  return (
    <section data-print="page" aria-label={t('key', { name: variant.name })} className="mb-10">
      <h2 className="border-b-2 border-ink pb-2 text-lg font-semibold">
        {title} · {t('key', { name: variant.name })}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {variant.keys.map(({ itemId, key, solution }, index) => {
          const isChoice = variant.items[index]?.field.kind === 'choice';
          return (
            <li key={itemId} data-print="whole">
              <p>
                <span className="figures-tabular font-semibold">{index + 1}.</span>{' '}
                <strong className="font-semibold">
                  {isChoice ? <EngineText text={key} /> : <Formula text={key} />}
                </strong>
              </p>
              <ul className="mt-1 text-sm leading-loose">
                {solution.map((line, at) => (
                  <li key={`${itemId}-${at.toString()}`}>
                    <EngineText text={line} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
