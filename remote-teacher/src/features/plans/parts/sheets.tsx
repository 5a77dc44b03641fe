import { type PlanLanguage, pilesOf, type Room, roomAt, roomOf, type SheetPart, sheetPages } from '@lemma/plans/sheet';
import type { Plan, PlanPrompt, PlanRow } from '@lemma/school/plan';
import { EngineText, InEnglish } from '@lemma/screens';
import { Task } from '#shared/parts/task.tsx';
import { usePlanText } from '#shared/text/use-plan-text.ts';

/** The student's sheet, page by page, with room to write by grade and without any text for the teacher. */
export function StudentSheet({ plan, language }: { readonly plan: Plan; readonly language: PlanLanguage }) {
  const t = usePlanText('plan');
  const room = roomOf(plan.grade);
  return (
    <section aria-label={t('tabs.sheet')} className="max-w-2xl pt-2">
      {sheetPages(plan.blocks, language).map(({ kind, parts }, index) => (
        <section key={kind} className={index > 0 ? 'pt-10' : ''} {...(index > 0 && { 'data-print': 'page' })}>
          <p className="flex gap-8 pb-4">
            <span className="flex-1 border-b border-line-strong">{t('sheetName')}</span>
            <span className="w-40 border-b border-line-strong">{t('sheetDate')}</span>
          </p>
          <h2 className="pb-3 text-lg font-semibold">{t(`sheetPages.${kind}`)}</h2>
          <div className="flex flex-col gap-5">
            {parts.map((part) => (
              <Part key={part.kind === 'words' ? 'words' : part.id} part={part} room={roomAt(part, room)} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

function Part({ part, room }: { readonly part: SheetPart; readonly room: Room }) {
  const t = usePlanText('plan');
  if (part.kind === 'words')
    return (
      <dl
        aria-label={t('sheetWords')}
        className="grid gap-x-6 gap-y-1 rounded-md border border-line p-3 sm:grid-cols-2"
      >
        {part.terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="inline font-semibold">
              <InEnglish>{term}</InEnglish>
            </dt>
            <dd className="inline text-muted">
              {' '}
              <InEnglish>{meaning}</InEnglish>
            </dd>
          </div>
        ))}
      </dl>
    );
  if (part.kind === 'say')
    return (
      <>
        {part.name !== undefined && (
          <p className="text-sm font-semibold text-muted">
            <InEnglish>{part.name}</InEnglish>
          </p>
        )}
        <Prompts prompts={part.prompts} room={room} />
      </>
    );
  return (
    <article aria-label={part.name} data-print="whole">
      <p className="pb-1 text-sm font-semibold text-muted">
        <InEnglish>{part.name}</InEnglish>
      </p>
      <Task item={part.item} />
      {/* What follows brings room of its own. */}
      {part.prompts.some(({ room: kind }) => kind === 'open') || <Space room={room} kind="open" />}
      <Prompts prompts={part.prompts} room={room} />
    </article>
  );
}

const Prompts = ({ prompts, room }: { readonly prompts: readonly PlanPrompt[]; readonly room: Room }) =>
  prompts.map(({ text, room: kind }) => (
    <div key={text} data-print="whole" className="pt-2">
      <p className="measure">
        <EngineText text={text} />
      </p>
      <Space room={room} kind={kind} />
    </div>
  ));

/** Open space for drawing and calculating, ruled lines for words. */
function Space({ room, kind }: { readonly room: Room; readonly kind: PlanPrompt['room'] }) {
  if (kind === 'none') return null;
  if (kind === 'open') return <div aria-hidden="true" style={{ height: `${room.open}rem` }} />;
  return (
    <div aria-hidden="true">
      {Array.from({ length: room.lines }, (_, line) => `line ${line}`).map((line) => (
        <div key={line} className="border-b border-line-strong" style={{ height: `${room.ruled}rem` }} />
      ))}
    </div>
  );
}

/** The teacher's observation sheet: what to look for, then the piles of the exit ticket, with room for names and notes. */
export function ObservationSheet({ plan }: { readonly plan: Plan }) {
  const t = usePlanText('plan');
  const rowsOf = (kind: string) => plan.blocks.filter((block) => block.kind === kind).flatMap((block) => block.rows);
  const piles = pilesOf(plan.blocks);
  return (
    <section aria-label={t('tabs.observation')} className="max-w-2xl pt-2">
      <p className="measure pb-4 text-muted">{t('observationLead')}</p>
      <Observed title={t('blocks.look-fors')} rows={rowsOf('look-fors')} />
      {piles.length > 0 && (
        <>
          <h2 className="pt-8 pb-2 text-lg font-semibold">{t('piles')}</h2>
          <Observed title={t('pile')} rows={piles} />
        </>
      )}
    </section>
  );
}

function Observed({ title, rows }: { readonly title: string; readonly rows: readonly PlanRow[] }) {
  const t = usePlanText('plan');
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 pr-4">
            {title}
          </th>
          <th scope="col" className="w-2/5 py-2 pl-4">
            {t('observed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title: what, text, parts }) => (
          <tr key={id} className="border-b border-line align-top" data-print="whole">
            <td className="h-28 py-3 pr-4">
              <p className="font-semibold">
                <EngineText text={what} />
              </p>
              {text !== '' && (
                <p>
                  <EngineText text={text} />
                </p>
              )}
              {parts.map((part) => (
                <p key={`${part.label} ${part.text}`}>
                  <span className="text-muted">
                    <InEnglish>{part.label}:</InEnglish>
                  </span>{' '}
                  <EngineText text={part.text} />
                </p>
              ))}
            </td>
            <td className="border-l border-line" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
