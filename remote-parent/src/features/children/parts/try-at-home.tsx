import { activityOf, type Family, type HomeActivity } from '@lemma/school/family';
import { InEnglish, useMathWords } from '@lemma/screens';
import { Figure, Formula, Prose, useLocale } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type TryAtHomeProps = { readonly family: Family | undefined; readonly name: string };

/** One activity for this week; shows nothing if there is none. */
export function TryAtHome({ family, name }: TryAtHomeProps) {
  const t = useText('children');
  const words = useMathWords();
  const page = useLocale();
  // A task without a formula is a word problem, which exists in English only.
  const ownTask = ({ math, prompt }: HomeActivity): string | undefined => {
    const task = math === undefined ? undefined : words.task(prompt, 'child');
    return task?.lang === page ? task.text : undefined;
  };
  const activity = activityOf(family, Date.now(), (one) => page === 'en' || ownTask(one) !== undefined);
  if (!activity) return null;
  const own = page === 'en' ? undefined : ownTask(activity);
  const english = page !== 'en' && (own === undefined || activity.idea !== undefined || activity.ask !== undefined);
  return (
    <section className="mt-8 border-y border-line py-6">
      <h3 className="font-semibold">{t('homeTitle', { skill: words.skill(activity.code, activity.skill).text })}</h3>
      <div className="measure flex flex-col gap-2 pt-2">
        {english && <p className="text-sm text-muted">{t(own === undefined ? 'homeEnglish' : 'homePartEnglish')}</p>}
        {activity.idea !== undefined && (
          <p>
            {t('homeIdea')}{' '}
            <InEnglish>
              <Prose text={activity.idea} />
            </InEnglish>
          </p>
        )}
        <p>
          {t('homeAsk', { name })}{' '}
          {own === undefined ? (
            <InEnglish>
              <Prose text={activity.prompt} />
            </InEnglish>
          ) : (
            <Prose text={own} />
          )}
        </p>
        {activity.math !== undefined && (
          <p className="text-lg">
            <Formula text={activity.math} display />
          </p>
        )}
        {activity.picture && <Figure picture={activity.picture} />}
        {activity.ask !== undefined && (
          <p>
            {t('homeMove')}{' '}
            <InEnglish>
              <Prose text={activity.ask} />
            </InEnglish>
          </p>
        )}
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('homeShow')}</summary>
          <p>
            {t('homeAnswer')} <Formula text={activity.answer} />
          </p>
          {activity.mistaken !== undefined && (
            <p>
              {t('homeMistaken')} <Formula text={activity.mistaken} />
            </p>
          )}
          <p className="text-sm text-muted">{t('homeChecked')}</p>
        </details>
      </div>
    </section>
  );
}
