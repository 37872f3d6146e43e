import { apiBase } from '../../../contract/operations.ts';
import { problemKinds, problemTypeBase, type ProblemKind } from '../../../contract/problemKinds.ts';
import type { RentalUnit } from '../../../contract/rentalUnit.ts';
import type { Backend } from '../../../server/site/index.ts';
import examples from '../../../server/host/openapi/examples.json' with { type: 'json' };

export const unit = examples.getRentalUnit.answer as RentalUnit;

export const problemAnswer = (status: number, kind: ProblemKind) =>
  Response.json(
    { type: problemTypeBase + kind, title: problemKinds[kind], status },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

export interface FakeBackend extends Backend {
  /** Paths that were asked for, tokens left out. */
  asked: string[];
  /** What is sent to the token endpoint. */
  tokenForms: URLSearchParams[];
  /** How units are answered; the example by default. */
  answerUnit: (request: Request) => Response | Promise<Response>;
}

const granted = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 };

/** A host with the one property of the contract's example. */
export function fakeBackend(changes: Partial<FakeBackend> = {}): FakeBackend {
  const backend: FakeBackend = {
    asked: [],
    tokenForms: [],
    unitIds: [unit.id],
    staleAfter: undefined,
    ready: () => Promise.resolve({ ready: true }),
    tokenRequest: ({ id, secret }) =>
      new Request('http://localhost/api/token', {
        method: 'POST',
        body: new URLSearchParams({ client_id: id, client_secret: secret }),
      }),
    answerUnit: () => Response.json(unit),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/token') {
        backend.tokenForms.push(new URLSearchParams(await request.text()));
        return Response.json(granted);
      }
      backend.asked.push(pathname);
      if (pathname === `${apiBase}/rental-unit/${unit.id}`) return backend.answerUnit(request);
      return problemAnswer(404, 'not-found');
    },
    ...changes,
  };
  return backend;
}
