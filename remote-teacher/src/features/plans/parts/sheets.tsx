import type { Plan } from '@lemma/school/plan';
import { EngineText, InEnglish } from '@lemma/screens';

import { sheetItems } from '#shared/logic/plan-text.ts';
import { Task } from '#shared/parts/plan-item-view.tsx';
import { usePlanText } from '#shared/text/use-plan-text.ts';

/** The student's sheet: the problems of the plan with room to write, without any text for the teacher. */
export function StudentSheet({ plan }: { readonly plan: Plan }) {
  const t = usePlanText('plan');
  const { problems, ticket } = sheetItems(plan.blocks);
  return (
    <section aria-label={t('tabs.sheet')} className="max-w-2xl pt-2">
      <p className="flex gap-8 pb-6">
        <span className="flex-1 border-b border-line-strong">{t('sheetName')}</span>
        <span className="w-40 border-b border-line-strong">{t('sheetDate')}</span>
      </p>
      <h2 className="pb-2 text-lg font-semibold">{t('blocks.problems')}</h2>
      <Problems items={problems} />
      <h2 className="pt-6 pb-2 text-lg font-semibold" data-print="page">
        {t('blocks.exit-ticket')}
      </h2>
      <Problems items={ticket} />
    </section>
  );
}

function Problems({ items }: { readonly items: ReturnType<typeof sheetItems>['problems'] }) {
  return (
    <ol className="flex list-decimal flex-col gap-4 pl-6 marker:text-muted">
      {items.map((item) => (
        <li key={item.id} className="border-b border-line pb-16 pl-2" data-print="whole">
          <Task item={item} />
        </li>
      ))}
    </ol>
  );
}

/** The teacher's observation sheet: the look-fors of the plan, with room for names. */
export function ObservationSheet({ plan }: { readonly plan: Plan }) {
  const t = usePlanText('plan');
  const rows = plan.blocks.filter(({ kind }) => kind === 'look-fors').flatMap((block) => block.rows);
  return (
    <section aria-label={t('tabs.observation')} className="max-w-2xl pt-2">
      <p className="measure pb-4 text-muted">{t('observationLead')}</p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pr-4">
              {t('blocks.look-fors')}
            </th>
            <th scope="col" className="w-2/5 py-2">
              {t('observed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, parts, item }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="py-3 pr-4">
                <p className="font-semibold">
                  <EngineText text={title} />
                </p>
                {item && (
                  <p className="text-muted">
                    <EngineText text={item.math === undefined ? item.prompt : `\`${item.math}\``} />
                  </p>
                )}
                {parts.map((part) => (
                  <p key={part.label}>
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
    </section>
  );
}
