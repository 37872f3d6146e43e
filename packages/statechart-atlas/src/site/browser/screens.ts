import { showLanguage } from './languages.ts';
import { aspects, chosenLook, storeLook, type Aspect, type PictureSettings } from './look.ts';

/** A picture of a state, read from the list of links on the page. */
interface Shot extends PictureSettings {
  href: string;
  width: number;
  height: number;
  words: string;
}

const getShot = (link: HTMLAnchorElement): Shot => ({
  language: link.dataset['language'] ?? '',
  device: link.dataset['device'] ?? '',
  scheme: link.dataset['scheme'] ?? '',
  href: link.href,
  width: Number(link.dataset['width']),
  height: Number(link.dataset['height']),
  words: link.textContent.trim(),
});

/** Returns the picture that is most similar to the selection: some states lack pictures for some selections. */
export function nearest(shots: readonly Shot[], look: PictureSettings): Shot | undefined {
  const similarity = (shot: Shot) =>
    aspects.reduce((sum, aspect, index) => sum + (shot[aspect] === look[aspect] ? 4 >> index : 0), 0);
  return shots.toSorted((a, b) => similarity(b) - similarity(a))[0];
}

function show(pane: HTMLElement, shot: Shot | undefined): void {
  const image = pane.querySelector<HTMLImageElement>('[data-shot]');
  if (!image || !shot) return;
  image.width = shot.width;
  image.height = shot.height;
  image.src = shot.href;
  image.alt = shot.words;
  const frame = image.closest<HTMLElement>('[data-frame]');
  if (frame) frame.dataset['frame'] = shot.device;
}

const getRadios = (pane: HTMLElement) => [
  ...pane.querySelectorAll<HTMLInputElement>('input[type="radio"][data-aspect]'),
];

function checkedLook(pane: HTMLElement, look: PictureSettings): PictureSettings {
  const chosen = { ...look };
  for (const radio of getRadios(pane)) {
    if (radio.checked) chosen[radio.dataset['aspect'] as Aspect] = radio.value;
  }
  return chosen;
}

function check(pane: HTMLElement, look: PictureSettings): void {
  for (const radio of getRadios(pane))
    radio.checked = look[radio.dataset['aspect'] as Aspect] === radio.value;
}

function runPane(pane: HTMLElement, shots: readonly Shot[], look: PictureSettings, isFirst: boolean): void {
  const showLook = (chosen: PictureSettings) => {
    const shot = nearest(shots, chosen);
    show(pane, shot);
    // The selectors show the look of the displayed picture, which may differ from the selection.
    check(pane, shot ?? chosen);
    if (isFirst) showLanguage(chosen.language);
  };
  showLook(look);
  pane.addEventListener('change', () => {
    const chosen = checkedLook(pane, look);
    if (isFirst) storeLook(chosen);
    showLook(chosen);
  });
}

/** Makes the pictures of a state follow the selected language, device and colour scheme. */
export function runScreens(): void {
  const place = document.querySelector<HTMLElement>('[data-screens]');
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-pane]');
  if (!place || !first || !second) return;
  const shots = [...place.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map(getShot);
  const look = chosenLook(shots[0] ?? { language: '', device: '', scheme: '' });
  runPane(first, shots, look, true);
  const others = { phone: 'desk', desk: 'phone' } as Readonly<Record<string, string>>;
  runPane(second, shots, { ...look, device: others[look.device] ?? look.device }, false);
  const compare = place.querySelector<HTMLButtonElement>('[data-compare]');
  compare?.addEventListener('click', () => {
    second.hidden = !second.hidden;
    compare.setAttribute('aria-expanded', String(!second.hidden));
    place.classList.toggle('is-comparing', !second.hidden);
  });
  place.classList.add('is-alive');
}
