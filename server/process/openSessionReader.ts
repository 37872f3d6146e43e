import type { OpenSessionReader } from '../commands/connection/connectToHost.ts';
import type { PaymentGateway } from '../host/ports/gateway.ts';
import { openSiteSandbox } from './openSiteSandbox.ts';
import { openStripeGateway } from './openStripeGateway.ts';

interface OpenedGateway {
  gateway: PaymentGateway;
  close?: () => Promise<void>;
}

type Site = Parameters<OpenSessionReader>[0];

async function openGateway(site: Site): Promise<OpenedGateway> {
  const { stripe, publicUrl } = site.config;
  return stripe === undefined
    ? openSiteSandbox(site)
    : { gateway: await openStripeGateway(stripe, publicUrl) };
}

/** Opens the gateway of a site that does not run in this process. Most commands do not read it, so it opens on demand. */
export const openSessionReader: OpenSessionReader = (site) => {
  let opened: Promise<OpenedGateway> | undefined;
  return {
    async readSession(id) {
      const { gateway } = await (opened ??= openGateway(site));
      return gateway.readSession(id);
    },
    async close() {
      await (await opened)?.close?.();
    },
  };
};
