import { useLanguage, useText } from '../../i18n/index.ts';
import { Link } from 'wouter';
import type { StateFrom } from 'xstate';
import type { propertyMachine } from '../../../machines/property/property.machine.ts';
import type { ViewProps } from '../../pages/page.ts';

export function SuccessView({ snapshot, params }: ViewProps<StateFrom<typeof propertyMachine>>) {
  const text = useText();
  const language = useLanguage();
  return (
    <main id="main" tabIndex={-1} data-machine="property" data-state={snapshot.value}>
      <h1>{snapshot.context.property?.name ?? text('problem.propertyNotFound.title')}</h1>
      <Link href={`/${language}/${params['unit'] ?? ''}`}>{text('navigation.book')}</Link>
    </main>
  );
}
