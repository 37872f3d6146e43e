import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { Environment, liveViewPath, openLiveView } from '../src/live/index.ts';
import type { Product } from '../src/product.ts';

const lamp = createMachine({
  id: 'lamp',
  description: 'A person reads by a lamp.',
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': 'on' } },
    on: {
      invoke: { id: 'measureVoltage', src: 'measureVoltage' },
      initial: 'bright',
      states: { bright: {} },
    },
  },
});

const lampProduct: Product = {
  name: 'Lamp',
  machinesFolder: import.meta.dirname,
  languages: [{ id: 'en', name: 'English' }],
  models: [{ machine: lamp, input: undefined, events: [] }],
  pages: [],
  calls: { measureVoltage: { operation: 'GET /voltage', description: 'the voltage' } },
  activities: {},
  mails: [],
  mainPath: [],
};

describe('the simulated environment', () => {
  test('lists changes as pending, and as applied after the matching request', async () => {
    const environment = new Environment();
    environment.replaceNextResponse({ label: 'code rejected', path: /\/code$/, response: { status: 422 } });
    environment.replaceNextFields({ label: 'card declined', path: /\/pay$/, fields: { number: '2' } });
    expect(await environment.respond('/price')).toBeUndefined();
    expect(environment.pending).toEqual(['code rejected', 'card declined']);
    expect(await environment.respond('/code')).toEqual({ status: 422 });
    expect(environment.changeForm('/pay', 'number=1&name=Ana')).toBe('number=2&name=Ana');
    expect(environment.pending).toEqual([]);
    expect(environment.applied).toEqual(['code rejected', 'card declined']);
  });

  test('forgets pending changes on a reset', () => {
    const environment = new Environment();
    environment.replaceNextResponse({ label: 'code rejected', path: /\/code$/, response: { status: 422 } });
    environment.reset();
    expect(environment.pending).toEqual([]);
    expect(environment.applied).toEqual([]);
  });
});

describe('the live view', () => {
  const servers: (Server | ServerType)[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const getUrl = (server: Server | ServerType) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function openView() {
    const site = createServer((request, response) => {
      const policy = "default-src 'self'; frame-ancestors 'none'";
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
      response.end(`<!doctype html><head><title>${request.url}</title></head>`);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const environment = new Environment();
    const view = await openLiveView({
      port: 0,
      product: lampProduct,
      startPath: '/lamp',
      site: {
        url: () => getUrl(site),
        clockOffset: () => 3_600_000,
        isExcluded: (path) => path.startsWith('/mailbox'),
      },
      environment,
      actions: [
        {
          id: 'offline',
          label: 'no connection',
          group: 'Network',
          run: () => void (environment.isOffline = !environment.isOffline),
          isOn: () => environment.isOffline,
        },
      ],
    });
    servers.push(site, view);
    return getUrl(view);
  }

  test('adds the inspector to the pages of the site, and may show them in a frame', async () => {
    const url = await openView();
    const response = await fetch(`${url}/lamp?on`);
    const inspector = `<script src="${liveViewPath}inspector.js"></script>`;
    expect(await response.text()).toBe(`<!doctype html><head>${inspector}<title>/lamp?on</title></head>`);
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(await (await fetch(`${url}/mailbox`)).text()).not.toContain(inspector);
    expect(await (await fetch(`${url}${liveViewPath}inspector.js`)).text()).toContain(
      '"clockOffset":3600000',
    );
  });

  test('shows the machines with the names of the atlas, and their charts', async () => {
    const url = await openView();
    expect(await (await fetch(`${url}${liveViewPath}`)).text()).toContain('<h1>Lamp, live</h1>');
    expect(await (await fetch(`${url}${liveViewPath}machines.json`)).json()).toMatchObject({
      machines: { lamp: { name: 'Lamp', states: { 'on.bright': { name: 'On › Bright' } } } },
      calls: { measureVoltage: 'requests the voltage (GET /voltage)' },
    });
    const chart = await fetch(`${url}${liveViewPath}charts/lamp/on.svg`);
    expect(chart.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await chart.text()).toContain('data-node="on.bright"');
  });

  test('runs an action for the view only', async () => {
    const url = await openView();
    const run = (origin: string) =>
      fetch(`${url}${liveViewPath}actions/offline`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': origin },
      });
    expect((await run('cross-site')).status).toBe(404);
    expect(await (await run('same-origin')).json()).toMatchObject({
      isOffline: true,
      actionsOn: ['offline'],
    });
    await expect(fetch(`${url}/lamp`)).rejects.toThrow('fetch failed');
  });
});
