import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../contract/language.ts';
import type { Device, StateText, Picture, Scheme } from '../../machines/atlas/pictures.ts';
import { getSight } from '../support/sight.ts';
import { test } from '../support/test.ts';
import { Photographer } from './photograph.ts';
import { broughtFile, pictureStep, type Wanted } from './wanted.ts';

interface Walk {
  /** The title of the walk. */
  walk: string;
  machine: string;
  language: Language;
  device: Device;
}

/** Stores the picture and the accessible text of each state on a walk; the command combines the results. */
export function keeper(page: Page, wanted: Wanted, { walk, machine, language, device }: Walk) {
  const photographer = new Photographer(page, device);
  const pictures: Picture[] = [];
  const heard: StateText[] = [];
  const own = join(wanted.folder, randomUUID());

  const seesIn = async (state: string, scheme: Scheme) => {
    const { bytes, ...pixels } = await photographer.takes(scheme);
    const file = `${state}.${scheme}.webp`;
    await writeFile(join(own, file), bytes);
    pictures.push({ machine, state, language, device, scheme, file, ...pixels, bytes: bytes.length });
  };
  const hearsIn = async (state: string, screen: Locator) => {
    const { headings, alerts, news, moves, fields, focus } = await getSight(screen);
    const tree = await screen.ariaSnapshot();
    heard.push({ machine, state, language, headings, alerts, news, moves, fields, focus, tree });
  };
  // The colours of the last state are the first of the next one, because changing them takes longest.
  const inTurn = [...wanted.schemes];
  return {
    keeps: async (screen: Locator, state: string): Promise<void> => {
      await mkdir(own, { recursive: true });
      await photographer.looksAt(screen);
      for (const scheme of inTurn) await test.step(pictureStep, () => seesIn(state, scheme));
      inTurn.reverse();
      if (device === wanted.devices.at(-1)) await hearsIn(state, screen);
    },
    bringsHome: async (): Promise<void> => {
      await mkdir(own, { recursive: true });
      await writeFile(join(own, broughtFile), JSON.stringify({ walk, pictures, texts: heard }));
    },
  };
}
