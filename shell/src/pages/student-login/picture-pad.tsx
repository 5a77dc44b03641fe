import { PICTURES_IN_A_SECRET, type SecretPicture, secretPictures } from '@lemma/school/people';
import { Button, SecretPictureDrawing, usePictureWords } from '@lemma/ui';
import { useText } from '../../text/texts.ts';

type PicturePadProps = {
  readonly chosen: readonly SecretPicture[];
  readonly onChange: (chosen: readonly SecretPicture[]) => void;
};

/**
 * The 24 pictures with their words, and the three places. All are buttons, so keyboard and screen reader work without
 * extra code.
 */
export function PicturePad({ chosen, onChange }: PicturePadProps) {
  const t = useText('student');
  const words = usePictureWords();
  const names = chosen.map((picture) => words(picture)).join(', ');
  const isFull = chosen.length === PICTURES_IN_A_SECRET;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">{t('picturesTitle')}</legend>
      <div className="flex items-center gap-3">
        <ol className="flex gap-2">
          {[1, 2, 3].map((place) => {
            const picture = chosen[place - 1];
            return (
              <li
                key={place}
                aria-label={picture === undefined ? t('picturesNext', { place }) : words(picture)}
                className="flex size-16 items-center justify-center rounded-md border border-line-strong bg-white text-lg text-[#555]"
              >
                {picture === undefined ? (
                  <span aria-hidden="true">{place}</span>
                ) : (
                  <SecretPictureDrawing name={picture} />
                )}
              </li>
            );
          })}
        </ol>
        <Button kind="quiet" disabled={chosen.length === 0} onClick={() => onChange(chosen.slice(0, -1))}>
          {t('picturesBack')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {chosen.length === 0 ? t('picturesNone') : t('picturesChosen', { names })}
      </p>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {secretPictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-disabled={isFull}
              onClick={() => !isFull && onChange([...chosen, picture])}
              className="flex w-full flex-col items-center gap-1 rounded-md border border-line bg-white p-2 text-sm text-[#222] hover:border-accent aria-disabled:opacity-55"
            >
              <SecretPictureDrawing name={picture} />
              {words(picture)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
