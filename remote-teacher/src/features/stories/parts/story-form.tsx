import { coverOfCode } from '@lemma/plans/standards';
import { useNavigate, useSearchParams } from '@lemma/router';
import { type StoryRequest, storyInterests, storyReadings } from '@lemma/school/story';
import { QueryView, useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { type SkillSummary, StandardPicker } from '#shared/parts/standard-picker.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';

const counts = [3, 4, 5, 6] as const;

/** The form for a story. */
export function StoryForm() {
  const skills = useQuery(teacherQueries.skills(useUid()));
  return <QueryView query={skills}>{({ skills: all }) => <Questions skills={all} />}</QueryView>;
}

const among = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((each) => each === value);

function Questions({ skills }: { readonly skills: readonly SkillSummary[] }) {
  const t = useStoryText('story');
  const p = usePlanText('plan');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const standard = search.get('standard') ?? '';
  const cover = coverOfCode(standard, standard === '' ? [] : skills);
  const [wish, setWish] = useState<Omit<StoryRequest, 'standard'>>({ scenes: 4, interest: 'any', reading: 'short' });
  const [missing, setMissing] = useState(false);
  const [storyId] = useState(() => crypto.randomUUID());
  const make = useCall('makeStory', {
    onSuccess: async () => navigate(paths.stories({ story: storyId })),
    onError: tellFault,
  });
  const change = (part: Partial<StoryRequest>) => setWish((before) => ({ ...before, ...part }));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(cover.skills.length === 0);
    if (cover.skills.length > 0 && !make.isPending) make.mutate({ storyId, request: { ...wish, standard } });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-2xl flex-col gap-6 pb-8">
      <StandardPicker
        skills={skills}
        chosen={standard}
        error={missing ? t('standardMissing') : undefined}
        onChoose={(code) => {
          setMissing(false);
          setWish(({ focus: _, ...rest }) => rest);
          setSearch(code === '' ? {} : { standard: code });
        }}
      />
      <div className="flex flex-wrap gap-4">
        {cover.skills.length > 1 && (
          <Select
            label={p('focus')}
            placeholder={p('focusAny')}
            value={wish.focus ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setWish(({ focus: _, ...rest }) => (value === '' ? rest : { ...rest, focus: value }))
            }
            options={cover.skills.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        <Select
          label={t('scenes')}
          value={String(wish.scenes)}
          onChange={({ currentTarget: { value } }) => change({ scenes: Number(value) })}
          options={counts.map((each) => ({ value: String(each), label: String(each) }))}
        />
        <Select
          label={t('interest')}
          value={wish.interest}
          onChange={({ currentTarget: { value } }) => change({ interest: among(storyInterests, value) ?? 'any' })}
          options={storyInterests.map((each) => ({ value: each, label: t(`interests.${each}`) }))}
        />
        <Select
          label={t('reading')}
          value={wish.reading}
          onChange={({ currentTarget: { value } }) => change({ reading: among(storyReadings, value) ?? 'short' })}
          options={storyReadings.map((each) => ({ value: each, label: t(`readings.${each}`) }))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" pending={make.isPending} aria-disabled={cover.skills.length === 0}>
          {t('make')}
        </Button>
        <p role="status" className="text-muted">
          {make.isPending ? t('making') : ''}
        </p>
      </div>
    </form>
  );
}
