import { aliveWithin } from '../../../contract/dashboard/events.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { Changes } from '../store/watchChanges.ts';
import { isSessionOpen } from '../users/index.ts';
import { readSession, toRefusalResponse } from './readSession.ts';

/** The most streams of one session (each open page has one), and of all sessions in this process. */
const most = { ofSession: 6, inAll: 300 } as const;

/** Browsers do not report comments to the page, so this is an event. */
const alive = 'event: alive\ndata: 1';

interface Stream {
  sessionId: string;
  end: () => void;
}

/**
 * Opens the server-sent events, which inform open pages of the dashboard about changes. Each session is checked after
 * `checkEvery` milliseconds, which also keeps the connection open.
 */
export function openEvents(
  host: Pick<HostContext, 'db' | 'pages' | 'mailsAccess'>,
  changes: Changes,
  checkEvery: number = aliveWithin,
) {
  const streams = new Set<Stream>();

  function requireRoom(sessionId: string) {
    const ofSession = [...streams].filter((stream) => stream.sessionId === sessionId).length;
    if (ofSession < most.ofSession && streams.size < most.inAll) return;
    throw new Refusal('too-many-requests', { retryAfter: 30 });
  }

  function openStream(sessionId: string): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let end = () => {};
    return new ReadableStream({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(`${text}\n\n`));
        send(alive);
        let timer: NodeJS.Timeout | undefined;
        const check = async () => {
          clearTimeout(timer);
          const isOpen = await isSessionOpen(host.db, sessionId).catch(() => true);
          if (!streams.has(stream)) return;
          if (!isOpen) return stream.end();
          send(alive);
          clearTimeout(timer);
          scheduleCheck();
        };
        // The next check waits for this one, so that a slow database gets no more of them than it answers.
        const scheduleCheck = () => {
          timer = setTimeout(() => void check(), checkEvery).unref();
        };
        // The session may be one of those that have ended.
        const stopListening = changes.listen((kind) => {
          if (kind === 'session') void check();
          else send(`event: changed\ndata: ${kind}`);
        });
        end = () => {
          streams.delete(stream);
          stopListening();
          clearTimeout(timer);
        };
        const stream: Stream = {
          sessionId,
          end: () => {
            end();
            controller.close();
          },
        };
        streams.add(stream);
        scheduleCheck();
      },
      cancel: () => end(),
    });
  }

  async function answer(request: Request): Promise<Response> {
    const session = await readSession(host, request);
    if (!session) throw new Refusal('unauthorized');
    requireRoom(session.sessionId);
    return new Response(openStream(session.sessionId), {
      headers: {
        'Content-Type': 'text/event-stream',
        // A proxy that compresses would collect the events before it forwards them, as nginx does in general.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      },
    });
  }

  return {
    /** Answers a request for the events; 401 without a session, 429 with too many streams. */
    answer: (request: Request): Promise<Response> => answer(request).catch(toRefusalResponse),
    /** Ends all streams, so that the process can stop. */
    end(): void {
      for (const stream of streams) stream.end();
    },
  };
}
