import { masteryLevels } from '@lemma/school/insight';
import type { SkillLine } from '@lemma/screens';
import { Section } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { LevelDot } from './level-dot.tsx';

/** The skill was known better before, and only has not been practiced for a while. */
export const isReview = ({ change, review }: SkillLine): boolean => change === 'down' && review;

/** From the highest level to the lowest, then what waits for a review, which no level says: one dot per skill. */
export function LevelPicture({ lines }: { readonly lines: readonly SkillLine[] }) {
  const t = useText('progress');
  const rows = [
    ...masteryLevels.toReversed().map((level) => ({
      level,
      name: t(`levels.${level}`),
      of: lines.filter((line) => line.level === level && !isReview(line)),
    })),
    { level: 'review' as const, name: t('toReview'), of: lines.filter(isReview) },
  ].filter(({ of }) => of.length > 0);
  return (
    <Section ruled title={t('picture')} lead={t('pictureLead', { reviews: lines.filter(isReview).length })}>
      <ul className="flex flex-col gap-3">
        {rows.map(({ level, name, of }) => (
          <li key={name} className="grid grid-cols-[8rem_1fr_2rem] items-center gap-3">
            <span>{name}</span>
            <span aria-hidden="true" className="flex flex-wrap gap-1.5">
              {of.map((line) => (
                <LevelDot key={line.skill} level={level} />
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
