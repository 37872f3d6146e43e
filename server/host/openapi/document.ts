import type { CallHeader } from '../../../contract/schemas/headers.ts';
import { languages } from '../../../contract/values/language.ts';
import { apiBase, operations, type OperationName } from '../../../contract/operations.ts';
import type { Operation } from '../../../contract/operation.ts';
import { applicationScope, tokenPath } from '../../../contract/schemas/token.ts';
import { linkDays } from '../stays/reservationLink.ts';
import { aboutCalls } from './calls.ts';
import { examples } from './examples.ts';
import { getResponses } from './responses.ts';
import { componentSchemas, getSchema } from './schemas.ts';

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: `The language of texts: ${languages.join(', ')}`,
  schema: { type: 'string' },
  example: 'pt',
};

const requestId = {
  name: 'X-Request-Id',
  in: 'header',
  description: 'The id of the browser’s request, as in the site’s answer and log.',
  schema: { type: 'string', maxLength: 255 },
  example: '0b8f5c7e-3f0a-4d52-9a51-6f1d7c2e9b44',
};

const headerTexts: Readonly<Record<CallHeader, { description: string; example: string }>> = {
  'Idempotency-Key': {
    description: 'The same key and payload get the same answer. The key has no other meaning.',
    example: '1c8e7d9b-5a44-4a35-8a5f-6c2f7f0f3d21',
  },
  'Booking-Id': {
    description:
      'The client’s id for a booking, hard to guess and the same for all calls of that booking. A hold ' +
      'that awaits its one-time password blocks no nights for its own booking: their price can be requested, ' +
      'and another attempt replaces the hold. Without this header, every hold counts as another guest’s.',
    example: '5f6d0a52-6c0e-4d7e-9a37-1c4a4a2f0b11',
  },
  Prefer: {
    description:
      'With `return=minimal` (RFC 7240), a host may omit the data that changes by the day, and confirms it in ' +
      '`Preference-Applied`. A host that does not know the preference answers as without it.',
    example: 'return=minimal',
  },
};

/** The description of calls that require the token of a reservation link. */
const ofALink =
  'The token is that of the link in the guest’s e-mail. A token that is wrong, revoked or expired ' +
  'gets the same answer as an unknown reservation: 404. At the embedded host, a link expires ' +
  `${linkDays} days after departure, or after the reservation ended in another way.`;

const takesALink = ({ params = {}, body }: Operation) =>
  'token' in params || (body !== undefined && 'entries' in body && 'token' in (body.entries as object));

const getTag = (path: string) => path.split('/')[1]!;

const tags = [
  { name: 'rental-unit', description: 'Properties' },
  { name: 'rental-units', description: 'Lists of properties' },
  { name: 'stay-search', description: 'Available stays by dates' },
  { name: 'reservation', description: 'Prices, holds and reservations' },
  { name: 'contact', description: 'Messages to the host of a property' },
  { name: 'legal', description: 'Privacy notice, terms and imprint' },
  { name: 'payment', description: 'Checkout sessions of the payment gateway' },
];

const headerParameters = ({ headers = {} }: Operation) =>
  (Object.keys(headers) as CallHeader[]).map((name) => ({
    name,
    in: 'header',
    ...headerTexts[name],
    schema: getSchema(headers[name]!),
  }));

const pathParameters = (name: OperationName, { params = {} }: Operation) =>
  Object.entries(params).map(([param, schema]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: getSchema(schema),
    example: examples[name].params?.[param],
  }));

function describeOperation(name: OperationName): object {
  const operation: Operation = operations[name];
  const { path, summary, body } = operation;
  const example = examples[name];
  return {
    operationId: name,
    summary,
    description: [aboutCalls[name], ...(takesALink(operation) ? [ofALink] : [])].join('\n\n'),
    tags: [getTag(path)],
    parameters: [
      ...pathParameters(name, operation),
      acceptLanguage,
      requestId,
      ...headerParameters(operation),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: getSchema(body), example: example.body } },
      },
    }),
    responses: getResponses(operation, example.answer),
  };
}

const names = Object.keys(operations) as OperationName[];

const paths = () => {
  const byPath: Record<string, Record<string, object>> = {};
  for (const name of names) {
    const { method, path } = operations[name];
    byPath[path] = { ...byPath[path], [method]: describeOperation(name) };
  }
  return byPath;
};

/** Returns the contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Estadia host API',
    version: '1',
    description: 'The API between a booking site and the host of its properties.',
    contact: { name: 'Estadia', url: 'https://estadia.dev' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: apiBase }],
  security: [{ client: [applicationScope] }],
  tags,
  paths: paths(),
  components: {
    securitySchemes: {
      client: {
        type: 'oauth2',
        flows: {
          clientCredentials: {
            tokenUrl: tokenPath,
            scopes: { [applicationScope]: 'The application acts for its anonymous guests.' },
          },
        },
      },
    },
    schemas: componentSchemas(),
  },
});
