/** The texts of signed links, so that no other page loads them. */
export const en = {
  override: {
    label: 'Development',
    body: '{area} comes from {address} until {until}. The link was made by {by}.',
    end: 'End it',
  },
  preview: {
    label: 'Preview',
    title: 'This is a preview of “{area}”.',
    body: 'This version is not out yet: only people with the link see it. What you save here is really saved.',
    until: 'Link from {by}, until {until}',
    leave: 'Leave the preview',
    expiredTitle: 'This preview has ended',
    expiredBody: 'Ask the person who sent you the link for a new one.',
    invalidTitle: 'This link does not work',
    invalidBody: 'Part of it may be missing. Ask the person who sent it to send it again, and open the whole link.',
    goneTitle: 'This version is not there any more',
    goneBody: 'It was taken back after the link was made. Ask the person who sent you the link for a new one.',
    again: 'Try again',
    open: 'Open Lemma without the preview',
  },
};
