import type { FC } from 'react';
import { Link } from 'wouter';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { dashboardPage, dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type { FirstRunProgress } from '../../../../contract/dashboard/firstRun.ts';
import { button } from '../../../ui/Button.css.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import { sortIssues } from '../../content/sections/nextMissing.ts';
import { useDashboard } from '../../context/dashboard.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { IssueList } from '../property/IssueList.tsx';
import type { ProgressProps } from './FirstRunProps.ts';
import * as css from './firstRun.css.ts';
import { getServiceAddress, getStepAddress } from './stepAddress.ts';

interface CardProps {
  title: string;
  /** The buttons that lead to the step. */
  actions: Elements;
  /** The errors of the step, below the buttons: a long list does not hide them on a phone. */
  missing?: Elements;
  children?: Elements;
}

const Card = ({ title, actions, missing, children }: CardProps) => (
  <section className={shared.card} aria-labelledby="next-step">
    <h2 id="next-step" className={css.title}>
      {title}
    </h2>
    {children}
    <div className={shared.stackedActions}>{actions}</div>
    {missing}
  </section>
);

/** The person has just opened the set-up link. */
const Person: FC<ProgressProps> = ({ session: { user, isWithoutMail } }) => {
  const text = useText();
  const { supportsPasskeys } = useDashboard();
  return (
    <Card
      title={text('dashboard.welcome.person.title', { name: user.name })}
      actions={
        <>
          {supportsPasskeys && (
            <ButtonLink look="primary" href={dashboardPages.passkeys}>
              {text('dashboard.passkeys.add')}
            </ButtonLink>
          )}
          <ButtonLink look={supportsPasskeys ? 'secondary' : 'primary'} href={dashboardPages.newProperty}>
            {text('dashboard.welcome.person.skip')}
          </ButtonLink>
        </>
      }
    >
      {supportsPasskeys && <p>{text('dashboard.passkeys.lead')}</p>}
      {isWithoutMail && <p>{text('dashboard.welcome.person.withoutMail')}</p>}
    </Card>
  );
};

/** The name of the property, and what is missing in a step. */
function getStep({ property, steps }: FirstRunProgress, step: FirstRunProgress['next']) {
  const { errors = 0, missing = [] } = steps.find((one) => one.step === step) ?? {};
  return { name: property?.name ?? '', id: property?.id ?? '', errors, missing: sortIssues(missing) };
}

const Property: FC<ProgressProps> = ({ progress }) => {
  const text = useText();
  const { name, id, missing, errors } = getStep(progress, 'property');
  if (progress.property === null)
    return (
      <Card
        title={text('dashboard.welcome.property.new.title')}
        actions={
          <ButtonLink look="primary" href={dashboardPages.newProperty}>
            {text('dashboard.welcome.property.new.action')}
          </ButtonLink>
        }
      >
        <p>{text('dashboard.welcome.property.new.text')}</p>
      </Card>
    );
  return (
    <Card
      title={text('dashboard.welcome.property.title', { name })}
      actions={
        <ButtonLink look="primary" href={getStepAddress(progress, 'property')!}>
          {text('dashboard.welcome.property.action')}
        </ButtonLink>
      }
      missing={<IssueList property={id} issues={missing} />}
    >
      <p>{text('dashboard.editor.todo', { count: errors })}</p>
    </Card>
  );
};

const steps = ['price', 'photos', 'terms'] as const;

/** A step of the content, after the description of the property. */
const Content: FC<ProgressProps & { step: (typeof steps)[number] }> = ({ progress, step }) => {
  const text = useText();
  const { id, missing } = getStep(progress, step);
  return (
    <Card
      title={text(`dashboard.welcome.${step}.title`)}
      actions={
        <ButtonLink look="primary" href={getStepAddress(progress, step)!}>
          {text(`dashboard.welcome.${step}.action`)}
        </ButtonLink>
      }
      missing={<IssueList property={id} issues={missing} />}
    >
      {step !== 'terms' && <p>{text(`dashboard.welcome.${step}.text`)}</p>}
    </Card>
  );
};

const Review: FC<ProgressProps> = ({ progress }) => {
  const text = useText();
  const { name } = getStep(progress, 'review');
  return (
    <Card
      title={text('dashboard.welcome.review.title', { name })}
      actions={
        <ButtonLink look="primary" href={getStepAddress(progress, 'review')!}>
          {text('dashboard.review.title')}
        </ButtonLink>
      }
    >
      <p>{text('dashboard.welcome.review.text')}</p>
      <p>{text('dashboard.welcome.review.terms')}</p>
    </Card>
  );
};

/** The links of a property that is published. */
function PublishedLinks({ id, isPrimary }: { id: string; isPrimary: boolean }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {/* The guests' pages are another application. */}
      <a className={isPrimary ? button.primary : button.secondary} href={propertyPage(language, id)}>
        {text('dashboard.review.open')}
      </a>
      <ButtonLink look="quiet" href={dashboardPage}>
        {text('dashboard.welcome.online.today')}
      </ButtonLink>
    </>
  );
}

const Closed: FC<ProgressProps> = ({ progress }) => {
  const text = useText();
  const { name, id } = getStep(progress, 'closed');
  return (
    <Card
      title={text('dashboard.welcome.closed.title', { name })}
      actions={<PublishedLinks id={id} isPrimary={false} />}
    >
      <p>{text('dashboard.welcome.closed.text')}</p>
      <ul className={css.services}>
        {progress.services.map((service) => (
          <li key={service}>
            <Link href={getServiceAddress(id, service)}>{text(`dashboard.welcome.service.${service}`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Online: FC<ProgressProps> = ({ progress, session: { isSandbox } }) => {
  const text = useText();
  const { name, id } = getStep(progress, 'online');
  return (
    <Card
      title={text('dashboard.welcome.online.title', { name })}
      actions={<PublishedLinks id={id} isPrimary />}
    >
      <p>{text(isSandbox ? 'dashboard.welcome.online.sandbox' : 'dashboard.welcome.online.text')}</p>
    </Card>
  );
};

/** The step that the person takes next, with the way to it. */
export function NextStep(props: ProgressProps) {
  const { next } = props.progress;
  switch (next) {
    case 'person':
      return <Person {...props} />;
    case 'property':
      return <Property {...props} />;
    case 'review':
      return <Review {...props} />;
    case 'closed':
      return <Closed {...props} />;
    case 'online':
      return <Online {...props} />;
    case 'price':
    case 'photos':
    case 'terms':
      return <Content {...props} step={next} />;
  }
}
