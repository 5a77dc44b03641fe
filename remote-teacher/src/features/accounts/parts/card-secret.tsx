import type { LoginCard } from '@lemma/school/class';
import { type SecretPicture, secretPictures } from '@lemma/school/people';
import { SecretPictureDrawing, usePictureWords } from '@lemma/ui';

type CardSecretProps = { readonly card: LoginCard };

/** Each picture with its position as key, because the same picture may occur twice. */
const picturesOf = (secret: string): { readonly place: string; readonly picture: SecretPicture }[] =>
  secret.split('-').flatMap((name, index) => {
    const picture = secretPictures.find((each) => each === name);
    return picture === undefined ? [] : [{ place: `${index + 1}-${picture}`, picture }];
  });

/** A secret as the student uses it: three pictures in order, or words to type. */
export function CardSecret({ card }: CardSecretProps) {
  const t = usePictureWords();
  const { secret, secretKind } = card;
  if (secretKind === 'pictures') {
    return (
      <ol className="flex gap-3">
        {picturesOf(secret).map(({ place, picture }) => (
          <li key={place} className="flex flex-col items-center text-sm leading-4">
            <span className="rounded-sm bg-white p-1">
              <SecretPictureDrawing name={picture} className="size-8" />
            </span>
            {t(picture)}
          </li>
        ))}
      </ol>
    );
  }
  return <span className="font-mono font-semibold wrap-anywhere">{secret}</span>;
}
