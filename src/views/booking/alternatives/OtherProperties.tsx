import type { FC } from 'react';
import { Link } from 'wouter';
import { propertyPage } from '../../../../contract/rules/addresses.ts';
import { formatStayQuery } from '../../../../contract/rules/stayLink.ts';
import type { Alternative } from '../../../../machines/alternatives/alternatives.machine.ts';
import { getAlternatives } from '../../../../machines/alternatives/selectors.ts';
import { useFormats, useLanguage, useText, useTextLanguage } from '../../../i18n/index.ts';
import { Photo } from '../../../ui/Photo.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { small } from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as css from './alternatives.css.ts';

interface CardProps {
  alternative: Alternative;
  /** The query of the stay, with which the property is opened. */
  query: string;
}

function PropertyCard({ alternative, query }: CardProps) {
  const text = useText();
  const { money } = useFormats();
  const language = useLanguage();
  const lang = useTextLanguage(alternative);
  const { id, name, location, photo, total } = alternative;
  return (
    <li className={css.property}>
      <div className={css.photo}>
        {photo && <Photo photo={photo} shape="square" sizes="96px" widest={320} isDecoration />}
      </div>
      <div className={css.text}>
        <p className={css.name} lang={lang}>
          <Link href={propertyPage(language, id) + query} className={css.link}>
            <Verbatim>{name}</Verbatim>
          </Link>
        </p>
        <p className={small}>{text('landing.place', { city: location.city, country: location.country })}</p>
        <p className={css.price}>{text('landing.total', { amount: money(total) })}</p>
      </div>
    </li>
  );
}

const Nothing: FC<BookingProps> = () => null;

const Found: FC<BookingProps> = ({ alternatives, snapshot }) => {
  const query = formatStayQuery(snapshot.context.stay);
  return (
    <ul className={css.properties}>
      {getAlternatives(alternatives).map((alternative) => (
        <PropertyCard key={alternative.id} alternative={alternative} query={query} />
      ))}
    </ul>
  );
};

const screens: Screens<AtomicState<BookingProps['alternatives']['value']>, BookingProps> = {
  unasked: Nothing,
  searching: Nothing,
  shown: Found,
  none: Nothing,
  failed: Nothing,
};

/** Offers other properties that are free on the dates. Renders nothing unless the host has found some. */
export const OtherProperties: FC<BookingProps> = (props) => {
  const text = useText();
  const hasSome = getAlternatives(props.alternatives).length > 0;
  const state = atomicState(props.alternatives.value);
  return (
    <div className={css.others} data-machine="alternatives" data-state={state}>
      <div className={css.announcement} role="status">
        {hasSome && <h4 className={css.title}>{text('alternatives.others')}</h4>}
      </div>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
};
