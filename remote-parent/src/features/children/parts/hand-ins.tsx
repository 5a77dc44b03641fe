import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import { liveDocument, QueryView } from '@lemma/screens';
import { HandedInPages } from '@lemma/screens/handed-in';
import { useUid } from '@lemma/shared-auth';
import { formatDateTime } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#shared/text/texts.ts';

type HandInsProps = { readonly studentId: string; readonly assignmentId: string };

/** Each time that one piece of work was turned in, with its pages. */
export function HandIns({ studentId, assignmentId }: HandInsProps) {
  const t = useText('children');
  const id = submissionIdOf(assignmentId, studentId);
  const query = useQuery(liveDocument(useUid(), 'submissions', id, submissionSchema));
  return (
    <QueryView query={query}>
      {(work) => (
        <ul className="flex flex-col gap-3 pb-3">
          {work?.handIns.map((handIn) => (
            <li key={handIn.id}>
              <p className="text-sm">
                {t('handedInBy', { name: handIn.byName, when: formatDateTime(handIn.at) })}{' '}
                {t('handedInWhat', { pages: handIn.pages.length, answers: handIn.answers?.length ?? 0 })}
              </p>
              <HandedInPages pages={handIn.pages} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
