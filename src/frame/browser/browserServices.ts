import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/index.ts';
import { markRequired } from '../../ui/chunkErrors.ts';
import type { CreateServices } from '../services.ts';
import type { Shell } from '../shell.ts';
import type { SiteSettings } from '../site.ts';

/** The services of each language in this tab; the API's code arrives with the first call. */
export function browserServices(settings: SiteSettings, shell: Shell): CreateServices {
  let opened: Promise<(language: Language) => Api> | undefined;
  const open = async () => (await import('./openBrowserApi.ts')).openBrowserApi(shell);
  return (language) => ({
    language,
    settings,
    loadApi: async () => {
      const isFetchedAhead = opened !== undefined;
      opened ??= open();
      try {
        return (await opened)(language);
      } catch (error) {
        opened = undefined;
        // Whoever fetched it ahead did not wait for it, but this call does.
        if (isFetchedAhead) markRequired(error);
        throw error;
      }
    },
  });
}
