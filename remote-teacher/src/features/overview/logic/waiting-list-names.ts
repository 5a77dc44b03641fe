/** The lists of what waits, as the address names them. */
const waitingListNames = ['grade', 'due', 'missing', 'help', 'quiet', 'contested', 'parents', 'cards'] as const;
export type WaitingListName = (typeof waitingListNames)[number];
export const isWaitingListName = (text: string | null): text is WaitingListName =>
  waitingListNames.some((one) => one === text);
