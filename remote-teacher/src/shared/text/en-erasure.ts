export const erasureTexts = {
  erasure: {
    open: 'Delete the data…',
    title: 'Delete everything about {name}?',
    lead: 'A parent asked for it. For 30 days you can restore it at the end of the page Students; then nobody can. Take a copy first where the law asks you to keep something.',
    what: 'What will be deleted',
    kinds: {
      account: 'The account and how to sign in',
      work: 'Work: answers, tries, what was turned in',
      files: 'Files and photos',
      knowledge: 'What the child can do, and practice',
      notes: 'Your notes and interviews about the child',
      links: 'Links of parents, and codes',
    },
    rest: 'The child’s name also goes from what belongs to others: assignments, results, conversations, comments to classmates. Whole-class scans that you uploaded stay on your shelf.',
    name: 'To confirm, type {name}',
    nameWrong: 'Type {name} as it is written here.',
    confirm: 'Delete',
    keep: 'Keep',
    done: 'Everything is deleted',
    receipt: 'Receipt {id}. The parents get one too.',
  },
  courtOrder: {
    closed: 'Link nobody new (court order)',
    closedHint:
      'Codes that are out stop for good; new ones work when you switch this off. Adults who are linked stay. Families do not see this.',
    blocked: 'blocked',
    block: 'Block',
    lift: 'Lift the block',
    revoke: 'Take the link away',
  },
} as const;
