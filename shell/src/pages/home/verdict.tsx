import { lookAt, type SampleId } from '@lemma/math/samples';
import { createTexts, Prose, useLocale } from '@lemma/ui';
import { spanishWords } from './spanish-words.ts';
import { verdictTexts } from './text/verdict.ts';

const { useText } = createTexts(verdictTexts);

type VerdictProps = { readonly sample: SampleId; readonly response: string };

/** What the engine says of an answer: to the student, and to the teacher. */
export function Verdict({ sample, response }: VerdictProps) {
  const t = useText('verdict');
  const locale = useLocale();
  const verdict = lookAt(sample, response);
  if (verdict.kind === 'misconception') {
    const spanish = locale === 'es' ? spanishWords[verdict.id] : undefined;
    const { feedback, idea, move } = spanish ?? verdict.words;
    const language = spanish === undefined ? ({ lang: 'en', dir: 'ltr' } as const) : { lang: 'es' };
    return (
      <dl className="mt-6 animate-arrive border-s-2 border-accent ps-5">
        <dt className="text-sm text-muted">{t('toStudent')}</dt>
        <dd {...language} className="mt-1">
          <Prose text={feedback} />
          {sample === 'fractions' && <Bars />}
        </dd>
        <dt className="mt-5 text-sm text-muted">{t('toTeacher')}</dt>
        <dd {...language} className="mt-1">
          <p className="font-semibold">
            <Prose text={t('quoted', { idea })} />
          </p>
          <p className="mt-1">
            <Prose text={move} />
          </p>
        </dd>
      </dl>
    );
  }
  const plain = {
    right: t('right'),
    unworked: t('unworked'),
    form: locale === 'en' && verdict.kind === 'form' ? verdict.message : t('form'),
    unreadable: locale === 'en' && verdict.kind === 'unreadable' ? `${verdict.message} ${t('noTry')}` : t('unreadable'),
    unexplained: t('unexplained'),
  }[verdict.kind];
  return <p className="mt-6 animate-arrive border-s-2 border-accent ps-5">{plain}</p>;
}

const WIDTH = 360;
const bars = [
  { parts: ['first', 'second', 'third'], shaded: 2 },
  { parts: ['first', 'second', 'third', 'fourth'], shaded: 1 },
];

/** Two thirds and one quarter as bars of the same length, to show that the parts have different sizes. */
const Bars = () => (
  <svg viewBox={`0 0 ${WIDTH} 62`} className="mt-3 w-full max-w-xs" aria-hidden="true">
    {bars.map(({ parts, shaded }, row) =>
      parts.map((part, index) => (
        <rect
          key={part}
          x={1 + (index * (WIDTH - 2)) / parts.length}
          y={1 + row * 34}
          width={(WIDTH - 2) / parts.length}
          height={26}
          className={index < shaded ? 'fill-mastery-3 stroke-ink' : 'fill-transparent stroke-line-strong'}
        />
      )),
    )}
  </svg>
);
