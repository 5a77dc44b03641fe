import { activityOf, type Family, type HomeActivity } from '@lemma/school/family';
import { useMathWords } from '@lemma/screens';
import { Figure, Formula, Prose, useLocale } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type TryAtHomeProps = { readonly family: Family | undefined; readonly name: string };

/** One activity for this week, wholly in the language of the page; shows nothing if there is none. */
export function TryAtHome({ family, name }: TryAtHomeProps) {
  const t = useText('children');
  const words = useMathWords();
  const page = useLocale();
  /** Of activities from before their Spanish was stored, the task alone. */
  const told = ({ prompt: english }: HomeActivity): HomeActivity['inSpanish'] => {
    const { text, lang } = words.task(english, 'child');
    return lang === page ? { prompt: text } : undefined;
  };
  const wordsOf = (one: HomeActivity): HomeActivity['inSpanish'] =>
    ({ en: one, es: one.inSpanish ?? told(one), ar: undefined })[page];
  const activity = activityOf(family, Date.now(), (one) => wordsOf(one) !== undefined);
  const own = activity && wordsOf(activity);
  if (!activity || !own) return null;
  const { prompt: task, idea: misconception, ask } = own;
  return (
    <section className="mt-8 border-y border-line py-6">
      <h3 className="font-semibold">{t('homeTitle', { skill: words.skill(activity.code, activity.skill).text })}</h3>
      <div className="measure flex flex-col gap-2 pt-2">
        {misconception !== undefined && (
          <p>
            {t('homeIdea')} <Prose text={misconception} />
          </p>
        )}
        <p>
          {t('homeAsk', { name })} <Prose text={task} />
        </p>
        {activity.math !== undefined && (
          <p className="text-lg">
            <Formula text={activity.math} display />
          </p>
        )}
        {activity.picture && <Figure picture={words.picture(activity.picture)} />}
        {ask !== undefined && (
          <p>
            {t('homeMove')} <Prose text={ask} />
          </p>
        )}
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('homeShow')}</summary>
          <p>
            {t('homeAnswer')} <Formula text={activity.answer} />
          </p>
          {activity.mistaken !== undefined && misconception !== undefined && (
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
