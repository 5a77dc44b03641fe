import { pictureSecret, type SecretPicture } from '@lemma/school/people';
import { Button, FormErrorSummary, Notice, PageTitle, PasswordField, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useText } from '../../text/texts.ts';
import { useSubmission } from '../auth-form.ts';
import { callSentence } from './call-sentence.ts';
import { PicturePad } from './picture-pad.tsx';
import type { SignInName } from './types.ts';

type SecretFormProps = {
  readonly who: SignInName;
  readonly onSecret: (secret: string) => Promise<void>;
  /** Asks for a new card. @returns whether the teacher sees it. */
  readonly onAsk: () => Promise<boolean>;
  readonly onBack: () => void;
};

/** The form for the secret on the card: pictures to tap, words or a password to type, or the letters of a badge. */
export function SecretForm({ who, onSecret, onAsk, onBack }: SecretFormProps) {
  const t = useText('student');
  const [asked, setAsked] = useState<'asked' | 'notAsked'>();
  const [chosen, setChosen] = useState<readonly SecretPicture[]>([]);
  const { pending, faults, faultOf, submit } = useSubmission(callSentence);
  const hasPictures = who.secretKind === 'pictures';

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasPictures) {
      const missing = chosen.length < 3 ? [{ message: t('picturesMissing') }] : [];
      // The tapped pictures are cleared whatever the result: the next try starts with the first picture, and nobody can
      // read them from the screen.
      return submit(missing, () => onSecret(pictureSecret(chosen)).finally(() => setChosen([])));
    }
    const secret = String(new FormData(event.currentTarget).get('secret')).trim();
    submit(secret === '' ? [{ field: 'secret', message: t('secretMissing') }] : [], () => onSecret(secret));
  };
  const handleAsk = () =>
    submit([], async () => {
      setAsked((await onAsk()) ? 'asked' : 'notAsked');
    });

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <PageTitle tab={t('title')}>{t('hello', { name: who.displayName })}</PageTitle>
      <FormErrorSummary errors={faults} />
      {hasPictures && <PicturePad chosen={chosen} onChange={setChosen} />}
      {who.secretKind === 'badge' && (
        <TextField
          id="secret"
          name="secret"
          label={t('secret')}
          hint={t('badgeHint')}
          error={faultOf('secret')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputClassName="font-mono"
        />
      )}
      {(who.secretKind === 'words' || who.secretKind === 'password') && (
        <PasswordField
          id="secret"
          name="secret"
          label={t('secret')}
          hint={who.secretKind === 'words' ? t('secretHint') : t('passwordHint')}
          error={faultOf('secret')}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      <Button type="submit" kind="primary" pending={pending}>
        {t('submit')}
      </Button>
      {asked ? (
        <Notice {...(asked === 'notAsked' && { tone: 'warm' })}>
          <p role="status">{t(asked)}</p>
        </Notice>
      ) : (
        <Button kind="quiet" onClick={handleAsk}>
          {t('forgot')}
        </Button>
      )}
      <p className="flex items-center gap-2">
        {t('notYou')}
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </p>
    </form>
  );
}
