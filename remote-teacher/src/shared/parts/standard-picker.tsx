import { coverOfCode, findStandard, gradeOfStandard, type Standard, searchStandards } from '@lemma/plans/standards';
import type { CallOutput } from '@lemma/school/calls';
import { Button, FieldError, Select, Status, TextField, useBeginning } from '@lemma/ui';
import { useState } from 'react';
import { useStandardWords } from '#shared/queries/use-standard-words.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { StandardText } from './standard-text.tsx';

export type SkillSummary = CallOutput<'listSkills'>['skills'][number];

type StandardPickerProps = {
  readonly skills: readonly SkillSummary[];
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  readonly error?: string | undefined;
};

const FIELD = 'standard';

/** The standard whose code is typed whole in the form's picker; undefined if there is none or one is chosen. */
export function typedStandard(form: HTMLFormElement): string | undefined {
  const typed = new FormData(form).get(FIELD);
  return typeof typed === 'string' ? findStandard(typed)?.code : undefined;
}

const MOST_SHOWN = 8;
const MOST_NEAR = 5;
const grades = ['K', '1', '2', '3', '4', '5', '6', '7', '8', 'HS', 'MP'] as const;

const isNamed = (grade: string): grade is 'K' | 'HS' | 'MP' => grade === 'K' || grade === 'HS' || grade === 'MP';

/** All Common Core standards, by code, words and grade; each shows whether a plan can be made for it. */
export function StandardPicker({ skills, chosen, onChoose, error }: StandardPickerProps) {
  const t = usePlanText('plan');
  const said = useStandardWords();
  const [typed, setTyped] = useState('');
  const [grade, setGrade] = useState('');
  const standard = findStandard(chosen);
  if (standard) return <Chosen standard={standard} skills={skills} onChoose={onChoose} />;
  const found =
    typed.trim() === '' && grade === ''
      ? []
      : searchStandards(typed, grade, ({ code, text }) => `${text} ${said(code, text).text}`);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-4">
        <TextField
          id="standard"
          name={FIELD}
          type="search"
          label={t('standard')}
          hint={t('standardHint')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-64 flex-1"
        />
        <Select
          label={t('grade')}
          placeholder={t('allGrades')}
          value={grade}
          onChange={(event) => setGrade(event.currentTarget.value)}
          options={grades.map((each) => ({
            value: each,
            label: isNamed(each) ? t(`gradeNames.${each}`) : t('gradeOf', { grade: each }),
          }))}
        />
      </div>
      {error !== undefined && <FieldError id="standard-error">{error}</FieldError>}
      {(typed.trim() !== '' || grade !== '') && (
        <p role="status" className="text-sm text-muted">
          {t('found', { count: found.length })}
        </p>
      )}
      <ul aria-label={t('standard')}>
        {found.slice(0, MOST_SHOWN).map((each) => (
          <Choice key={each.code} standard={each} skills={skills} onChoose={onChoose} />
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="text-sm text-muted">{t('more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </div>
  );
}

type ChoiceProps = {
  readonly standard: Standard;
  readonly skills: readonly SkillSummary[];
  readonly onChoose: (code: string) => void;
};

function Choice({ standard: { code, text }, skills, onChoose }: ChoiceProps) {
  const t = usePlanText('plan');
  const { kind } = coverOfCode(code, skills);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onChoose(code)}
        className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-1 py-2 text-left hover:bg-wash"
      >
        <span className="w-24 shrink-0 font-semibold">{code}</span>
        <StandardText code={code} text={text} className="min-w-48 flex-1" />
        <span className="text-sm text-muted">
          <Status tone={kind === 'none' ? 'waiting' : 'done'}>{t(`coverShort.${kind}`)}</Status>
        </span>
      </button>
    </li>
  );
}

/** The neighboring standards in both directions for which a plan can be made. */
function nearby(standard: Standard, skills: readonly SkillSummary[]): Standard[] {
  const cluster = standard.code.replace(/\.[^.]+$/, '');
  const around = [...standard.before, ...standard.related].flatMap((code) => findStandard(code) ?? []);
  const after = searchStandards('', gradeOfStandard(standard.code)).filter(
    ({ before, code }) => before.includes(standard.code) || code.startsWith(cluster),
  );
  const later = searchStandards('').filter(({ before }) => before.includes(standard.code));
  return [...new Set([...around, ...later, ...after])].filter(
    ({ code }) => code !== standard.code && coverOfCode(code, skills).kind !== 'none',
  );
}

function Chosen({ standard, skills, onChoose }: ChoiceProps) {
  const t = usePlanText('plan');
  const cover = coverOfCode(standard.code, skills);
  const { shown: near, more } = useBeginning(cover.kind === 'none' ? nearby(standard, skills) : [], MOST_NEAR);
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-y border-line py-3">
        <span className="font-semibold">{standard.code}</span>
        <StandardText code={standard.code} text={standard.text} className="measure min-w-48 flex-1" />
        <Button size="small" onClick={() => onChoose('')}>
          {t('change')}
        </Button>
      </div>
      <p className="pt-2 text-sm">
        <Status tone={cover.kind === 'none' ? 'attention' : 'done'}>{t(`coverShort.${cover.kind}`)}</Status>{' '}
        <span className="text-muted">{t(`cover.${cover.kind}`, { count: cover.skills.length })}</span>
      </p>
      {near.length > 0 && (
        <>
          <p className="pt-3 font-semibold">{t('nearest')}</p>
          <ul>
            {near.map((each) => (
              <Choice key={each.code} standard={each} skills={skills} onChoose={onChoose} />
            ))}
            <li className="empty:hidden">{more}</li>
          </ul>
        </>
      )}
    </div>
  );
}
