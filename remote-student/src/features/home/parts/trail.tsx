import type { Trail as Way } from '@lemma/school/family';
import { InEnglish, useMathWords } from '@lemma/screens';
import { cx, Section } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useText } from '#shared/text/texts.ts';

const parts = ['behind', 'now', 'next', 'later'] as const;
type Part = (typeof parts)[number];

type TrailProps = {
  readonly trail: Way;
  /** What one can do about what is being learned now. */
  readonly practice: ReactNode;
};

/** The child's own way, from what is behind to what comes later, along a curve. */
export function Trail({ trail, practice }: TrailProps) {
  const t = useText('home');
  const stations = parts.flatMap((part) => trail[part].map((step, index) => ({ ...step, part, isFirst: index === 0 })));
  const lastNow = stations.findLastIndex(({ part }) => part === 'now');
  if (stations.length === 0) return practice;
  return (
    <Section title={t('trail')}>
      <ol className="flex flex-col">
        {stations.map(({ skill, name, part, isFirst }, index) => (
          <li key={skill} className="grid grid-cols-[4.5rem_1fr] gap-x-4">
            <Bend
              part={part}
              index={index}
              isReached={part === 'behind' || (part === 'now' && isFirst)}
              isLast={index === stations.length - 1}
            />
            <div className="flex min-h-16 flex-col justify-center py-2.5">
              <p className={isFirst ? 'text-sm text-muted' : 'sr-only'}>{t(`trailParts.${part}`)}</p>
              <p className={cx(part === 'now' && 'text-lg font-semibold', part === 'later' && 'text-muted')}>
                <SkillName skill={skill} name={name} />
              </p>
              {index === lastNow && <div className="pt-2">{practice}</div>}
            </div>
          </li>
        ))}
      </ol>
      {lastNow < 0 && practice}
    </Section>
  );
}

function SkillName({ skill, name }: { readonly skill: string; readonly name: string }) {
  const { text, lang } = useMathWords().skill(skill, name);
  return lang === 'en' ? <InEnglish>{text}</InEnglish> : text;
}

const symbols: Record<Part, ReactNode> = {
  behind: (
    <>
      <circle r="13" className="fill-accent" />
      <path d="m-5 .5 3.5 3.5 6.5-8" fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-on-accent" />
    </>
  ),
  now: (
    <>
      <circle r="18" strokeWidth="4" className="fill-sheet stroke-tint" />
      <circle r="8" className="fill-tint" />
    </>
  ),
  next: <circle r="11" strokeWidth="2.5" className="fill-sheet stroke-tint" />,
  later: <circle r="8" strokeWidth="2" strokeDasharray="3 3" className="fill-paper stroke-line-strong" />,
};

type BendProps = {
  readonly part: Part;
  readonly index: number;
  /** The way up to here was walked. */
  readonly isReached: boolean;
  readonly isLast: boolean;
};

/** Half a turn of the way at one station: what was walked is a line, what lies ahead is dots. */
function Bend({ part, index, isReached, isLast }: BendProps) {
  const x = index % 2 === 0 ? 20 : 52;
  // On the way between two stations, halfway to where the line bends.
  const between = 36 + (x - 36) * 0.55;
  const half = (d: string, isWalked: boolean) => (
    <path
      d={d}
      fill="none"
      vectorEffect="non-scaling-stroke"
      strokeLinecap="round"
      strokeWidth={isWalked ? 4 : 3}
      strokeDasharray={isWalked ? undefined : '0.1 8'}
      className={isWalked ? 'stroke-accent' : 'stroke-line-strong'}
    />
  );
  return (
    <span className="relative">
      <svg aria-hidden="true" viewBox="0 0 72 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {index > 0 && half(`M36 0C${between} 18 ${x} 30 ${x} 50`, isReached)}
        {!isLast && half(`M${x} 50C${x} 70 ${between} 82 36 100`, part === 'behind')}
      </svg>
      <svg
        aria-hidden="true"
        viewBox="-20 -20 40 40"
        className="absolute top-1/2 size-10 -translate-1/2"
        style={{ left: x }}
      >
        {symbols[part]}
      </svg>
    </span>
  );
}
