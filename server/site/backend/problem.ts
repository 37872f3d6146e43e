import { problemTypeBase, type ProblemKind } from '../../../contract/values/problemKinds.ts';
import { problemTitles } from '../../../contract/values/problemTitles.ts';

/** Creates an error answer (RFC 9457) that the site sends instead of the host. */
export const problemAnswer = (
  status: number,
  kind: ProblemKind,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { type: problemTypeBase + kind, title: problemTitles[kind], status },
    {
      status,
      headers: {
        'Content-Type': 'application/problem+json',
        'Cache-Control': 'no-store',
        'Content-Language': 'en',
        ...headers,
      },
    },
  );
