import { Link } from 'wouter';
import type { StateFrom } from 'xstate';
import type { landingMachine } from '../../../machines/landing/landing.machine.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import type { ViewProps } from '../../pages/page.ts';
import { useSite } from '../../site.ts';

export function LandingView({ snapshot, send }: ViewProps<StateFrom<typeof landingMachine>>) {
  const text = useText();
  const language = useLanguage();
  const formats = useFormats();
  const { settings } = useSite();
  return (
    <main id="main" tabIndex={-1} data-machine="landing" data-state={snapshot.value}>
      <h1>{settings.productName}</h1>
      {snapshot.value === 'failed' && (
        <button type="button" onClick={() => send({ type: 'retry.requested' })}>
          {text('action.tryAgain')}
        </button>
      )}
      <ul>
        {snapshot.context.offers.map((offer) => (
          <li key={offer.id}>
            <Link href={`/${language}/${offer.id}`}>{offer.name}</Link>
            <p>{offer.location.city}</p>
            <p>{text('pricing.from', { amount: formats.roundMoney({ amount: offer.fromPrice }) })}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
