import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../contract/values/language.ts';
import type { Device, StateText, Picture, Scheme } from 'statechart-atlas/pictures';
import { Photographer } from 'statechart-atlas/playwright';
import { readScreen } from '../support/visibleScreen.ts';
import { test } from '../support/test.ts';
import { takenFile, pictureStep, type PictureRequest } from './pictureRequest.ts';

interface Walk {
  /** The title of the walk. */
  walk: string;
  machine: string;
  language: Language;
  device: Device;
}

/** Stores the picture and the accessible text of each state on a walk; the command combines the results. */
export function createPictureTaker(
  page: Page,
  request: PictureRequest,
  { walk, machine, language, device }: Walk,
) {
  const photographer = new Photographer(page, device);
  const pictures: Picture[] = [];
  const stateTexts: StateText[] = [];
  const own = join(request.folder, randomUUID());

  const capture = async (state: string, scheme: Scheme) => {
    const { bytes, ...pixels } = await photographer.photograph(scheme);
    const file = `${state}.${scheme}.webp`;
    await writeFile(join(own, file), bytes);
    pictures.push({ machine, state, language, device, scheme, file, ...pixels, bytes: bytes.length });
  };
  const captureTree = async (state: string, screen: Locator) => {
    const { headings, alerts, news, moves, fields, focus } = await readScreen(screen);
    const tree = await screen.ariaSnapshot();
    stateTexts.push({ machine, state, language, headings, alerts, news, moves, fields, focus, tree });
  };
  // The colours of the last state are the first of the next one, because changing them takes longest.
  const inTurn = [...request.schemes];
  return {
    captureState: async (screen: Locator, state: string): Promise<void> => {
      await mkdir(own, { recursive: true });
      await photographer.prepare(screen);
      for (const scheme of inTurn) await test.step(pictureStep, () => capture(state, scheme));
      inTurn.reverse();
      if (device === request.devices.at(-1)) await captureTree(state, screen);
    },
    finish: async (): Promise<void> => {
      await mkdir(own, { recursive: true });
      await writeFile(join(own, takenFile), JSON.stringify({ walk, pictures, texts: stateTexts }));
    },
  };
}
