import { Hono } from 'hono';
import { apiBase, operations, type Operation, type OperationName } from '../../../contract/operations.ts';
import type { HostContext } from '../base/context.ts';
import type { Caller } from '../host.ts';
import { openApiDocument } from '../openapi/document.ts';
import { Refusal } from '../base/refusal.ts';
import { tokenEndpoint } from './tokenEndpoint.ts';
import { addressOf, callerLimits } from './callerLimits.ts';
import { failureResponse } from './failureResponse.ts';
import { mediaFile } from './mediaFile.ts';
import { operationRoute } from './operationRoute.ts';
import { methodNotAllowed, refusalResponse } from './problemResponse.ts';
import { writeAccessLog, type Served } from './accessLog.ts';

/** One address of the host, and who answers there. */
export interface Route {
  method: 'get' | 'post';
  /** As in the contract, with parameters in braces. */
  path: string;
  /** Who calls is known by a signature, and may call as often as there is something to tell. */
  unlimited?: true;
  answer(request: Request, params: Record<string, string>): Response | Promise<Response>;
}

interface Bindings {
  caller: Caller | undefined;
}

const names = Object.keys(operations) as OperationName[];

const operationRoutes = (host: HostContext): Route[] =>
  names.map((name) => {
    const { method, path }: Operation = operations[name];
    return { method, path: apiBase + path, answer: operationRoute(host, name) };
  });

const routesOf = (host: HostContext, more: readonly Route[]): Route[] => [
  ...operationRoutes(host),
  { method: 'post', path: '/api/token', answer: (request) => tokenEndpoint(host, request) },
  {
    method: 'get',
    path: `${apiBase}/openapi.json`,
    answer: () => Response.json(openApiDocument()),
  },
  {
    method: 'get',
    path: '/media/{unit}/{file}',
    answer: (_, { unit = '', file = '' }) => mediaFile(host.content, unit, file),
  },
  ...more,
];

const inBraces = /\{(\w+)\}/g;
const patternOf = (path: string) => new RegExp(`^${path.replace(inBraces, '[^/]+')}$`);

/** The host's addresses as one fetch function: every answer that is not a success is a problem (RFC 9457). */
export function hostApp(
  host: HostContext,
  { trustProxy, more = [] }: { trustProxy: boolean; more?: readonly Route[] },
) {
  const app = new Hono<{ Bindings: Bindings; Variables: { served: Served } }>();
  const limit = callerLimits();
  const routes = routesOf(host, more);
  const patterns = routes.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

  app.use(async (context, next) => {
    const began = performance.now();
    context.set('served', {});
    await next();
    writeAccessLog(host.log, context.req.raw, context.get('served'), context.res.status, began);
  });

  for (const route of routes) {
    const { method, path } = route;
    app.on(method.toUpperCase(), path.replace(inBraces, ':$1'), async (context) => {
      context.set('served', { route: path });
      const { raw } = context.req;
      const address = addressOf(raw, context.env.caller, trustProxy);
      if (!route.unlimited) await limit(`${method} ${path}`, method, address);
      return route.answer(raw, context.req.param());
    });
  }

  app.notFound(({ req }) => {
    const allowed = patterns
      .filter(({ pattern }) => pattern.test(req.path))
      .flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : ['POST']));
    return allowed.length > 0
      ? methodNotAllowed([...new Set(allowed)])
      : refusalResponse(new Refusal('not-found'));
  });
  app.onError((error, context) => failureResponse(host.log, error, context.get('served').route));

  return (request: Request, caller?: Caller): Promise<Response> =>
    Promise.resolve(app.fetch(request, { caller }));
}
