import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config/index.ts';
import { GatewayUnreachable, WebhookRejection } from '../../server/host/ports/gateway.ts';
import type { Mail } from '../../server/host/ports/mailer.ts';
import { openSettings } from '../../server/process/openSettings.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { FakeGateway } from '../support/fakeGateway.ts';
import { secretKey } from '../support/testHost.ts';

const publicSite = { PUBLIC_URL: 'https://stay.test', TRUST_PROXY: 'off' };

/** The services of a site without a mail server and a key of Stripe. */
async function openServices(environment: Record<string, string>) {
  const sandbox = {
    mailer: { send: vi.fn<() => Promise<void>>(() => Promise.resolve()) },
    gateway: new FakeGateway(),
  };
  const { log } = createTestLog();
  const config = readConfig(environment);
  const opened = openSettings({ config, secretKey, sandbox, log, checkWithin: 50 });
  return { ...(await opened.open({ settings: {} })), sandbox, settings: opened };
}

const charge = {
  savedCard: 'card_1',
  amount: { amount: 100, currency: 'EUR' },
  description: 'A stay',
  idempotencyKey: 'charge-1',
} as const;

describe('a site without a mail server and a key of Stripe', () => {
  test('sends and charges nothing, so that what is due waits', async () => {
    const { mailer, gateway, sandbox } = await openServices(publicSite);
    await expect(mailer.send({} as Mail)).rejects.toThrow('the site has no mail server');
    await expect(gateway.charge(charge)).rejects.toThrow(GatewayUnreachable);
    await expect(gateway.deleteGuest('session_1')).rejects.toThrow(GatewayUnreachable);
    await expect(gateway.readWebhook('', new Headers())).rejects.toThrow(WebhookRejection);
    expect(sandbox.mailer.send).not.toHaveBeenCalled();
  });

  test.each([{}, { ...publicSite, SANDBOX: 'payments,mail' }])(
    'uses the sandbox if it simulates both: %o',
    async (environment) => {
      const { mailer, gateway, sandbox } = await openServices(environment);
      expect([mailer, gateway]).toEqual([sandbox.mailer, sandbox.gateway]);
    },
  );
});

describe('a mail server', () => {
  test('that accepts a connection and says nothing is reported before browsers stop waiting', async () => {
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { settings } = await openServices(publicSite);
    const { port } = silent.address() as AddressInfo;
    expect(await settings.checkMailServer({ server: '127.0.0.1', port, security: 'tls' }, undefined)).toBe(
      'unreachable',
    );
  });
});
