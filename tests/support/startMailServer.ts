import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The failures of a mail server: it is down, sends invalid replies, accepts an e-mail and disconnects before the reply, or delays each reply. */
export type MailFault = 'away' | 'nonsense' | 'unsaid' | 'slow';

interface Slow {
  /** The e-mails that are delayed, and until when. */
  about: RegExp;
  until: Promise<void>;
}

/** Starts an unencrypted mail server that accepts every e-mail, or rejects it with a reason, or delays it. */
export async function startMailServer(refusal?: string, slow?: Slow) {
  const taken: { envelope: string[]; raw: string }[] = [];
  let trouble: MailFault | undefined;
  const open = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    if (trouble === 'away') return void socket.destroy();
    if (trouble === 'nonsense') return void socket.end('<html>Bad Gateway</html>\r\n');
    let raw: string | undefined;
    let envelope: string[] = [];
    let rest = '';
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (raw !== undefined && line === '.') {
          const take = () => void socket.write('250 taken\r\n');
          taken.push({ envelope, raw });
          if (trouble === 'unsaid') return void socket.destroy();
          if (trouble === 'slow') setTimeout(take, 300);
          else if (slow?.about.test(raw)) void slow.until.then(take);
          else take();
          raw = undefined;
          envelope = [];
        } else if (raw === undefined) {
          if (/^(MAIL|RCPT)/.test(line)) envelope.push(line);
          if (line === 'DATA') raw = '';
          if (line === 'STARTTLS') socket.write('502 not known here\r\n');
          else if (line.startsWith('RCPT') && refusal !== undefined) socket.write(`550 ${refusal}\r\n`);
          else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        } else {
          raw += `${line.replace(/^\.\./, '.')}\r\n`;
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    taken,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** The number of connections. */
    calls: () => calls,
    /** Changes the fault of the server, or removes it, and closes all connections. */
    become(next: MailFault | undefined) {
      trouble = next;
      for (const socket of open) socket.destroy();
    },
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
