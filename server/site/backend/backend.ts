import type { ContentIssue } from '../../../contract/content/issues.ts';
import type { MissingService } from '../../../contract/dashboard/settings.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { Caller } from '../callers/caller.ts';
import type { HostFigures } from '../operation/hostMetrics.ts';
import type { Readiness } from '../operation/readiness.ts';

export interface ClientCredentials {
  id: string;
  secret: string;
}

/** The properties and texts that a host offers at present. */
export interface Offered {
  /** Changes with each publication; pages of an earlier version are rendered again. */
  version: number;
  /** The units of the host, as far as they are known. */
  unitIds: readonly string[];
  /** The units that were retired in the dashboard, if they are known. */
  retiredIds?: readonly string[];
  /** Whether they are the demo, if that is known. */
  isDemo?: boolean;
  /** The languages of the units' texts, if they are known. */
  textLanguages?: ReadonlyMap<string, readonly Language[]>;
  /** The introduction of the landing page, if the host wrote one. */
  welcome?: SiteSettings['welcome'] | undefined;
  /** The missing services because of which the site is closed to guests; empty if it is open. */
  closedFor?: readonly MissingService[];
}

/** The answer to a person who wants to see the page of a property before guests do. */
export type Preview =
  /** The person may not see it, or it does not exist. */
  | { readonly refused: Response }
  /** The content has errors; the language is that of the person. */
  | { readonly errors: readonly ContentIssue[]; readonly language: Language }
  /** Answers the calls of the page. */
  | { readonly fetch: (request: Request) => Promise<Response> };

/** The host API behind the site, embedded or external. */
export interface Backend {
  /** Answers `/api/*` and `/media/*`. */
  fetch(request: Request, caller: Caller): Promise<Response>;
  /** Requests a token (RFC 6749 §4.4) with a client's credentials. */
  requestToken(credentials: ClientCredentials, caller: Caller, signal?: AbortSignal): Promise<Response>;
  /** Returns whether the host is ready. */
  ready(): Promise<Readiness>;
  /** Returns the embedded host's figures; an external host is monitored separately. */
  observe?: () => Promise<HostFigures>;
  /** Opens the preview of a property's page for the person with the cookie of a request; undefined for an external host. */
  openPreview?: (request: Request, property: string) => Promise<Preview>;
  /** The host name of an external host API; undefined for the embedded host. */
  externalHost?: string;
  /** Returns what the host offers at present; the same object until a publication. */
  getOffered: () => Offered;
  /** The time in milliseconds after which its answers are requested again; undefined if they change only with `version`. */
  staleAfter: number | undefined;
}
