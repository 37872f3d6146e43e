import { commonProblems, type Operation } from '../../../contract/operations.ts';
import type { ProblemKind } from '../../../contract/problemKinds.ts';
import { violationOf, type Violation } from '../../../contract/violations.ts';
import { Refusal } from '../base/refusal.ts';
import { schemaOf } from './schemas.ts';

const refused: Partial<Record<ProblemKind, { violations?: Violation[]; attemptsLeft?: number }>> = {
  'validation-failed': { violations: [violationOf('startDate', 'date_past')] },
  'otp-incorrect': { violations: [violationOf('otp', 'otp_incorrect')], attemptsLeft: 4 },
};

const exampleOf = (kind: ProblemKind, status: number) => [
  kind,
  { value: new Refusal(kind, { ...refused[kind], status }).problem },
];

const headerOf = (name: string, description: string) => ({
  headers: { [name]: { description, schema: { type: 'string' } } },
});

const headersOf = (status: number) => {
  if (status === 401) return headerOf('WWW-Authenticate', 'How to authenticate');
  return status === 429 || status === 503
    ? headerOf('Retry-After', 'Seconds to wait before asking again')
    : {};
};

const problemResponse = (status: number, kinds: readonly ProblemKind[]) => ({
  description: kinds.map((kind) => `\`${kind}\``).join(' or '),
  ...headersOf(status),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(kinds.map((kind) => exampleOf(kind, status))) as object,
    },
  },
});

// 400 is for bodies that cannot be read.
const commonTo = ({ method }: Operation) =>
  Object.entries(commonProblems).filter(([status]) => method === 'post' || status !== '400');

const answerSchema = ({ answer, minimal }: Operation['success']) =>
  minimal ? { anyOf: [schemaOf(answer), schemaOf(minimal)] } : schemaOf(answer);

/** The answers of an operation: its success, and every problem by status. */
export function responsesOf(operation: Operation, answer: unknown): Record<string, object> {
  const { success, problems } = operation;
  const all = [...commonTo(operation), ...Object.entries(problems)] as [string, ProblemKind[]][];
  return {
    [success.status]: {
      description: operation.summary,
      headers: {
        'Content-Language': { description: 'The language of the texts', schema: { type: 'string' } },
        ...(success.minimal && {
          'Preference-Applied': { description: '`return=minimal` where it was', schema: { type: 'string' } },
        }),
      },
      content: { 'application/json': { schema: answerSchema(success), example: answer } },
    },
    ...Object.fromEntries(all.map(([status, kinds]) => [status, problemResponse(Number(status), kinds)])),
  };
}
