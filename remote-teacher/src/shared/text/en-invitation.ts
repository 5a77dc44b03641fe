/** Texts of a colleague's invitation. */
export const invitationTexts = {
  invitation: {
    to: {
      teaches: '{byName} invites you to teach {className}',
      'looks-on': '{byName} invites you to view {className}',
    },
    toLead: '{byName} asks you to become the owner of {className}',
    until: 'You can answer until {date}. Until you accept, you see nothing of the class that you don’t see now.',
    accept: 'Accept',
    decline: 'Decline',
    joined: 'You are in {className}',
    leads: 'You own {className} now',
    declined: 'You declined {className}',
    gone: 'This invitation is no longer open: it was taken back, or it is too old. Ask {byName} for a new one.',
  },
} as const;
