/** How the notes beside lines of work begin when they tell somebody to do something. */
const DONE =
  /^(?:add|bring|check|combine|compare|count|cover|cut|divide|do|expand|find|fold|follow|go|jump|lay|list|look|make|mark|measure|move|multiply|open|order|push|put|read|rename|say|set|share|solve|split|square|start|subtract|take|think|trade|undo|use|work|write)\b/i;
/** A note for one column: "Ones: write 2 and carry 1". */
const COLUMN = /^(ones|tens|hundreds|thousands): (.+)$/i;

/** A sentence as it goes on after another one. */
export const small = (text: string): string =>
  /^(?:I\b|`|[A-Z]{2})/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A note as the one says it who did the work: what it tells somebody to do is what I do. */
function toldSentence(note: string): string {
  const [, column, rest] = COLUMN.exec(note) ?? [];
  if (column !== undefined && rest !== undefined) return `in the ${column.toLowerCase()} ${toldSentence(rest)}`;
  return DONE.test(note) ? `I ${small(note)}` : small(note);
}

/** The reason beside a line of work, as the student tells it. */
export const toldReason = (why: string): string => why.replace(/\.$/, '').split('. ').map(toldSentence).join(', ');
