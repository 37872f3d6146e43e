import type { IntlShape } from 'react-intl';
import type { Head } from './page.ts';

/** Returns the title and description of an error page by its status. */
export const errorHead = (status: number, text: IntlShape): Head => ({
  title: text.formatMessage({
    id: status === 404 ? 'error.pageNotFound.title' : 'error.internalServerError.title',
  }),
  description: text.formatMessage({
    id: status === 404 ? 'error.pageNotFound.text' : 'error.internalServerError.text',
  }),
});
