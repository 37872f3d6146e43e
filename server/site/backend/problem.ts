import { problemKinds, problemTypeBase, type ProblemKind } from '../../../contract/values/problemKinds.ts';

/** Creates an error answer (RFC 9457) that the site sends instead of the host. */
export const problemAnswer = (
  status: number,
  kind: ProblemKind,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { type: problemTypeBase + kind, title: problemKinds[kind], status },
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
