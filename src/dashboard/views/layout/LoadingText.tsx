import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';

/** Says below the heading of a page that its data is being loaded. */
export const LoadingText = () => (
  <p role="status" className={shared.lead}>
    {useText()('frame.loading')}
  </p>
);
