import type { ComponentProps } from 'react';
import { RefusedFields } from '../../../kit/RefusedFields.tsx';
import { useText } from '../../i18n/index.ts';

/** Says which answers of a form the host refused. The `key` has to change with every attempt. */
export function RefusedAnswers(props: Pick<ComponentProps<typeof RefusedFields>, 'errors' | 'level'>) {
  const text = useText();
  return (
    <RefusedFields
      {...props}
      title={text('dashboard.setup.refused')}
      text={text('problem.validationFailed.text')}
    />
  );
}
