import type { ReactNode } from 'react';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import { atomicState } from '../../kit/atomicState.ts';
import { main } from '../../kit/layout.css.ts';

interface Props {
  pageState: Pick<StateFrom<typeof propertyMachine>, 'value'>;
  children: ReactNode;
}

/**
 * The main element of a property's pages. It is the same element from the first skeleton on, because it has the focus
 * after a navigation and a new element would lose it.
 */
export const PropertyMain = ({ pageState, children }: Props) => (
  <main
    id="main"
    tabIndex={-1}
    className={main}
    data-machine="property"
    data-state={atomicState(pageState.value)}
  >
    {children}
  </main>
);
