import { type HandIn, type Submission, submissionIdOf, submissionSchema } from '@lemma/school/work';
import { liveDocument, QueryView } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
import { useUid } from '@lemma/shared-auth';
import { formatDateTime } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#shared/text/texts.ts';
import { Answers } from './answers.tsx';

type HandInsProps = { readonly studentId: string; readonly assignmentId: string };

/** Whether anybody answered anything on screen; of work on paper the questions alone say nothing. */
const hasAnswers = ({ items, handIns }: Submission): boolean =>
  items.some(({ attempts, draft = '' }) => attempts.length > 0 || draft !== '') ||
  handIns.some(({ answers = [] }) => answers.length > 0);

/** Each time that one piece of work was turned in, with its pages, and the answers that were given on screen. */
export function HandIns({ studentId, assignmentId }: HandInsProps) {
  const id = submissionIdOf(assignmentId, studentId);
  const query = useQuery(liveDocument(useUid(), 'submissions', id, submissionSchema));
  return (
    <QueryView query={query}>
      {(work) =>
        work && (
          <div className="flex flex-col gap-3 pb-3">
            <ul className="flex flex-col gap-3">
              {work.handIns.map((handIn) => (
                <li key={handIn.id}>
                  <Once handIn={handIn} />
                </li>
              ))}
            </ul>
            {hasAnswers(work) && <Answers work={work} />}
          </div>
        )
      }
    </QueryView>
  );
}

function Once({
  handIn: { byName: name, at, pages, answers = [], helpLevel, note = '' },
}: {
  readonly handIn: HandIn;
}) {
  const t = useText('children');
  const what = [
    ...(pages.length > 0 ? [t('handedInPages', { count: pages.length })] : []),
    ...(answers.length > 0 ? [t('handedInAnswers', { count: answers.length })] : []),
  ];
  return (
    <>
      <p className="text-sm">
        {t('handedInBy', { name, when: formatDateTime(at) })}{' '}
        {what.length > 0 ? what.join(', ') : t('handedInOnScreen')}.{' '}
        {helpLevel && t('handedInHelp', { level: helpLevel, name })}
      </p>
      {note !== '' && <p className="measure whitespace-pre-wrap text-sm">{t('handedInNote', { note })}</p>}
      <HandedInPages pages={pages} />
    </>
  );
}
