import type { Classroom } from '@lemma/school/class';
import { Section, TextLink } from '@lemma/ui';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import type { HelpEntry, Waiting } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

const SHOWN = 5;

type HelpFeedProps = { readonly uid: string; readonly classroom: Classroom; readonly waiting: Waiting };

/** Students who are stuck, one entry per skill: "Ana and 3 others". They disappear as soon as they get one right. */
export function HelpFeed({ uid, classroom, waiting }: HelpFeedProps) {
  const t = useText('overview');
  const skillName = useSkillNames(uid);
  const { help } = waiting;
  return (
    <Section
      title={t('helpTitle')}
      actions={
        help.length > SHOWN && (
          <TextLink to={paths.overview({ class: classroom.id, list: 'help' })}>{t('helpAll')}</TextLink>
        )
      }
    >
      <ol className="flex flex-col">
        {help.slice(0, SHOWN).map((entry) => (
          <HelpLine key={entry.skill} entry={entry} classId={classroom.id} skill={skillName(entry.skill)} />
        ))}
      </ol>
      <div className="pt-2">
        <HowComputed what={t('helpTitle')}>{t('helpHow')}</HowComputed>
      </div>
    </Section>
  );
}

type HelpLineProps = { readonly entry: HelpEntry; readonly classId: string; readonly skill: string };

function HelpLine({ entry, classId, skill }: HelpLineProps) {
  const t = useText('overview');
  const [first] = entry.students;
  if (first === undefined) return null;
  const streaks = entry.students.map(({ struggle }) => struggle.wrongStreak);
  const [least, most] = [Math.min(...streaks), Math.max(...streaks)];
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <TextLink to={paths.overview({ class: classId, list: 'help', skill: entry.skill })}>
          {t('helpWho', { name: first.student.fullName, others: entry.students.length - 1 })}
        </TextLink>
        <span className="block text-sm">{skill}</span>
      </span>
      <span className="flex flex-col gap-1 text-sm text-muted md:items-end">
        <Streak tries={most} />
        <span className="figures-tabular">
          {t('helpWhy', { tries: least === most ? String(most) : `${least}–${most}` })}
        </span>
      </span>
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
