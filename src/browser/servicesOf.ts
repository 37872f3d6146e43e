import type { Language } from '../../contract/language.ts';
import type { LoadServices } from '../pages/services.ts';
import type { SiteSettings } from '../site.ts';

/** The services of each language in this tab; their code arrives with the first that is asked for. */
export function servicesOf(settings: SiteSettings): (language: Language) => LoadServices {
  let opened: Promise<(language: Language) => LoadServices> | undefined;
  const open = async () => {
    const { openBrowserServices } = await import('./openBrowserServices.ts');
    return openBrowserServices(settings);
  };
  return (language) => async () => {
    opened ??= open();
    try {
      return await (await opened)(language)();
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
}
