import type { IntlShape } from 'react-intl';
import type { Head } from './page.ts';
import type { SiteSettings } from './site.ts';

/** What is said of an error page, by its status. */
export const errorHead = (status: number, text: IntlShape, { productName }: SiteSettings): Head => ({
  title: text.formatMessage({
    id: status === 404 ? 'error.pageNotFound.title' : 'error.internalServerError.title',
  }),
  description: productName,
});
