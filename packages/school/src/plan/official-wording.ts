import { z } from 'zod';
import { instantSchema } from '../base/index.ts';
import { standardCodeSchema } from './schema.ts';

/** The most a school's file of standards may have: codes, and characters of a text. */
export const MOST_OFFICIAL = { codes: 2000, text: 3000, notice: 600, scheme: 200, items: 20_000 } as const;

/** The wording of standards as their publisher has it, and the notice that has to stand beside it. */
export const officialWordingsSchema = z.object({
  title: z.string().min(1).max(MOST_OFFICIAL.notice),
  notice: z.string().min(1).max(MOST_OFFICIAL.notice),
  wordings: z
    .record(standardCodeSchema, z.string().min(1).max(MOST_OFFICIAL.text))
    .refine((all) => Object.keys(all).length <= MOST_OFFICIAL.codes, 'too many codes'),
});
export type OfficialWordings = z.infer<typeof officialWordingsSchema>;

/** wordings/{uid}: the official wording that a teacher loaded, which this teacher’s plans quote. Functions read it. */
export const ownWordingsSchema = officialWordingsSchema.extend({
  uid: z.string(),
  /** When it was loaded. Milliseconds since 1970. */
  loadedAt: instantSchema,
});

/** What the settings say of a loaded file, without its texts. */
export const loadedWordingsSchema = ownWordingsSchema
  .pick({ title: true, notice: true, loadedAt: true })
  .extend({ count: z.number().int() });

/** A CASE package as 1EdTech describes it (CASE 1.0 and 1.1), as far as it is read here. Other fields are ignored. */
const casePackageSchema = z.object({
  CFDocument: z.object({
    title: z.string().min(1),
    creator: z.string().min(1),
    publisher: z.string().optional(),
    notes: z.string().optional(),
    licenseURI: z.union([z.object({ title: z.string() }), z.string()]).optional(),
  }),
  CFItems: z
    .array(z.object({ humanCodingScheme: z.string().max(MOST_OFFICIAL.scheme).optional(), fullStatement: z.string() }))
    .min(1)
    .max(MOST_OFFICIAL.items),
});

/** A publisher's code as it is written here: `CCSS.Math.Content.HSA-REI.B.4.a` is `A-REI.B.4a`. */
export const plainCode = (code: string): string =>
  code
    .trim()
    .replace(/^CCSS\.Math\.(?:Content|Practice)\./i, '')
    .replace(/^HS(?=[A-Z][.-])/i, '')
    .replace(/^(N|A|F|G|S)\.(?=[A-Z]{1,4}\.)/i, '$1-')
    .replace(/\.([a-e])$/i, (_, letter: string) => letter.toLowerCase());

/** Markup only, with its attributes: “a < b or b > c” is wording. What stands in a line leaves no space behind. */
const tagOf = (names: string): RegExp =>
  new RegExp(`</?(?:${names})(?:\\s+[\\w:-]+=(?:"[^"<>]*"|'[^'<>]*'))*\\s*/?>`, 'gi');
const [BLOCK, INLINE] = [
  tagOf('br|div|li|ol|p|table|tbody|td|tr|ul'),
  tagOf('a|b|em|font|i|s|small|span|strong|sub|sup|u'),
];

const entities = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;

const tagless = (text: string): string =>
  Object.entries(entities)
    .reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text.replaceAll(BLOCK, ' ').replaceAll(INLINE, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A file that is no CASE package, with where it differs. */
type CaseFault = { readonly where: string; readonly what: string };
type CaseReading =
  | { readonly ok: true; readonly official: OfficialWordings; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly faults: readonly CaseFault[] };

const MOST_FAULTS_SHOWN = 8;
const refused = (error: z.ZodError): CaseReading => ({
  ok: false,
  faults: error.issues
    .slice(0, MOST_FAULTS_SHOWN)
    .map(({ path, message }) => ({ where: path.map(String).join('.'), what: message })),
});

/**
 * Reads the official wording of standards from a CASE package. Items without a code, and codes that `isKnown` does not
 * know, are left out; a file without any known code is refused.
 */
export function readCaseFile(text: string, isKnown: (code: string) => boolean): CaseReading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, faults: [{ where: '', what: 'not JSON' }] };
  }
  const read = casePackageSchema.safeParse(data);
  if (!read.success) return refused(read.error);
  const { CFDocument: about, CFItems: items } = read.data;
  const coded = items.flatMap(({ humanCodingScheme, fullStatement }) =>
    humanCodingScheme === undefined ? [] : [{ code: plainCode(humanCodingScheme), text: tagless(fullStatement) }],
  );
  const known = coded.filter(({ code, text: wording }) => wording !== '' && isKnown(code));
  if (known.length === 0) return { ok: false, faults: [{ where: 'CFItems', what: 'no code of a standard is known' }] };
  const license = typeof about.licenseURI === 'string' ? about.licenseURI : about.licenseURI?.title;
  const notice = [`${about.title}, ${about.publisher ?? about.creator}.`, license, about.notes]
    .filter(Boolean)
    .join(' ');
  const official = officialWordingsSchema.safeParse({
    title: tagless(about.title),
    notice: tagless(notice).slice(0, MOST_OFFICIAL.notice),
    wordings: Object.fromEntries(known.map(({ code, text: wording }) => [code, wording])),
  });
  if (!official.success) return refused(official.error);
  const unknown = coded.filter(({ code }) => !isKnown(code)).map(({ code }) => code);
  return { ok: true, official: official.data, unknown: [...new Set(unknown)] };
}
