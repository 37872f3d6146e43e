import { commonProblems, type Operation } from '../../../contract/operation.ts';
import type { ProblemKind } from '../../../contract/values/problemKinds.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';
import { Refusal } from '../base/refusal.ts';
import { getSchema } from './schemas.ts';

const refused: Partial<Record<ProblemKind, { violations?: Violation[]; attemptsLeft?: number }>> = {
  'validation-failed': { violations: [toViolation('startDate', 'date_past')] },
  'otp-incorrect': { violations: [toViolation('otp', 'otp_incorrect')], attemptsLeft: 4 },
};

const getExample = (kind: ProblemKind, status: number) => [
  kind,
  { value: new Refusal(kind, { ...refused[kind], status }).problem },
];

const getHeader = (name: string, description: string) => ({
  headers: { [name]: { description, schema: { type: 'string' } } },
});

const getHeaders = (status: number) => {
  if (status === 401) return getHeader('WWW-Authenticate', 'How to authenticate');
  return status === 429 || status === 503
    ? getHeader('Retry-After', 'Seconds to wait before asking again')
    : {};
};

const problemResponse = (status: number, kinds: readonly ProblemKind[]) => ({
  description: kinds.map((kind) => `\`${kind}\``).join(' or '),
  ...getHeaders(status),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(kinds.map((kind) => getExample(kind, status))) as object,
    },
  },
});

// 400 applies only to bodies that cannot be parsed.
const getCommonResponses = ({ method }: Operation) =>
  Object.entries(commonProblems).filter(([status]) => method === 'post' || status !== '400');

const answerSchema = ({ answer, minimal }: Operation['success']) =>
  minimal ? { anyOf: [getSchema(answer), getSchema(minimal)] } : getSchema(answer);

/** The answers of an operation: its success, and every problem by status. */
export function getResponses(operation: Operation, answer: unknown): Record<string, object> {
  const { success, problems } = operation;
  const all = [...getCommonResponses(operation), ...Object.entries(problems)] as [string, ProblemKind[]][];
  return {
    [success.status]: {
      description: operation.summary,
      headers: {
        'Content-Language': { description: 'The language of the texts', schema: { type: 'string' } },
        ...(success.minimal && {
          'Preference-Applied': {
            description: '`return=minimal`, if it was applied',
            schema: { type: 'string' },
          },
        }),
      },
      content: { 'application/json': { schema: answerSchema(success), example: answer } },
    },
    ...Object.fromEntries(all.map(([status, kinds]) => [status, problemResponse(Number(status), kinds)])),
  };
}
