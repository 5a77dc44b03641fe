import type { Family } from '@lemma/school/family';
import { InEnglish, type SkillLine, skillLines, useMathWords } from '@lemma/screens';
import { Mastery } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type ChildSkillsProps = { readonly family: Family | undefined; readonly name: string };

/** What the child can do, skill by skill, in plain words; the most recently practiced first. */
export function ChildSkills({ family, name }: ChildSkillsProps) {
  const t = useText('children');
  const words = useMathWords();
  const nameOf = (skill: string) => words.skill(skill, family?.skills[skill]?.name ?? skill);
  const lines = family ? skillLines(family, (skill) => nameOf(skill).text, Date.now()) : [];
  const wordOf = ({ level, review, set }: Pick<SkillLine, 'level' | 'review' | 'set'>) => {
    const word = set ? t('setBy', { level: t(`levels.${level}`) }) : t(`levels.${level}`);
    return review ? t('review', { level: word }) : word;
  };
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('canDo', { name })} className="pt-8">
      <h3 className="pb-2 font-semibold">{t('canDo', { name })}</h3>
      <ul className="grid gap-x-10 gap-y-3 md:grid-cols-2">
        {lines
          .toSorted((one, other) => other.lastAt - one.lastAt)
          .map(({ skill, name: skillName, step, ...line }) => (
            <li key={skill}>
              <p>{nameOf(skill).lang === 'en' ? <InEnglish>{skillName}</InEnglish> : skillName}</p>
              <p className="text-sm text-muted">
                <Mastery step={step} word={wordOf(line)} />
              </p>
            </li>
          ))}
      </ul>
    </section>
  );
}
