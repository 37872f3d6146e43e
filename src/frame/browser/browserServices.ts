import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../api/index.ts';
import { markRequired } from '../../ui/chunkErrors.ts';
import type { CreateServices } from '../services.ts';
import type { Shell } from '../shell.ts';
import type { SiteSettings } from '../site.ts';

/** Creates the services of each language in this tab. The code of the API client is loaded with the first call. */
export function browserServices(settings: SiteSettings, shell: Shell): CreateServices {
  let opened: Promise<(language: Language) => Api> | undefined;
  const open = async () => (await import('./openBrowserApi.ts')).openBrowserApi(shell);
  return (language) => ({
    language,
    settings,
    loadApi: async () => {
      const isPrefetched = opened !== undefined;
      opened ??= open();
      try {
        return (await opened)(language);
      } catch (error) {
        opened = undefined;
        // The prefetch that started this import ignores its failure, but this call needs the module.
        if (isPrefetched) markRequired(error);
        throw error;
      }
    },
  });
}
