import type { Interview } from '@lemma/school/interview';
import { EngineText } from '@lemma/screens';
import { Figure } from '@lemma/ui';
import { useTrainingText } from '#shared/text/use-training-text.ts';

/** The student's earlier written work: problems and answers, as on paper. */
export function Sheet({ interview: { sheet, student } }: { readonly interview: Interview }) {
  const t = useTrainingText('interview');
  return (
    <aside aria-label={t('sheet', { name: student.name })} className="max-lg:order-1">
      <h2 className="pb-2 font-semibold">{t('sheet', { name: student.name })}</h2>
      <ol className="flex flex-col gap-4 border-l-2 border-line-strong bg-sheet px-4 py-3">
        {sheet.map(({ asked, answer, picture }) => (
          <li key={asked} className="flex flex-col gap-2">
            <p>
              <EngineText text={asked} />
            </p>
            {picture && <Figure picture={picture} />}
            <p>
              <span className="text-sm text-muted">{t('wrote')} </span>
              <span className="text-lg">
                <EngineText text={answer} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
