import { activityOf, type Family } from '@lemma/school/family';
import { Figure, Formula, Notice, Prose } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type TryAtHomeProps = { readonly family: Family | undefined };

/** One thing to try this week. Where there is nothing, it stays away: a letter has no gaps. */
export function TryAtHome({ family }: TryAtHomeProps) {
  const t = useText('children');
  const activity = activityOf(family, Date.now());
  if (!activity) return null;
  return (
    <div className="pt-6">
      <Notice title={t('homeTitle', { skill: activity.skill })}>
        <div className="measure flex flex-col gap-2 pt-1">
          {activity.idea !== undefined && (
            <p>
              {t('homeIdea')} <Prose text={activity.idea} />
            </p>
          )}
          <p>
            {t('homeAsk')} <Prose text={activity.prompt} />
          </p>
          {activity.math !== undefined && (
            <p className="text-lg">
              <Formula text={activity.math} display />
            </p>
          )}
          {activity.picture && <Figure picture={activity.picture} />}
          {activity.ask !== undefined && (
            <p>
              {t('homeMove')} <Prose text={activity.ask} />
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
      </Notice>
    </div>
  );
}
