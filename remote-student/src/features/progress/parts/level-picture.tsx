import { masteryLevels } from '@lemma/school/insight';
import type { SkillLine } from '@lemma/screens';
import { cx, Section } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

/** The skill was known better before, and only has not been practiced for a while. */
export const isReview = ({ change, review }: SkillLine): boolean => change === 'down' && review;

/** From the highest level to the lowest: one dot per skill, a ring where it waits for a review. */
export function LevelPicture({ lines }: { readonly lines: readonly SkillLine[] }) {
  const t = useText('progress');
  const rows = masteryLevels
    .toReversed()
    .map((level) => ({ level, of: lines.filter((line) => line.level === level) }))
    .filter(({ of }) => of.length > 0);
  return (
    <Section ruled title={t('picture')} {...(lines.some(isReview) && { lead: t('pictureLead') })}>
      <ul className="flex flex-col gap-3">
        {rows.map(({ level, of }) => (
          <li key={level} className="grid grid-cols-[8rem_1fr_2rem] items-center gap-3">
            <span>{t(`levels.${level}`)}</span>
            <span aria-hidden="true" className="flex flex-wrap gap-1.5">
              {of.map((line) => (
                <span
                  key={line.skill}
                  className={cx(
                    'size-4 rounded-full border-2',
                    isReview(line) ? 'border-tint' : 'border-accent bg-accent',
                  )}
                />
              ))}
            </span>
            <span className="figures-tabular text-end font-semibold">
              {of.length}
              <span className="sr-only"> {t('pictureCount', { skills: of.length })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
