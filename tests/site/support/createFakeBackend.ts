import { apiBase } from '../../../contract/operations.ts';
import { problemTypeBase, type ProblemKind } from '../../../contract/values/problemKinds.ts';
import { problemTitles } from '../../../contract/values/problemTitles.ts';
import type { RentalUnit } from '../../../contract/schemas/rentalUnit.ts';
import { listProperties } from '../../../server/site/backend/listProperties.ts';
import type { Backend, ClientCredentials } from '../../../server/site/index.ts';
import examples from '../../../server/host/openapi/examples.json' with { type: 'json' };

export const unit = examples.getRentalUnit.answer as RentalUnit;

export const createProblemAnswer = (status: number, kind: ProblemKind, about: Record<string, string> = {}) =>
  Response.json(
    { type: problemTypeBase + kind, title: problemTitles[kind], status },
    { status, headers: { 'Content-Type': 'application/problem+json', ...about } },
  );

export interface FakeBackend extends Backend {
  /** Paths that were asked for, tokens left out. */
  requests: string[];
  /** The body of a token request. */
  credentials: ClientCredentials[];
  /** How units are answered; the example by default. */
  answerUnit: (request: Request) => Response | Promise<Response>;
}

const granted = { access_token: 'a', token_type: 'Bearer', expires_in: 3600 };

/** A host with the one property of the contract's example. */
export function createFakeBackend(changes: Partial<FakeBackend> = {}): FakeBackend {
  const backend: FakeBackend = {
    requests: [],
    credentials: [],
    getOffered: () => ({ version: 0, unitIds: [unit.id] }),
    staleAfter: undefined,
    ready: () => Promise.resolve({ ready: true }),
    requestToken: (credentials) => {
      backend.credentials.push(credentials);
      return Promise.resolve(Response.json(granted));
    },
    answerUnit: () => Response.json(unit),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      backend.requests.push(pathname);
      if (pathname === `${apiBase}/rental-unit/${unit.id}`) return backend.answerUnit(request);
      if (pathname.startsWith(`${apiBase}/rental-units/`)) {
        return listProperties(request, backend.getOffered().unitIds, (one) =>
          Promise.resolve(backend.answerUnit(one)),
        );
      }
      return createProblemAnswer(404, 'not-found');
    },
    ...changes,
  };
  return backend;
}
