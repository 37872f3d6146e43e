import { useRef, type FC, type RefObject } from 'react';
import { landingPage } from '../../../contract/rules/addresses.ts';
import type { SearchedStay } from '../../../machines/landing/landing.machine.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useScrollIntoView } from '../../ui/useScrollIntoView.ts';
import * as page from './LandingView.css.ts';
import type { LandingProps } from './LandingProps.ts';
import { RetryTime } from '../../kit/FailedCall.tsx';
import { Offers } from './Offers.tsx';
import * as css from './search.css.ts';
import type { Elements } from '../../ui/Elements.ts';

interface GroupProps {
  title: string;
  head?: RefObject<HTMLHeadingElement | null>;
  /** The content below the title. */
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

/** Returns a function that describes the requested stay. */
function useStayText() {
  const text = useText();
  const { date } = useFormats();
  return ({ startDate, endDate, nights, guestCount }: SearchedStay) =>
    [
      text('stay.dates', { from: date(startDate, 'short'), to: date(endDate, 'short') }),
      text('count.nights', { nights }),
      text('count.guests', { guests: guestCount }),
    ].join(' · ');
}

/** Shows the available properties with their prices, followed by the others with the reason. */
export const Answered: FC<LandingProps> = (props) => {
  const text = useText();
  const language = useLanguage();
  const getStayText = useStayText();
  // Takes the focus when the results appear after another attempt.
  const head = useRef<HTMLHeadingElement>(null);
  useScrollIntoView(head);
  const { answer, offers } = props.pageState.context;
  if (!answer) return null;
  const free = offers.filter(({ obstacle }) => !obstacle);
  const others = offers.filter(({ obstacle }) => obstacle);
  const isAnyFree = answer.freeUnitCount > 0;
  return (
    <>
      <Group
        head={head}
        title={
          isAnyFree ? text('landing.found', { properties: answer.freeUnitCount }) : text('landing.noneFree')
        }
        subtitle={
          <>
            <p className={css.stay}>{getStayText(answer)}</p>
            {!isAnyFree && <p>{text('landing.chooseOthers')}</p>}
            <a className={page.more} href={landingPage(language)}>
              {text('landing.withoutDates')}
            </a>
          </>
        }
      >
        <Offers {...props} offers={isAnyFree ? free : others} level="h3" />
      </Group>
      {isAnyFree && others.length > 0 && (
        <Group title={text('landing.notFree')}>
          <Offers {...props} offers={others} level="h3" />
        </Group>
      )}
    </>
  );
};

/** Explains that the dates are invalid. */
export const UnclearNotice: FC = () => {
  const text = useText();
  return (
    <Notice tone="warning" title={text('landing.unclear.title')}>
      <p>{text('landing.unclear.text')}</p>
    </Notice>
  );
};

/** The host cannot search all properties. Each property checks the dates when it is opened. */
export const UnsearchableNotice: FC = () => <Notice tone="info" title={useText()('landing.undated')} />;

export const NotSearchedNotice: FC<LandingProps> = ({ pageState: { context }, send }) => {
  const text = useText();
  return (
    <Notice tone="error" title={text('landing.notSearched.title')} isLive>
      <p>{text('landing.notSearched.text')}</p>
      <RetryTime failureReason={context} />
      <p>
        <Button onClick={() => send({ type: 'retry.requested' })}>{text('action.tryAgain')}</Button>
      </p>
    </Notice>
  );
};
