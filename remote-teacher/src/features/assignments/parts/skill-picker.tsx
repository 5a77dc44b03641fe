import { Button, Select, TextField } from '@lemma/ui';
import { useState } from 'react';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';
import { searchSkills } from '../logic/skill-search.ts';
import type { SkillSummary } from './item-list.tsx';

type SkillPickerProps = { readonly skills: readonly SkillSummary[]; readonly onAdd: (code: string) => void };

const MOST_SHOWN = 40;

/** The catalogue of skills, searchable by everyday words, Common Core code and grade. */
export function SkillPicker({ skills, onAdd }: SkillPickerProps) {
  const t = useAssignmentText('builder');
  const [words, setWords] = useState('');
  const [grade, setGrade] = useState('');
  const grades = [...new Set(skills.map((skill) => skill.grade))].toSorted((one, other) => one - other);
  const found = searchSkills(
    skills.filter((skill) => grade === '' || String(skill.grade) === grade),
    words,
  );
  return (
    <>
      <div className="flex flex-wrap gap-4 py-4">
        <TextField
          type="search"
          label={t('search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="min-w-64 flex-1"
        />
        <Select
          label={t('grade')}
          placeholder={t('allGrades')}
          value={grade}
          onChange={(event) => setGrade(event.currentTarget.value)}
          options={grades.map((each) => ({
            value: String(each),
            label: t('gradeName', { grade: each }),
          }))}
        />
      </div>
      <p role="status" className="pb-2 text-sm text-muted">
        {t('foundSkills', { count: found.length })}
      </p>
      <ul className="flex flex-col">
        {found.slice(0, MOST_SHOWN).map((skill) => (
          <li key={skill.code} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <div className="min-w-0">
              <p>{skill.name}</p>
              <p className="text-sm text-muted">
                {t('gradeOf', { grade: skill.grade, standards: skill.standards.join(', ') })}
              </p>
            </div>
            <Button size="small" aria-label={t('addNamed', { name: skill.name })} onClick={() => onAdd(skill.code)}>
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && (
        <p className="pt-3 text-sm text-muted">{t('more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}
