import { tokenPath } from '../../../contract/schemas/token.ts';
import type { Caller } from '../callers/caller.ts';
import type { Backend } from './backend.ts';
import { tokenForm } from './tokenForm.ts';

interface EmbeddedHost {
  fetch(request: Request, caller?: Caller): Promise<Response>;
  ready: Backend['ready'];
  observe?: Backend['observe'] & {};
  openPreview?: Backend['openPreview'] & {};
  getOffered: Backend['getOffered'];
}

/** Creates the host API in this process. */
export const embeddedBackend = (host: EmbeddedHost, publicUrl: string): Backend => ({
  fetch: (request, caller) => host.fetch(request, caller),
  requestToken: (credentials, caller, signal) =>
    host.fetch(tokenForm(publicUrl + tokenPath, credentials, signal), caller),
  ready: host.ready,
  ...(host.observe && { observe: host.observe }),
  ...(host.openPreview && { openPreview: host.openPreview }),
  getOffered: host.getOffered,
  staleAfter: undefined,
});
