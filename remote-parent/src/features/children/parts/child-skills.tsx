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
    <>
      <h3 className="pt-6 pb-1 font-semibold">{t('canDo', { name })}</h3>
      <ul className="flex flex-col">
        {lines
          .toSorted((one, other) => other.lastAt - one.lastAt)
          .map(({ skill, name: skillName, step, ...line }) => (
            <li key={skill} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2">
              <span>{nameOf(skill).lang === 'en' ? <InEnglish>{skillName}</InEnglish> : skillName}</span>
              <Mastery step={step} word={wordOf(line)} />
            </li>
          ))}
      </ul>
    </>
  );
}
