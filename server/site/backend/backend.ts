import type { Language } from '../../../contract/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { Caller } from '../callers/caller.ts';
import type { HostFigures } from '../operation/hostMetrics.ts';
import type { Readiness } from '../operation/readiness.ts';

export interface ClientCredentials {
  id: string;
  secret: string;
}

/** The host API behind the site: the embedded one, or somebody else's. */
export interface Backend {
  /** Answers `/api/*` and `/media/*`. */
  fetch(request: Request, caller: Caller): Promise<Response>;
  /** Asks for a token (RFC 6749 §4.4) with a client's credentials. */
  requestToken(credentials: ClientCredentials, caller: Caller, signal?: AbortSignal): Promise<Response>;
  /** Whether it can answer. */
  ready(): Promise<Readiness>;
  /** How the embedded host stands, in numbers; one elsewhere is watched there. */
  observe?: () => Promise<HostFigures>;
  /** The units to be found there, as far as they are known. */
  unitIds: readonly string[];
  /** The languages that they have texts in, where that is known. */
  textLanguages?: ReadonlyMap<string, readonly Language[]>;
  /** What the first page begins with, where the host wrote it. */
  welcome?: SiteSettings['welcome'] | undefined;
  /** Milliseconds after which what it said is asked for again; undefined where it does not change. */
  staleAfter: number | undefined;
}
