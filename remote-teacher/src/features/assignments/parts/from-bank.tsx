import type { BankItem } from '@lemma/school/assignment';
import { QueryView, useCall } from '@lemma/screens';
import { Button, Empty, Formula, Prose, TextField } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bankQuery } from '#shared/queries/bank-query.ts';
import type { SkillInWords } from '#shared/queries/skills-in-words.ts';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type FromBankProps = {
  readonly uid: string;
  readonly skills: readonly SkillInWords[];
  readonly onAdd: (kept: BankItem) => void;
};

/** The teacher's saved questions with their points, tries and form, from all classes. */
export function FromBank({ uid, skills, onAdd }: FromBankProps) {
  const t = useAssignmentText('builder');
  const bank = useQuery(bankQuery(uid));
  const [words, setWords] = useState('');
  const nameOf = ({ item }: BankItem) =>
    item.own?.prompt ?? skills.find(({ code }) => code === item.skill)?.name ?? item.skill;
  return (
    <QueryView query={bank}>
      {(data) => {
        const all = Object.values(data?.items ?? {}).toSorted((one, other) => other.keptAt - one.keptAt);
        if (all.length === 0) return <Empty title={t('noBank')}>{t('noBankBody')}</Empty>;
        const wanted = words.toLowerCase().split(/\s+/);
        const found = all.filter((kept) => wanted.every((word) => nameOf(kept).toLowerCase().includes(word)));
        return (
          <>
            <TextField
              type="search"
              label={t('searchBank')}
              value={words}
              onChange={({ currentTarget: { value } }) => setWords(value)}
              className="max-w-md pb-3"
            />
            <p role="status" className="pb-2 text-sm text-muted">
              {t('foundKept', { count: found.length })}
            </p>
            <ul className="flex flex-col">
              {found.map((kept) => (
                <RetentionLine key={kept.id} kept={kept} name={nameOf(kept)} onAdd={() => onAdd(kept)} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryView>
  );
}

type RetentionLineProps = { readonly kept: BankItem; readonly name: string; readonly onAdd: () => void };

function RetentionLine({ kept, name, onAdd }: RetentionLineProps) {
  const t = useAssignmentText('builder');
  const drop = useCall('dropItem');
  const { own, points, tries } = kept.item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p>
          <Prose text={name} /> {own?.math !== undefined && <Formula text={own.math} />}
        </p>
        <p className="text-sm text-muted">{t('keptSettings', { points, tries: t('triesOf', { count: tries }) })}</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          kind="quiet"
          pending={drop.isPending}
          aria-label={t('dropNamed', { name })}
          onClick={() => drop.mutate({ keptId: kept.id })}
        >
          {t('drop')}
        </Button>
        <Button size="small" aria-label={t('addNamed', { name })} onClick={onAdd}>
          {t('add')}
        </Button>
      </div>
    </li>
  );
}
