import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { startMailServer } from './startMailServer.ts';

/** The time limit for a code in milliseconds. */
const patience = 60_000;
const lookEvery = 100;

/** Starts a mail server that collects the codes of received e-mails. */
export async function openMailbox() {
  const server = await startMailServer();
  const codes = new Map<string, string>();

  async function readNew() {
    for (const { raw } of server.taken.splice(0)) {
      const { to = [], text = '' } = await PostalMime.parse(raw);
      const found = /\b(\d{3})\s?(\d{3})\b/.exec(text);
      const [address] = to;
      if (found && address?.address) codes.set(address.address, `${found[1]}${found[2]}`);
    }
  }

  return {
    url: server.url,
    port: server.port,
    stop: () => server.stop(),
    readCode: async (email: string): Promise<string> => {
      const end = performance.now() + patience;
      while (performance.now() < end) {
        await readNew();
        const code = codes.get(email);
        if (code !== undefined) {
          codes.delete(email);
          return code;
        }
        await pause(lookEvery);
      }
      throw new Error(`no code arrived for ${email}`);
    },
  };
}
