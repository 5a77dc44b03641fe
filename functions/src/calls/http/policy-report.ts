import { AppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import type { Request } from 'firebase-functions/v2/https';
import { z } from 'zod';
import { countHourly, hourlyCount } from '../../platform/hourly-count.ts';
import { answerHttp, type Reply } from '../../platform/http.ts';

const MOST_BYTES = 20_000;
const MOST_AT_ONCE = 20;
/** Above this number of requests in an hour of the clock, reports are accepted and not logged. */
const MOST_AN_HOUR = 200;

/** One violation, as both forms of a report name it. */
const violationSchema = z.object({ page: z.string(), directive: z.string(), blocked: z.string() });

/** The older form: one object, sent to `report-uri`. */
const singleSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string().default(''),
      'violated-directive': z.string().default(''),
      'effective-directive': z.string().optional(),
      'blocked-uri': z.string().default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
    },
  ]);
/** The form of the Reporting API: a list, with reports of other kinds in it. */
const listSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z
        .object({
          documentURL: z.string().default(''),
          effectiveDirective: z.string().default(''),
          blockedURL: z.string().default(''),
        })
        .optional(),
    }),
  )
  .transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && body
        ? [{ page: body.documentURL, directive: body.effectiveDirective, blocked: body.blockedURL }]
        : [],
    ),
  );
const reportSchema = z.union([singleSchema, listSchema]).pipe(z.array(violationSchema).max(MOST_AT_ONCE));

/** `https://school.example/student-feedback/…` as `/student-feedback`: what follows names people and their work. */
const firstPart = (address: string): string => `/${URL.parse(address)?.pathname.split('/')[1] ?? ''}`.slice(0, 60);

/** The origin of what was blocked, or a word such as `inline`; never a path or a query, which may hold anything. */
function originOf(blocked: string): string {
  const address = URL.parse(blocked);
  if (address === null) return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'other';
  return address.origin === 'null' ? address.protocol : address.origin.slice(0, 120);
}

/** What a log may hold of a violation. */
const lineOf = ({ page, directive, blocked }: z.output<typeof violationSchema>) => ({
  page: firstPart(page),
  directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'other',
  blocked: originOf(blocked),
});

/** The violations in a report, without anything of a person. @throws AppError `input/malformed`. */
export function violationsIn(bytes: Uint8Array): readonly ReturnType<typeof lineOf>[] {
  if (bytes.length > MOST_BYTES) throw new AppError('input/malformed', 'too long');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new AppError('input/malformed', 'no JSON', error);
  }
  const report = reportSchema.safeParse(json);
  if (!report.success) throw new AppError('input/malformed', 'no report', report.error);
  return report.data.map(lineOf);
}

const COUNTED = 'policyReports';

/**
 * POST of a browser about a page or file that broke the security policy of its site. Anybody may send one, so it is
 * logged in the form of `lineOf` and changes nothing else.
 */
export const policyReport = (request: Request, reply: Reply): Promise<void> =>
  answerHttp(reply, async () => {
    if (request.method !== 'POST') throw new AppError('input/malformed', request.method);
    const violations = violationsIn(request.rawBody ?? new Uint8Array());
    const now = Date.now();
    // What tells of nothing takes no place of what does.
    if (violations.length > 0 && (await hourlyCount(COUNTED, now)) < MOST_AN_HOUR) {
      await countHourly(COUNTED, now);
      for (const violation of violations) logger.warn('A page broke the security policy.', violation);
    }
    reply.status(204).end();
  });
