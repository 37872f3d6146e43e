import { useText } from '../../i18n/index.ts';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import type { ViewProps } from '../../pages/page.ts';

export function PropertyView({ snapshot, send }: ViewProps<StateFrom<typeof propertyMachine>>) {
  const text = useText();
  const { property } = snapshot.context;
  return (
    <main id="main" tabIndex={-1} data-machine="property" data-state={snapshot.value}>
      {property ? (
        <>
          <h1>{property.name}</h1>
          <p>{property.summary}</p>
          <p>{text('footer.registrationNumber', { number: property.registrationNumber })}</p>
        </>
      ) : (
        <>
          <h1>{text('problem.propertyNotFound.title')}</h1>
          <button type="button" onClick={() => send({ type: 'retry.requested' })}>
            {text('action.tryAgain')}
          </button>
        </>
      )}
    </main>
  );
}
