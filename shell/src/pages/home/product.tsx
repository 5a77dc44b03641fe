import type { KnownArea } from '@lemma/contract';
import { Button } from '@lemma/ui';
import { seeSample } from '../../app/sample-key.ts';
import parentDark from './pictures/parent.dark.webp';
import parentLight from './pictures/parent.light.webp';
import studentDark from './pictures/student.dark.webp';
import studentLight from './pictures/student.light.webp';
import teacherDark from './pictures/teacher.dark.webp';
import teacherLight from './pictures/teacher.light.webp';
import { useText } from './text/texts.ts';

type PictureProps = {
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  readonly size: readonly [width: number, height: number];
  readonly className: string;
};

/** A picture of a screen, as `npm run pictures` takes it, in the reader's theme. */
const Picture = ({ light, dark, alt, size: [width, height], className }: PictureProps) => (
  <picture className={className}>
    <source media="(prefers-color-scheme: dark)" srcSet={dark} />
    <img
      src={light}
      alt={alt}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
      // Ruled paper until the picture is there: an empty frame looks broken.
      className="h-auto w-full rounded-lg border border-line bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_2.5rem)] bg-wash"
    />
  </picture>
);

const phones = [
  { who: 'student', light: studentLight, dark: studentDark },
  { who: 'parent', light: parentLight, dark: parentDark },
] as const;

/** What each of the three sees, as pictures of a class. */
export function Product() {
  const t = useText('product');
  return (
    <section aria-labelledby="product" className="mt-24 border-t border-line pt-12">
      <h2 id="product" className="text-xl font-semibold tracking-tight">
        {t('title')}
      </h2>
      <div className="mt-8 grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-lg font-semibold">{t('teacherTitle')}</h3>
          <p className="measure mt-2 text-muted">{t('teacherBody')}</p>
          <LookAround who="teacher" />
        </div>
        <Picture light={teacherLight} dark={teacherDark} alt={t('teacherAlt')} size={[1440, 900]} className="block" />
      </div>
      <div className="mt-16 grid gap-16 lg:grid-cols-2">
        {phones.map(({ who, light, dark }) => (
          <div key={who} className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
            <div>
              <h3 className="text-lg font-semibold">{t(`${who}Title`)}</h3>
              <p className="mt-2 text-muted">{t(`${who}Body`)}</p>
              <LookAround who={who} />
            </div>
            <Picture {...{ light, dark }} alt={t(`${who}Alt`)} size={[585, 1266]} className="block max-w-xs" />
          </div>
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{t('made')}</p>
    </section>
  );
}

/** Opens the sample class as one of the three. */
function LookAround({ who }: { readonly who: KnownArea }) {
  const t = useText('product');
  return (
    <Button size="small" className="mt-4" onClick={() => seeSample(who)}>
      {t('look', { who })}
    </Button>
  );
}
