import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readPoint } from '../../../../../contract/content/coordinates.ts';
import { editorMapKilometres, getEditorMapUrl } from '../../../../../contract/dashboard/maps.ts';
import { locatorSize } from '../../../../../contract/rules/locator.ts';
import { roundLocation, type Place } from '../../../../../contract/values/roundLocation.ts';
import * as shared from '../../../../kit/shared.css.ts';
import { TextField } from '../../../../ui/TextField.tsx';
import { useText } from '../../../i18n/index.ts';
import { createMapScale } from './mapScale.ts';
import type { SpecialProps } from './props.ts';
import { readPlace, setPlace, writePlace } from './place.ts';
import * as css from './map.css.ts';

const { width, height } = locatorSize;

/** The steps of the arrow keys in degrees: about a hundred metres, and a kilometre with Shift. */
const [smallStep, largeStep] = [0.001, 0.01];

const directions: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface MapProps {
  place: Place;
  /** The place in the middle of the map. */
  centre: Place;
  isReadOnly: boolean;
  onMove: (place: Place) => void;
}

/** The map of the surroundings, with a pin that the pointer and the arrow keys move. */
function PinMap({ place, centre, isReadOnly, onMove }: MapProps) {
  const text = useText();
  const map = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Place>();
  const scale = createMapScale(centre, editorMapKilometres);
  const shown = dragged ?? place;
  const { x, y } = scale.getPoint(shown);
  const find = ({ clientX, clientY }: PointerEvent): Place => {
    const box = map.current!.getBoundingClientRect();
    return scale.getPlace({
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? largeStep : smallStep;
    onMove({
      latitude: place.latitude + direction[0] * step,
      longitude: place.longitude + direction[1] * step,
    });
  };
  return (
    <div className={css.frame}>
      <svg ref={map} className={css.map} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <use href={`${getEditorMapUrl(centre)}#map`} />
      </svg>
      <button
        type="button"
        className={css.pin}
        style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
        disabled={isReadOnly}
        aria-label={text('dashboard.map.pin', { position: writePlace(shown) })}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(place);
        }}
        onPointerMove={(event) => {
          if (dragged) setDragged(find(event));
        }}
        onPointerUp={(event) => {
          if (dragged && dragged !== place) onMove(find(event));
          setDragged(undefined);
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        <svg viewBox="0 0 24 32" aria-hidden className={css.drop}>
          <path d="M12 31C12 31 23 19 23 11.5A11 11 0 0 0 1 11.5C1 19 12 31 12 31Z" />
          <circle cx="12" cy="11.5" r="4" />
        </svg>
      </button>
    </div>
  );
}

/** Reads coordinates, or the address of a map that the person pastes. */
function PlaceField({ onPlace }: { onPlace: (place: Place) => void }) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const read = (value: string): boolean => {
    const point = readPoint(value);
    if (point) onPlace({ latitude: point[0], longitude: point[1] });
    return point !== undefined;
  };
  return (
    <TextField
      label={text('dashboard.map.paste')}
      description={text('dashboard.map.paste.about')}
      name="map-place"
      autoComplete="off"
      value={typed}
      error={isWrong ? text('dashboard.map.paste.wrong') : undefined}
      onChange={(value) => {
        setTyped(value);
        setIsWrong(false);
      }}
      onBlur={() => setIsWrong(typed.trim() !== '' && !read(typed))}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (typed === '' && read(pasted)) {
          event.preventDefault();
          setTyped(pasted.trim());
        }
      }}
    />
  );
}

/** Shows the place of the property as a pin on a map, and reads it from coordinates. */
export function MapPin({ document, change, isReadOnly }: SpecialProps) {
  const text = useText();
  const place = readPlace(document);
  const [centre, setCentre] = useState(() => place && roundLocation(place));
  const move = (next: Place) => change(setPlace(next));
  const show = (next: Place) => {
    setCentre(roundLocation(next));
    move(next);
  };
  const isOnMap = place && centre && createMapScale(centre, editorMapKilometres).isOnMap(place);
  return (
    <section className={css.section} aria-label={text('dashboard.map.title')}>
      {isOnMap && <PinMap {...{ place, centre, isReadOnly }} onMove={move} />}
      {place && centre && !isOnMap && (
        <p role="status">{text('dashboard.map.outside', { position: writePlace(place) })}</p>
      )}
      {!isReadOnly && <PlaceField onPlace={show} />}
      <p className={shared.small}>{text(place ? 'dashboard.map.about' : 'dashboard.map.none')}</p>
    </section>
  );
}
