import type { Invitation } from '@lemma/school/class';
import { DAY } from '@lemma/school/time';
import { Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce } from '../../platform/firebase.ts';
import { siteOrigin } from '../../platform/site-origin.ts';
import { escapeHtml, type Letter, pageOf, paragraphsOf } from '../digest/letter.ts';

const RETENTION_MS = 30 * DAY;
const ALREADY_EXISTS = 6;

/** Name and address were typed by a person, so nothing in the name may become a link in the letter. */
const plain = (name: string): string => name.replace(/[:/@\\<>]|\.(?=\S)/g, ' ').trim();

/** The invitation letter. It is the same whether the recipient has an account or not. */
export function renderInvitationLetter({ byName, className, kind, endsAt }: Invitation, home: string): Letter {
  const [who, where] = [plain(byName), plain(className)];
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(endsAt);
  const lines = [
    kind === 'lead'
      ? `${who} asks you to become the owner of the class ${where} in Lemma.`
      : `${who} invites you to teach the class ${where} in Lemma with them.`,
    `Sign in as a teacher with this email address, or sign up with it, and you see the invitation on your overview. There you accept or decline it. It can be accepted until ${until}.`,
    'Do you not know who this is? Then do nothing: without your answer nothing changes.',
  ];
  const body = `${paragraphsOf(lines)}<p><a href="${escapeHtml(home)}">${escapeHtml(home)}</a></p>`;
  return {
    subject: kind === 'lead' ? `Become the owner of ${where} in Lemma?` : `An invitation to teach ${where} in Lemma`,
    text: [...lines, home].join('\n\n'),
    html: pageOf('en-US', body),
  };
}

/** Sends the letter at most once a day, however often somebody is invited. */
export async function sendInvitation(invitation: Invitation): Promise<void> {
  const { id, email, at } = invitation;
  const day = new Date(at).toISOString().slice(0, 10);
  const message = renderInvitationLetter(invitation, `${siteOrigin()}/dashboard`);
  const mail = { to: [email], headers: {}, message, deleteAt: Timestamp.fromMillis(at + RETENTION_MS) };
  try {
    await documents.mail.create(atOnce, `invitation-${id}-${day}`, mail);
  } catch (error) {
    if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
  }
}
