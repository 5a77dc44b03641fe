import Papa from 'papaparse';

/** One student's first tries on one skill, oldest first. */
export type SkillAnswers = { readonly skill: string; readonly studentId: string; readonly answers: readonly boolean[] };
export type Imported = { readonly sequences: readonly SkillAnswers[]; readonly rows: number; readonly leftOut: number };

const REQUIRED = ['order_id', 'user_id', 'correct'] as const;

/**
 * Reads the layout of the ASSISTments skill-builder data (2009–2010: order_id, user_id, correct, original, skill_id or
 * skill_name, hint_count, ms_first_response). Left out: scaffolds (original = 0), rows without a skill, and answers under
 * three seconds. `correct` is of the first action, so that a hint first is "not yet". An item with several skills comes
 * once a skill, as the data has it.
 * @throws Error that names the columns that are missing.
 */
export function readAssistments(csv: string): Imported {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const columns = new Set(meta.fields);
  const missing: string[] = REQUIRED.filter((name) => !columns.has(name));
  if (!columns.has('skill_name') && !columns.has('skill_id')) missing.push('skill_name or skill_id');
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}.`);
  const seen = new Set<string>();
  const answers: { skill: string; studentId: string; order: number; right: boolean }[] = [];
  for (const row of data) {
    const skill = row.skill_name?.trim() || row.skill_id?.trim() || '';
    const [studentId, order, correct] = [row.user_id?.trim() ?? '', Number(row.order_id), Number(row.correct)];
    const took = row.ms_first_response === undefined ? Number.NaN : Number.parseFloat(row.ms_first_response);
    const key = `${studentId}|${skill}|${row.order_id}`;
    const usable =
      skill !== '' && skill !== 'NA' && studentId !== '' && Number.isFinite(order) && row.correct?.trim() !== '';
    const rapid = took >= 0 && took < 3000;
    if (!usable || !Number.isFinite(correct) || row.original?.trim() === '0' || rapid || seen.has(key)) continue;
    seen.add(key);
    answers.push({ skill, studentId, order, right: correct >= 1 && !(Number(row.first_action) === 1) });
  }
  const groups = Map.groupBy(
    answers.toSorted((one, other) => one.order - other.order),
    ({ skill, studentId }) => JSON.stringify([skill, studentId]),
  );
  const sequences = [...groups.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ skill: first.skill, studentId: first.studentId, answers: rows.map(({ right }) => right) }] : [];
  });
  return { sequences, rows: data.length, leftOut: data.length - answers.length };
}
