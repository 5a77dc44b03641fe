/** Who shares a job: with more of them it takes less time, so that their time is no multiple of that of one. */
export const SHARED_WORK =
  /\b(?:workers?|painters?|people|persons?|friends?|men|women|machines?|robots?|pumps?|pipes?|hoses?|printers?|cooks?|bakers?|gardeners?|builders?|carpenters?|farmers?|helpers?|volunteers?|students?|kids|children|teams?|crews?|tractors?|trucks?)\b/i;
const TIME =
  /\b(?:need|needs|take|takes|finish|do|paint|build|fill|clean|dig|work)\b[^.;]*\b(?:seconds?|minutes?|hours?|days?|weeks?|months?)$/i;

/** "Four gardeners would need 6 hours": says how long several need for a job that they share. */
export const isTimeOfSharedWork = (text: string): boolean => SHARED_WORK.test(text) && TIME.test(text);
