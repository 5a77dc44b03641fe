import type { AssignmentItem } from '@lemma/school/assignment';
import { Button, Dialog, Select, TextField } from '@lemma/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Found, skillSearch } from '#shared/logic/skill-search.ts';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { skillMap } from '../logic/skill-map.ts';
import type { Kind } from './kind-fields.tsx';
import { type SkillChoice, SkillLine, SkillMap } from './skill-map.tsx';
import { SkillSample } from './skill-sample.tsx';
import { useIsWide } from './use-is-wide.ts';

type SkillBrowserProps = {
  readonly skills: readonly SkillInWords[];
  /** The grade of the class, at which the map opens. */
  readonly grade: number;
  readonly items: readonly AssignmentItem[];
  /** A new question as it would be added. */
  readonly begin: (code: string, kind?: Kind) => AssignmentItem;
  readonly isFull: boolean;
  readonly onAdd: (items: AssignmentItem[]) => void;
};

const MOST_SHOWN = 40;

/** The catalog of skills: a map by grade, domain and standard, a search, and beside them a problem to try. */
export function SkillBrowser({ skills, grade: classGrade, items, begin, isFull, onAdd }: SkillBrowserProps) {
  const t = useAssignmentText('builder');
  const isWide = useIsWide();
  const [words, setWords] = useState('');
  const [grade, setGrade] = useState(() => nearest(gradesOf(skills), classGrade));
  const [picked, setPicked] = useState<string | undefined>();
  const map = useMemo(() => skillMap(skills, grade), [skills, grade]);
  const typed = useDeferredValue(words.trim());
  const search = useMemo(() => skillSearch(skills), [skills]);
  const found = useMemo(() => (typed === '' ? undefined : search(typed, grade)), [search, typed, grade]);
  // Beside the map there is always a problem to see; on a small screen it covers the map, so only when asked for.
  const first = found ? found.skills[0] : map[0]?.standards[0]?.skills[0];
  const chosen = picked ?? (isWide ? first?.code : undefined);
  const skill = skills.find(({ code }) => code === chosen);
  const choice: SkillChoice = {
    ...{ chosen, isFull, onChoose: setPicked },
    onAdd: (code) => {
      if (isWide) setPicked(code);
      onAdd([begin(code)]);
    },
    countOf: (code) => items.filter((item) => item.skill === code).length,
  };
  const type = (next: string) => {
    setWords(next);
    setPicked(undefined);
  };
  const sample = skill && (
    <SkillSample key={skill.code} {...{ skill, begin, isFull }} count={items.length} onAdd={(item) => onAdd([item])} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <div className="flex flex-col gap-3 pb-3">
          <TextField
            type="search"
            label={t('search')}
            hint={t('searchHint')}
            value={words}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {found === undefined && (
            <Select
              label={t('grade')}
              value={String(grade)}
              onChange={(event) => {
                setGrade(Number(event.currentTarget.value));
                setPicked(undefined);
              }}
              options={gradesOf(skills).map((each) => ({
                value: String(each),
                label: t('gradeName', { grade: each }),
              }))}
            />
          )}
        </div>
        {found === undefined ? (
          <SkillMap key={grade} map={map} {...choice} />
        ) : (
          <FoundSkills {...{ found, typed, choice }} onEnd={() => type('')} />
        )}
      </div>
      {isWide ? (
        <aside
          aria-label={t('sampleTitle')}
          className="sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto"
        >
          {sample}
        </aside>
      ) : (
        <Dialog
          open={skill !== undefined}
          onOpenChange={(open) => !open && setPicked(undefined)}
          title={t('sampleTitle')}
        >
          {sample}
        </Dialog>
      )}
    </div>
  );
}

const nearest = (grades: readonly number[], wanted: number): number =>
  grades.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;

const gradesOf = (skills: readonly SkillInWords[]): number[] =>
  [...new Set(skills.map(({ grade }) => grade))].toSorted((one, other) => one - other);

type FoundSkillsProps = {
  readonly found: Found;
  readonly typed: string;
  readonly choice: SkillChoice;
  readonly onEnd: () => void;
};

/** What a search of all grades finds. */
function FoundSkills({ found: { skills, readAs }, typed, choice, onEnd }: FoundSkillsProps) {
  const t = useAssignmentText('builder');
  return (
    <>
      <p role="status" className={skills.length === 0 ? 'pb-1 font-semibold' : 'pb-2 text-sm text-muted'}>
        {skills.length === 0 ? t('nothing', { words: typed }) : t('foundSkills', { count: skills.length })}
        {readAs !== undefined && ` ${t('readAs', { words: readAs })}`}
      </p>
      {skills.length === 0 && <p className="measure pb-3 text-muted">{t('nothingBody')}</p>}
      <ul className="flex flex-col">
        {skills.slice(0, MOST_SHOWN).map((skill) => (
          <SkillLine key={skill.code} skill={skill} placed {...choice} />
        ))}
      </ul>
      {skills.length > MOST_SHOWN && (
        <p className="pt-3 text-sm text-muted">{t('more', { count: skills.length - MOST_SHOWN })}</p>
      )}
      <div className="pt-3">
        <Button size="small" onClick={onEnd}>
          {t('toMap')}
        </Button>
      </div>
    </>
  );
}
