import { type Classroom, type LoginCard, wholeCode } from '@lemma/school/class';
import { badgeText } from '@lemma/school/people';
import { qrPath } from '@lemma/ui/qr-path';
import type { useRosterText } from '#shared/text/use-roster-text.ts';
import type { CardText } from '../logic/draw-card.ts';
import { shapesOf } from '../logic/shapes.ts';

type Words = ReturnType<typeof useRosterText<'cards'>>;

/** The text that a card's QR code holds: a badge signs in, others open the page with the class filled in. */
export const codeTextOf = ({ studentId, secret, secretKind }: LoginCard, code: string): string =>
  secretKind === 'badge' ? badgeText(studentId, secret) : `${window.location.origin}/student-login?code=${code}`;

/** A card as the file has it. `shown` is the card on the screen, from which the secret pictures are taken. */
export function cardTextOf(card: LoginCard, { name, code }: Classroom, t: Words, shown: Element | undefined): CardText {
  const { secretKind, secret } = card;
  const whole = wholeCode(code, card.cardKey);
  const [isBadge, isDrawn] = [secretKind === 'badge', secretKind === 'pictures'];
  const pictures = isDrawn ? [...(shown?.querySelectorAll('ol > li') ?? [])] : [];
  return {
    name: card.fullName,
    className: name,
    lines: [
      { label: t('code'), value: whole },
      { label: t('userName'), value: card.userName },
      ...(isBadge || isDrawn ? [] : [{ label: t('secret'), value: secret, bold: true }]),
    ],
    pictures: pictures.map((picture) => {
      const drawing = picture.querySelector('svg');
      return { paths: drawing ? shapesOf(drawing) : [], word: picture.textContent };
    }),
    code: qrPath(codeTextOf(card, whole)),
    ...(isBadge && { secret }),
    where: t('where', { address: `${window.location.host}/student-login` }),
    isLarge: card.largePrint === true,
  };
}
