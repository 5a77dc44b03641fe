import type { SampleId } from '@lemma/math/samples';
import { Button, cx, inputClass } from '@lemma/ui';
import { type ComponentType, useId, useState } from 'react';
import { ownPart } from '../../app/own-part.ts';
import { sampleMath } from './sample-math.tsx';
import { useText } from './text/texts.ts';

/** Wrong answers that students give, for a visitor who does not want to think of one. */
const samples = {
  fractions: { task: 'add', often: ['3/7', '3/12'] },
  subtraction: { task: 'subtract', often: ['355', '300'] },
  equation: { task: 'solve', often: ['19/3', '16'] },
} as const satisfies Record<SampleId, unknown>;
const ids: readonly SampleId[] = ['fractions', 'subtraction', 'equation'];

/** The engine for the samples, and what shows its verdict: loaded when somebody is about to answer. */
const loadVerdict = () => ownPart(() => import('./verdict.tsx'));

type Checked = {
  readonly Verdict: ComponentType<{ readonly sample: SampleId; readonly response: string }>;
  readonly response: string;
};

/** A problem that a visitor answers, and whose mistake is named by the same engine as in a class. */
export function TryProblem() {
  const t = useText('problem');
  const id = useId();
  const [sample, setSample] = useState<SampleId>('fractions');
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState<Checked | 'failed' | 'missing' | undefined>(undefined);
  const [isLoading, setLoading] = useState(false);

  const choose = (next: SampleId) => {
    setSample(next);
    setTyped('');
    setChecked(undefined);
  };
  const check = async (response: string) => {
    // An empty field clears the verdict on what stood there before.
    if (response.trim() === '') return setChecked('missing');
    setLoading(true);
    const loaded = await loadVerdict().catch(() => undefined);
    setChecked(loaded === undefined ? 'failed' : { Verdict: loaded.Verdict, response });
    setLoading(false);
  };
  const begin = () => void loadVerdict().catch(() => undefined);
  const { task, often } = samples[sample];
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border border-line bg-sheet">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 md:px-8">
        <h2 id={`${id}-title`} className="font-semibold">
          {t('title')}
        </h2>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{t('which')}</legend>
          {ids.map((each) => (
            <Button
              key={each}
              kind="quiet"
              size="small"
              aria-pressed={each === sample}
              className={cx('-mx-1', each === sample && 'bg-accent-wash')}
              onClick={() => choose(each)}
            >
              {t(each)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="px-5 py-6 md:px-8">
        <p id={`${id}-task`}>
          <span className="text-muted">{t(task)}</span>
          <span className="mt-1 block text-[1.75rem] leading-tight">{sampleMath[sample]}</span>
        </p>
        <form
          className="mt-6"
          method="post"
          onFocus={begin}
          onSubmit={(event) => {
            event.preventDefault();
            void check(typed);
          }}
        >
          <label htmlFor={id} className="text-sm font-semibold">
            {t('answer')}
          </label>
          <div dir="ltr" className="mt-1 flex gap-2 rtl:justify-end">
            <input
              {...{ id, value: typed }}
              data-stays
              name="answer"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={100}
              aria-describedby={`${id}-task`}
              onChange={(event) => setTyped(event.target.value)}
              className={inputClass('min-w-0 max-w-xs text-lg')}
            />
            <Button type="submit" kind="primary" pending={isLoading}>
              {t('check')}
            </Button>
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {t('often')}
            {often.map((answer) => (
              <Button
                key={answer}
                size="small"
                onClick={() => {
                  setTyped(answer);
                  void check(answer);
                }}
              >
                {answer}
              </Button>
            ))}
          </p>
        </form>
        <noscript>
          <p className="mt-4 text-sm text-muted">{t('noScript')}</p>
        </noscript>
        <div role="status" aria-live="polite">
          {checked === 'missing' && <p className="mt-5 text-warm">{t('missing')}</p>}
          {checked === 'failed' && <p className="mt-5 text-warm">{t('failed')}</p>}
          {typeof checked === 'object' && <checked.Verdict sample={sample} response={checked.response} />}
        </div>
      </div>
    </section>
  );
}
