/** What a link becomes whose adult may see the child no more: it is theirs to read still, and says nothing of the child. */
export const endedLink = () => ({ state: 'revoked' as const, studentName: '', classIds: [], notes: [] });
