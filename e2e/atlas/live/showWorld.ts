import type { Command } from './inspector.ts';
import type { WorldNow } from './world.ts';

interface Bar {
  base: string;
  channel: string;
}

/**
 * Runs in the view, and is sent as source text. Its buttons change the environment; it shows the status of the
 * environment and what has
 * happened, and puts the page or a sidebar page into the frame.
 */
export function showWorld({ base, channel }: Bar): void {
  /** The interval for checking whether a due change has happened, in milliseconds. */
  const askedEach = 700;
  const ask = async (path: string, method = 'GET') =>
    (await (await fetch(base + path, { method })).json()) as WorldNow;
  const messages = new BroadcastChannel(channel);
  const frame = document.getElementById('site') as HTMLIFrameElement;
  const beside = document.getElementById('beside') as HTMLIFrameElement;
  const status = document.getElementById('world')!;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (what: Command) => messages.postMessage(what);

  let known: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  const tellWorld = (state: WorldNow) => {
    const { isSlow, isOffline, isAway, due, happened, ahead } = state;
    const hours = ahead / 3_600_000;
    status.textContent = [
      isSlow && 'the world is slow',
      isOffline && 'no connection',
      isAway && 'the host is away',
      due.length > 0 && `still to come: ${due.join(', ')}`,
      hours > 0 && `${hours} h later`,
    ]
      .filter(Boolean)
      .join(' · ');
    for (const words of happened.slice(known ?? happened.length)) send({ is: 'happened', words });
    known = Math.max(known ?? 0, happened.length);
    for (const [act, isOn] of Object.entries({ slow: isSlow, offline: isOffline, away: isAway }))
      document.querySelector(`[data-act=${act}]`)?.setAttribute('aria-pressed', String(isOn));
    clearTimeout(next);
    if (due.length > 0) next = setTimeout(() => void look(), askedEach);
  };
  const look = async () => tellWorld(await ask('world.json'));

  const act = async (button: HTMLButtonElement) => {
    button.disabled = true;
    const state = await ask(`acts/${button.dataset['act']}`, 'POST');
    button.disabled = false;
    tellWorld(state);
    send({ is: state.isOffline ? 'offline' : 'online' });
    if (button.dataset['reloads'] !== undefined) frame.contentWindow?.location.reload();
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-act]'))
    button.addEventListener('click', () => void act(button));
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=device]'))
    choice.addEventListener('change', () => {
      for (const one of [frame, beside]) one.dataset['device'] = choice.value;
    });
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=shows]'))
    choice.addEventListener('change', () => {
      // The frame loads again each time, because the newest e-mail comes first.
      if (choice.value !== '') beside.src = choice.value;
      beside.hidden = choice.value === '';
      // The page keeps running behind it, like a background tab.
      frame.inert = !beside.hidden;
    });
  void look();
}
