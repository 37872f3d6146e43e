import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import type { PropertyHistoryProps } from './PropertyHistoryProps.ts';

/** Returns from two versions to the list of all versions. */
export const BackToList = ({ send }: Pick<PropertyHistoryProps, 'send'>) => (
  <Button look="quiet" onClick={() => send({ type: 'list.requested' })}>
    {useText()('dashboard.history.all')}
  </Button>
);
