import type { EnvironmentStatus } from './action.ts';
import type { EnvironmentMessage } from './inspector.ts';

interface ControlOptions {
  base: string;
  channel: string;
}

/**
 * Runs in the view, and is sent as source text. It connects the buttons that change the environment, shows its status,
 * and switches between the inspected page and the side pages.
 */
export function showControls({ base, channel }: ControlOptions): void {
  /** The interval for checking whether a pending change has been applied, in milliseconds. */
  const pollingInterval = 700;
  const request = async (path: string, method = 'GET') =>
    (await (await fetch(base + path, { method })).json()) as EnvironmentStatus;
  const messages = new BroadcastChannel(channel);
  const frame = document.getElementById('site') as HTMLIFrameElement;
  const sideFrame = document.getElementById('side-page') as HTMLIFrameElement;
  const statusText = document.getElementById('status')!;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-action]')];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (message: EnvironmentMessage) => messages.postMessage(message);

  let reported: number | undefined;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;
  const showStatus = ({ actionsOn, pending, applied, clockOffset }: EnvironmentStatus) => {
    const isOn = ({ dataset }: HTMLButtonElement) => actionsOn.includes(dataset['action']!);
    const hours = clockOffset / 3_600_000;
    statusText.textContent = [
      ...buttons.filter(isOn).map(({ innerText }) => innerText),
      ...(pending.length > 0 ? [`pending: ${pending.join(', ')}`] : []),
      ...(hours > 0 ? [`${hours} h later`] : []),
    ].join(' · ');
    for (const label of applied.slice(reported ?? applied.length)) send({ type: 'applied', label });
    reported = Math.max(reported ?? 0, applied.length);
    for (const button of buttons) if (button.ariaPressed !== null) button.ariaPressed = String(isOn(button));
    clearTimeout(nextPoll);
    if (pending.length > 0) nextPoll = setTimeout(() => void refresh(), pollingInterval);
  };
  const refresh = async () => showStatus(await request('status.json'));

  const run = async (button: HTMLButtonElement) => {
    button.disabled = true;
    const status = await request(`actions/${button.dataset['action']}`, 'POST');
    button.disabled = false;
    showStatus(status);
    send({ type: status.isOffline ? 'offline' : 'online' });
    if (button.dataset['reloadsPage'] !== undefined) frame.contentWindow?.location.reload();
  };
  for (const button of buttons) button.addEventListener('click', () => void run(button));
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=device]'))
    input.addEventListener('change', () => {
      for (const { dataset } of [frame, sideFrame]) dataset['device'] = input.value;
    });
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=page]'))
    input.addEventListener('change', () => {
      // The side page is loaded each time, because its content changes.
      if (input.value !== '') sideFrame.src = input.value;
      sideFrame.hidden = input.value === '';
      // The inspected page keeps running behind it, like a background tab.
      frame.inert = !sideFrame.hidden;
    });
  void refresh();
}
