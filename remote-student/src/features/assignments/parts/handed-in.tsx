import { type HandIn, mayWork, type Submission, type WorkItem } from '@lemma/school/work';
import { GivenAnswer } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
import { formatDateTime, Notice } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

/** The pages that the student turned in, and what somebody else did: where answers were typed, beside the student's own. */
export function HandedIn({ submission }: { readonly submission: Submission }) {
  const t = useText('work');
  const others = submission.handIns.filter(({ by }) => by !== 'student');
  const own = submission.handIns.flatMap(({ by, pages }) => (by === 'student' ? pages : []));
  if (others.length + own.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pb-6" role="status">
      <HandedInPages pages={own} />
      {others.map((handIn) => (
        <Notice key={handIn.id} title={t('forTitle', { name: handIn.byName, when: formatDateTime(handIn.at) })}>
          {handIn.pages.length > 0 && <p>{t('forPages', { pages: handIn.pages.length })}</p>}
          <p>{mayWork(submission) ? t('forOpen') : t('forDone')}</p>
          <HandedInPages pages={handIn.pages} />
          <SideBySide handIn={handIn} items={submission.items} />
        </Notice>
      ))}
    </div>
  );
}

function SideBySide({ handIn, items }: { readonly handIn: HandIn; readonly items: readonly WorkItem[] }) {
  const t = useText('work');
  const rows = items.flatMap((item, index) => {
    const typed = handIn.answers?.find(({ itemId }) => itemId === item.id);
    return typed ? [{ item, number: index + 1, typed: typed.response }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table className="mt-2 w-full max-w-lg text-start">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="py-1 pe-4 font-normal">
            {t('forQuestion')}
          </th>
          <th scope="col" className="py-1 pe-4 font-normal">
            {t('forYours')}
          </th>
          <th scope="col" className="py-1 font-normal">
            {t('forTheirs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, number, typed }) => (
          <tr key={item.id} className="border-t border-line">
            <th scope="row" className="figures-tabular py-2 pe-4 font-normal">
              {number}
            </th>
            <td className="py-2 pe-4">
              <Answer item={item} response={item.draft || item.attempts.at(-1)?.response} />
            </td>
            <td className="py-2">
              <Answer item={item} response={typed} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ item, response }: { readonly item: WorkItem; readonly response: string | undefined }) {
  const t = useText('work');
  if (response === undefined) return <span className="text-muted">{t('forNone')}</span>;
  return <GivenAnswer options={item.field.options} response={response} />;
}
