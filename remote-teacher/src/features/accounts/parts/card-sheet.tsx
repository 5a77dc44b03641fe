import { type Classroom, type LoginCard, wholeCode } from '@lemma/school/class';
import { Unsaved } from '@lemma/screens';
import { Button, csvFileName, cx, Notice, PageHeader, toCsv } from '@lemma/ui';
import { useRef, useState } from 'react';
import { noteExport } from '#shared/files/note-export.ts';
import { useSaveNoted } from '#shared/files/use-save-noted.ts';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { CardFace } from './card-face.tsx';
import { cardTextOf } from './card-text.ts';

type CardSheetProps = {
  readonly classroom: Classroom;
  readonly cards: readonly LoginCard[];
  readonly onDone: () => void;
};

/**
 * Login cards, eight on a printed page. This is the only time that the secrets are shown; later only new ones can be
 * created.
 */
export function CardSheet({ classroom, cards, onDone }: CardSheetProps) {
  const t = useRosterText('cards');
  // The secrets are gone with this page: until they are on paper or in a file, leaving it asks.
  const [isKept, setKept] = useState(false);
  const print = () => {
    setKept(true);
    window.print();
  };
  const save = useSaveNoted();
  const ids = cards.map(({ studentId }) => studentId);
  const make = () => ({
    name: csvFileName([classroom.name, t('file')]),
    text: toCsv(
      [t('name'), t('code'), t('userName'), t('secret')],
      cards.map((card) => [card.fullName, wholeCode(classroom.code, card.cardKey), card.userName, card.secret]),
    ),
  });
  const download = () =>
    save.mutate(
      { what: 'cards', note: () => noteExport(classroom.id, ids, 'cards'), make },
      { onSuccess: () => setKept(true) },
    );
  const list = useRef<HTMLUListElement>(null);
  const savePdf = useSaveNoted();
  const downloadPdf = () =>
    savePdf.mutate(
      {
        what: 'cards',
        note: () => noteExport(classroom.id, ids, 'cards'),
        make: async () => {
          const { cardsPdf } = await import('../logic/cards-pdf.ts');
          const texts = cards.map((card, index) => cardTextOf(card, classroom, t, list.current?.children[index]));
          const name = csvFileName([classroom.name, t('file')], Date.now(), 'pdf');
          return { name, text: await cardsPdf(texts, `${t('label')}, ${classroom.name}`) };
        },
      },
      { onSuccess: () => setKept(true) },
    );
  return (
    <>
      <Unsaved unsaved={!isKept} title={t('leave')} consequence={t('leaveWhy')} />
      <div data-print="hide">
        <PageHeader
          title={t('title', { count: cards.length })}
          lead={classroom.name}
          actions={
            <>
              <Button onClick={onDone}>{t('done')}</Button>
              <Button pending={save.isPending} onClick={download}>
                {t('csv')}
              </Button>
              <Button pending={savePdf.isPending} onClick={downloadPdf}>
                {t('pdf')}
              </Button>
              <Button kind="primary" onClick={print}>
                {t('print')}
              </Button>
            </>
          }
        />
        <Notice title={t('onceTitle')}>{t('onceBody')}</Notice>
      </div>
      <ul
        ref={list}
        aria-label={t('label')}
        className="mt-6 grid gap-4 lg:grid-cols-2 print:mt-0 print:grid-cols-2 print:gap-0"
      >
        {cards.map((card) => (
          <li
            key={card.studentId}
            data-print="whole"
            // Four rows of 60 mm fill a page of US Letter or A4 within our margins; a fifth row goes to the next page.
            className={cx(
              'border border-line-strong bg-sheet p-4 print:overflow-hidden print:border-dashed print:p-3.5',
              // In 18 pt a card takes half a page.
              card.largePrint ? 'lg:col-span-2 print:col-span-2 print:h-[120mm]' : 'print:h-[60mm]',
            )}
            {...(card.largePrint && { 'data-large-print': '' })}
          >
            <CardFace card={card} classroom={classroom} />
          </li>
        ))}
      </ul>
    </>
  );
}
