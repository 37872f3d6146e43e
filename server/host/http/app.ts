import { join } from 'node:path';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { apiDocumentPath, paymentWebhookPath } from '../../../contract/operations.ts';
import { calendarAddress } from '../../../contract/rules/addresses.ts';
import { mediaAddress } from '../../../contract/values/pictures.ts';
import { tokenPath } from '../../../contract/schemas/token.ts';
import type { HostContext } from '../base/context.ts';
import { readCalendarFile } from '../calendars/readCalendarFile.ts';
import { openApiDocument } from '../openapi/document.ts';
import { receiveWebhook } from '../payments/index.ts';
import { Refusal } from '../base/refusal.ts';
import { failureResponse } from './failureResponse.ts';
import { readMediaFile } from './readMediaFile.ts';
import { guestApi } from './guestApi.ts';
import { operationRoutes } from './operationRoutes.ts';
import { refusalResponse, wrongMethod } from './problemResponse.ts';
import type { Caller, Route } from './route.ts';
import { tokenEndpoint } from './tokenEndpoint.ts';

interface Bindings {
  caller: Caller;
}

const getRoutes = (host: HostContext, dataDir: string): Route[] => [
  ...operationRoutes(host, guestApi),
  { method: 'post', path: paymentWebhookPath, answer: (request) => receiveWebhook(host, request) },
  { method: 'post', path: tokenPath, answer: (request) => tokenEndpoint(host, request) },
  {
    method: 'get',
    path: apiDocumentPath,
    answer: () => Response.json(openApiDocument()),
  },
  {
    method: 'get',
    path: calendarAddress('{unit}', '{file}'),
    answer: (request, { unit = '', file = '' }) => readCalendarFile(host, unit, file, request.headers),
  },
  {
    method: 'get',
    path: mediaAddress('{unit}', '{file}'),
    answer: (_, { unit = '', file = '' }) =>
      readMediaFile({ ...host, folder: join(dataDir, 'photos') }, unit, file),
  },
];

const inBraces = /\{(\w+)\}/g;

/** Creates the fetch function for all addresses of the host, and for `more` routes. Every error answer is a problem document (RFC 9457). */
export function hostApp(host: HostContext, { dataDir, more }: { dataDir: string; more: readonly Route[] }) {
  const app = new Hono<{ Bindings: Bindings; Variables: { route?: string } }>();
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }));
  for (const route of [...getRoutes(host, dataDir), ...more]) {
    const { method, path } = route;
    app.on(method.toUpperCase(), path.replace(inBraces, ':$1'), (context) => {
      context.set('route', path);
      return route.answer(context.req.raw, context.req.param(), context.env.caller);
    });
  }

  app.notFound(() => refusalResponse(new Refusal('not-found')));
  app.onError((error, context) => failureResponse(host.log, error, context.get('route')));

  return (request: Request, caller: Caller = { networks: [] }): Promise<Response> =>
    Promise.resolve(app.fetch(request, { caller }));
}
