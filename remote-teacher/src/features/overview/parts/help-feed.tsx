import type { Classroom } from '@lemma/school/class';
import { Section, TextLink } from '@lemma/ui';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { helpByStudent, type StuckStudent, type Waiting } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

const SHOWN = 5;

type HelpFeedProps = { readonly uid: string; readonly classroom: Classroom; readonly waiting: Waiting };

/** Students who are stuck, one row for each with all the reasons. A reason goes with the next right answer. */
export function HelpFeed({ uid, classroom, waiting }: HelpFeedProps) {
  const t = useText('overview');
  const skillName = useSkillNames(uid);
  const stuckOnes = helpByStudent(waiting.help);
  return (
    <Section
      title={t('helpTitle')}
      actions={
        stuckOnes.length > SHOWN && (
          <TextLink to={paths.overview({ class: classroom.id, list: 'help' })}>{t('helpAll')}</TextLink>
        )
      }
    >
      <ol className="flex flex-col">
        {stuckOnes.slice(0, SHOWN).map((stuck) => (
          <HelpLine key={stuck.student.id} stuck={stuck} classId={classroom.id} skillName={skillName} />
        ))}
      </ol>
      <div className="pt-2">
        <HowComputed what={t('helpTitle')}>{t('helpHow')}</HowComputed>
      </div>
    </Section>
  );
}

type HelpLineProps = {
  readonly stuck: StuckStudent;
  readonly classId: string;
  readonly skillName: (skill: string) => string;
};

function HelpLine({ stuck: { student, struggles }, classId, skillName }: HelpLineProps) {
  const t = useText('overview');
  return (
    <li className="border-b border-line py-2.5">
      <TextLink to={paths.student({ studentId: student.id, class: classId })}>{student.fullName}</TextLink>
      <ul className="flex flex-col gap-1">
        {struggles.map(({ skill, wrongStreak }) => (
          <li key={skill} className="grid items-center gap-x-6 text-sm md:grid-cols-[minmax(0,1fr)_auto]">
            <TextLink to={paths.overview({ class: classId, list: 'help', skill })}>{skillName(skill)}</TextLink>
            <span className="flex flex-wrap items-center gap-x-3 text-muted md:justify-end">
              <Streak tries={wrongStreak} />
              <span className="figures-tabular">{t('helpWhy', { tries: String(wrongStreak) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const MOST_MARKS = 12;

/** A cross for each wrong try in a row; the number stands below. */
function Streak({ tries }: { readonly tries: number }) {
  const count = Math.min(tries, MOST_MARKS);
  const marks = Array.from({ length: count }, (_, at) => `M${12 * at + 2} 2l7 7M${12 * at + 9} 2l-7 7`);
  return (
    <svg aria-hidden="true" width={12 * count} height={11} className="shrink-0">
      <path d={marks.join('')} fill="none" strokeWidth={2} strokeLinecap="round" className="stroke-warm" />
    </svg>
  );
}
