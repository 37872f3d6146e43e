import type { ReactNode } from 'react';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import { atomicState } from '../atomicState.ts';
import { main } from '../layout/layout.css.ts';

interface Props {
  pageState: Pick<StateFrom<typeof propertyMachine>, 'value'>;
  children: ReactNode;
}

/**
 * The main part of a property's pages: one element from the first skeleton on. It has the focus after a link was
 * followed, and would lose it if it were drawn anew.
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
