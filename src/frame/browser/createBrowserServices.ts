import type { Language } from '../../../contract/values/language.ts';
import type { Api } from '../../api/index.ts';
import { markRequired } from '../../ui/chunkErrors.ts';
import type { ServicesFactory } from '../services.ts';
import type { Shell } from '../shell.ts';
import type { SiteSettings } from '../site.ts';

/** Creates the services of each language in this tab. The code of the API client is loaded with the first call. */
export function createBrowserServices(settings: SiteSettings, shell: Shell): ServicesFactory {
  let apiPromise: Promise<(language: Language) => Api> | undefined;
  const open = async () => (await import('./openBrowserApi.ts')).openBrowserApi(shell);
  return (language) => ({
    language,
    settings,
    loadApi: async () => {
      const wasPrefetched = apiPromise !== undefined;
      apiPromise ??= open();
      try {
        return (await apiPromise)(language);
      } catch (error) {
        apiPromise = undefined;
        // The prefetch that started this import ignores its failure, but this call needs the module.
        if (wasPrefetched) markRequired(error);
        throw error;
      }
    },
  });
}
