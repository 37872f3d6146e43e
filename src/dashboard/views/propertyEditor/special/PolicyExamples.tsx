import {
  createPolicyExamples,
  exampleTotal,
  readPaymentOptions,
  type PolicyExample,
} from '../../../../../contract/content/policyExamples.ts';
import { euros } from '../../../../../contract/rules/round.ts';
import { useFormats } from '../../../../i18n/index.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { useText } from '../../../i18n/index.ts';
import type { SpecialProps } from './props.ts';
import { readName } from '../../property/readName.ts';
import * as css from './special.css.ts';

type Outcome = 'unpaid' | 'all' | 'part' | 'none';

function getOutcome({ paid, refund }: PolicyExample): Outcome {
  if (paid === 0) return 'unpaid';
  if (refund === 0) return 'none';
  return refund === paid ? 'all' : 'part';
}

const getMoment = ({ before }: PolicyExample): { moment: 'days' | 'hours' | 'arrival'; time: number } => {
  if ('days' in before) return { moment: 'days', time: before.days };
  return before.hours === 0 ? { moment: 'arrival', time: 0 } : { moment: 'hours', time: before.hours };
};

/** Says in sentences what three guests get back who cancel, for each payment option. */
export function PolicyExamples({ document, language }: Pick<SpecialProps, 'document' | 'language'>) {
  const text = useText();
  const { roundMoney } = useFormats();
  const options = readPaymentOptions(document);
  const money = (cents: number) => roundMoney(euros(cents));
  return (
    <div className={css.special}>
      <h2 className={css.heading}>{text('dashboard.policy.title')}</h2>
      {options === undefined ? (
        <p className={shared.lead}>{text('dashboard.policy.incomplete')}</p>
      ) : (
        <p className={shared.lead}>{text('dashboard.policy.about', { total: money(exampleTotal) })}</p>
      )}
      {options?.map((option) => (
        <div key={option.id}>
          <h3 className={css.name}>
            {readName(document, language, ['paymentOptions', option.id, 'name']) ?? option.id}
          </h3>
          <ul className={css.list}>
            {createPolicyExamples(option).map((example) => (
              <li key={JSON.stringify(example.before)}>
                {text('dashboard.policy.example', {
                  ...getMoment(example),
                  outcome: getOutcome(example),
                  paid: money(example.paid),
                  refund: money(example.refund),
                  kept: money(example.paid - example.refund),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
