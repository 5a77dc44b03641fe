/**
 * What every answer of a door says: it is data, no page, of this type and of no other, and nobody stores it. A door that
 * sends a page or a file says more exactly what that may do.
 */
export const answerHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};
