import { QueryView, skillLines } from '@lemma/screens';
import { Mastery } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { parentQueries } from '../../data/parent-queries.ts';
import { useText } from '../../text/texts.ts';

type ChildSkillsProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** What the child can do, skill by skill, in plain words; the ones seen last come first. */
export function ChildSkills({ uid, studentId, name }: ChildSkillsProps) {
  const t = useText('children');
  const progress = useQuery(parentQueries.progress(uid, studentId));
  const skills = useQuery(parentQueries.skills());
  const names = new Map(skills.data?.skills.map((skill) => [skill.code, skill.name]));
  return (
    <QueryView query={progress} loading={null}>
      {(data) => {
        if (data === null || Object.keys(data.skills).length === 0) return null;
        const lines = skillLines(data, (skill) => names.get(skill) ?? skill, Date.now());
        return (
          <>
            <h3 className="pt-6 pb-1 font-semibold">{t('canDo', { name })}</h3>
            <ul className="flex flex-col">
              {lines
                .toSorted((one, other) => other.lastAt - one.lastAt)
                .slice(0, MOST_SHOWN)
                .map(({ skill, name: skillName, step, level, review }) => (
                  <li key={skill} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2">
                    <span>{skillName}</span>
                    <Mastery
                      step={step}
                      word={review ? t('review', { level: t(`levels.${level}`) }) : t(`levels.${level}`)}
                    />
                  </li>
                ))}
            </ul>
          </>
        );
      }}
    </QueryView>
  );
}

/** What fits a letter. */
const MOST_SHOWN = 8;
