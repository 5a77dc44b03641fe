import type { Classroom, LoginCard } from '@lemma/school';
import { Button, csvFileName, downloadText, Notice, PageHeader, toCsv } from '@lemma/ui';
import { useText } from '../../../text/texts.ts';
import { CardSecret } from './card-secret.tsx';

type CardSheetProps = {
  readonly classroom: Classroom;
  readonly cards: readonly LoginCard[];
  readonly onDone: () => void;
};

const PER_PAGE = 8;

/** Login cards, eight on a printed page. The secrets stand here once; afterwards only new ones can be made. */
export function CardSheet({ classroom, cards, onDone }: CardSheetProps) {
  const t = useText('cards');
  const download = () =>
    downloadText(
      csvFileName([classroom.name, t('file')]),
      toCsv(
        [t('name'), t('code'), t('userName'), t('secret')],
        cards.map((card) => [card.fullName, classroom.code, card.userName, card.secret]),
      ),
    );
  return (
    <>
      <div data-print="hide">
        <PageHeader
          title={t('title', { count: cards.length })}
          lead={classroom.name}
          actions={
            <>
              <Button onClick={onDone}>{t('done')}</Button>
              <Button onClick={download}>{t('csv')}</Button>
              <Button kind="primary" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </>
          }
        />
        <Notice title={t('onceTitle')}>{t('onceBody')}</Notice>
      </div>
      <ul aria-label={t('label')} className="mt-6 grid gap-4 sm:grid-cols-2 print:mt-0 print:grid-cols-2 print:gap-0">
        {cards.map((card, index) => (
          <li
            key={card.studentId}
            data-print="whole"
            className={`flex flex-col gap-2 border border-line-strong bg-sheet p-4 print:h-[62mm] print:border-dashed ${(index + 1) % PER_PAGE === 0 ? 'print:break-after-page' : ''}`}
          >
            <p className="text-lg font-semibold">{card.fullName}</p>
            <p className="text-sm text-muted">{classroom.name}</p>
            <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-muted">{t('code')}</dt>
              <dd className="font-mono">{classroom.code}</dd>
              <dt className="text-muted">{t('userName')}</dt>
              <dd className="font-mono">{card.userName}</dd>
              <dt className="text-muted">{t('secret')}</dt>
              <dd>
                <CardSecret card={card} />
              </dd>
            </dl>
            <p className="mt-auto text-sm text-muted">
              {t('where', { address: `${window.location.host}/student-login` })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
