import { coverOfCode } from '@lemma/plans/standards';
import { plotsFor, worldsFor } from '@lemma/plans/story-plots';
import { useNavigate, useSearchParams } from '@lemma/router';
import { gradeOf } from '@lemma/school/class';
import { heroSchema, type StoryRequest, storyBands, storyWorlds } from '@lemma/school/story';
import { QueryView, useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { Button, Select, TextField } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { classInUse } from '#shared/logic/last-class.ts';
import { tellFault } from '#shared/logic/tell-fault.ts';
import { type SkillSummary, StandardPicker, typedStandard } from '#shared/parts/standard-picker.tsx';
import { StandardText } from '#shared/parts/standard-text.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { usePlanText } from '#shared/text/use-plan-text.ts';
import { useStoryText } from '#shared/text/use-story-text.ts';
import { bandOfGrade } from '../logic/band-of-grade.ts';
import { nearestTold } from '../logic/nearest-told.ts';

/** The form for a story. */
export function StoryForm() {
  const skills = useQuery(teacherQueries.skills(useUid()));
  return <QueryView query={skills}>{({ skills: all }) => <Questions skills={all} />}</QueryView>;
}

const among = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((each) => each === value);

type Wish = Pick<StoryRequest, 'focus' | 'world'> & { readonly band?: (typeof storyBands)[number] };

/** The reading level that fits the class that the teacher works in. */
function useFittingBand() {
  const classes = useQuery(teacherQueries.classes(useUid()));
  const inUse = classInUse(classes.data ?? []);
  return bandOfGrade(inUse && gradeOf(inUse));
}

/** A name that the story may use; undefined for an empty field, null where it is no first name. */
const namedBy = (typed: string): string | undefined | null =>
  typed.trim() === '' ? undefined : (heroSchema.safeParse(typed).data ?? null);

type Named = { readonly hero: string; readonly friend: string };

/** Whom the story is about, if the teacher wants to say so. */
function Names({ names, onChange }: { readonly names: Named; readonly onChange: (names: Named) => void }) {
  const t = useStoryText('story');
  return (
    <div className="flex flex-wrap gap-4">
      {(['hero', 'friend'] as const).map((who) => (
        <TextField
          key={who}
          label={t(who)}
          hint={t('nameHint')}
          value={names[who]}
          error={namedBy(names[who]) === null ? t('nameError') : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ ...names, [who]: value })}
        />
      ))}
    </div>
  );
}

function Questions({ skills }: { readonly skills: readonly SkillSummary[] }) {
  const t = useStoryText('story');
  const p = usePlanText('plan');
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const standard = search.get('standard') ?? '';
  const cover = coverOfCode(standard, standard === '' ? [] : skills);
  const [wish, setWish] = useState<Wish>({});
  const fitting = useFittingBand();
  const band = wish.band ?? fitting;
  const [names, setNames] = useState<Named>({ hero: '', friend: '' });
  const [missing, setMissing] = useState(false);
  const [storyId] = useState(() => crypto.randomUUID());
  const make = useCall('makeStory', {
    onSuccess: async () => navigate(paths.stories({ story: storyId })),
    onError: tellFault,
  });
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const codes = cover.skills.map(({ code }) => code);
  const told = cover.skills.filter(({ code }) => plotsFor([code]).length > 0);
  const worlds = worldsFor(wish.focus === undefined ? codes : [wish.focus]);
  const { hero, friend } = { hero: namedBy(names.hero), friend: namedBy(names.friend) };
  const isRefused = cover.skills.length > 0 && told.length === 0;
  const choose = (code: string) => {
    setMissing(false);
    setWish(({ focus: _, ...rest }) => rest);
    setSearch(code === '' ? {} : { standard: code });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedStandard(event.currentTarget);
    if (typed !== undefined) return choose(typed);
    setMissing(cover.skills.length === 0);
    if (told.length === 0 || hero === null || friend === null || make.isPending) return;
    const { world, ...rest } = wish;
    const request: StoryRequest = {
      ...{ standard, scenes: 4, interest: 'any', reading: band === 'early' ? 'short' : 'longer', ...rest, band },
      ...(world !== undefined && worlds.includes(world) && { world }),
      ...(hero !== undefined && { hero }),
      ...(friend !== undefined && { friend }),
    };
    make.mutate({ storyId, request });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-2xl flex-col gap-6 pb-8">
      <StandardPicker
        skills={skills}
        chosen={standard}
        error={missing ? t('standardMissing') : undefined}
        onChoose={choose}
      />
      <div className="flex flex-wrap gap-4">
        {told.length > 1 && (
          <Select
            label={p('focus')}
            placeholder={p('focusAny')}
            value={wish.focus ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setWish(({ focus: _, ...rest }) => (value === '' ? rest : { ...rest, focus: value }))
            }
            options={told.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        <Select
          label={t('interest')}
          placeholder={t('anywhere')}
          value={wish.world !== undefined && worlds.includes(wish.world) ? wish.world : ''}
          onChange={({ currentTarget: { value } }) => {
            const world = among(storyWorlds, value);
            setWish(({ world: _, ...rest }) => (world === undefined ? rest : { ...rest, world }));
          }}
          options={storyWorlds
            .filter((each) => worlds.includes(each))
            .map((each) => ({ value: each, label: t(`worlds.${each}`) }))}
        />
        <Select
          label={t('reading')}
          value={band}
          onChange={({ currentTarget: { value } }) => change({ band: among(storyBands, value) ?? band })}
          options={storyBands.map((each) => ({ value: each, label: t(`bands.${each}`) }))}
        />
      </div>
      <Names names={names} onChange={setNames} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" pending={make.isPending} aria-disabled={told.length === 0}>
          {t('make')}
        </Button>
        <p role="status" className="text-muted">
          {make.isPending ? t('making') : isRefused ? t('noPlot') : ''}
        </p>
      </div>
      {isRefused && <Nearest standard={standard} skills={skills} onChoose={choose} />}
    </form>
  );
}

type Choice = {
  readonly standard: string;
  readonly skills: readonly SkillSummary[];
  readonly onChoose: (code: string) => void;
};

/** Where a standard has no story: the nearest ones that have, as a choice. */
function Nearest({ standard, skills, onChoose }: Choice) {
  const t = useStoryText('story');
  const near = nearestTold(standard, skills);
  return (
    <section aria-label={t('nearest')} className="flex flex-col gap-2">
      <p>{t('nearest')}</p>
      <ul className="flex flex-col items-start gap-2">
        {near.map(({ code, text }) => (
          <li key={code}>
            <Button className="justify-start" onClick={() => onChoose(code)}>
              <span>{code}</span>
              <StandardText code={code} text={text} className="text-left font-normal" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
