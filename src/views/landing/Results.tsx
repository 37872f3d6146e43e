import { Suspense, useRef, type FC, type RefObject } from 'react';
import { landingPage } from '../../../contract/rules/addresses.ts';
import type { StaySearch } from '../../../contract/staySearch.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useScrollIntoView } from '../../ui/useScrollIntoView.ts';
import * as page from './LandingView.css.ts';
import type { LandingProps } from './LandingProps.ts';
import { WhenToTry } from '../shared/FailedCall.tsx';
import { OfferCard } from './OfferCard.tsx';
import * as css from './search.css.ts';
import type { Elements } from '../../ui/Elements.ts';

interface GroupProps {
  title: string;
  head?: RefObject<HTMLHeadingElement | null>;
  /** Below the title. */
  subtitle?: Elements;
  children?: Elements;
}

function Group({ title, head, subtitle, children }: GroupProps) {
  return (
    <section className={css.group}>
      <div className={css.groupHead}>
        <h2 className={css.groupTitle} ref={head} tabIndex={head && -1}>
          {title}
        </h2>
        {subtitle}
      </div>
      {children}
    </section>
  );
}

/** The stay that is looked for, in words. */
function useStayWords() {
  const text = useText();
  const { date } = useFormats();
  return ({ startDate, endDate, nights, guestCount }: StaySearch) =>
    [
      text('stay.dates', { from: date(startDate, 'short'), to: date(endDate, 'short') }),
      text('count.nights', { nights }),
      text('count.guests', { guests: guestCount }),
    ].join(' · ');
}

/** The properties without what a stay costs there. */
export const Undated: FC<LandingProps> = ({ pageState: { context } }) => (
  <div className={css.grid}>
    {context.offers.map((offer, index) => (
      <Suspense key={offer.id}>
        <OfferCard offer={offer} search={context.search} level="h2" isFirst={index === 0} />
      </Suspense>
    ))}
  </div>
);

/** What is free with its price, and then what is not with the reason. */
export const Answered: FC<LandingProps> = ({ pageState: { context } }) => {
  const text = useText();
  const language = useLanguage();
  const stayWords = useStayWords();
  // Whoever had to ask again reads on here.
  const head = useRef<HTMLHeadingElement>(null);
  useScrollIntoView(head);
  const { answer, offers, search } = context;
  if (!answer) return null;
  const cards = offers.map((offer) => ({
    offer,
    availability: answer.units.find(({ id }) => id === offer.id),
  }));
  const free = cards.filter(({ availability }) => availability?.total);
  const others = cards.filter(({ availability }) => !availability?.total);
  const getGrid = (some: typeof cards) => (
    <div className={css.grid}>
      {some.map((card, index) => (
        <OfferCard key={card.offer.id} {...card} search={search} level="h3" isFirst={index === 0} />
      ))}
    </div>
  );
  return (
    <>
      <Group
        head={head}
        title={
          free.length > 0 ? text('landing.found', { properties: free.length }) : text('landing.noneFree')
        }
        subtitle={
          <>
            <p className={css.stay}>{stayWords(answer)}</p>
            {free.length === 0 && <p>{text('landing.chooseOthers')}</p>}
            <a className={page.more} href={landingPage(language)}>
              {text('landing.withoutDates')}
            </a>
          </>
        }
      >
        {getGrid(free.length > 0 ? free : others)}
      </Group>
      {free.length > 0 && others.length > 0 && (
        <Group title={text('landing.notFree')}>{getGrid(others)}</Group>
      )}
    </>
  );
};

/** The dates make no sense: what would, and the properties meanwhile. */
export const Unclear: FC<LandingProps> = (props) => {
  const text = useText();
  return (
    <>
      <Notice tone="warning" title={text('landing.unclear.title')}>
        <p>{text('landing.unclear.text')}</p>
      </Notice>
      <Undated {...props} />
    </>
  );
};

/** The host does not answer for all of them: each property does, when it is opened with the dates. */
export const EachByItself: FC<LandingProps> = (props) => (
  <>
    <Notice tone="info" title={useText()('landing.undated')} />
    <Undated {...props} />
  </>
);

export const NotSearched: FC<LandingProps> = (props) => {
  const text = useText();
  return (
    <>
      <Notice tone="error" title={text('landing.notSearched.title')} isLive>
        <p>{text('landing.notSearched.text')}</p>
        <WhenToTry why={props.pageState.context} />
        <p>
          <Button onClick={() => props.send({ type: 'retry.requested' })}>{text('action.tryAgain')}</Button>
        </p>
      </Notice>
      <Undated {...props} />
    </>
  );
};
