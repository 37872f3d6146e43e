import type { Command } from 'commander';
import { plain } from './print.ts';
import { answer, commandAbout, jsonOption, withHost, type Shell } from './shell.ts';

/** Adds a note to a reservation. */
export const addNote = (shell: Shell): Command =>
  commandAbout('note', {
    summary: 'add a note to a reservation',
    description:
      'Add a note to a reservation, which its guest does not see. "show" prints it in the history. It is deleted with the ' +
      'guest’s data.',
    example: 'reservations note K7M2-9QXR "Arrives with a dog; agreed by telephone."',
  })
    .argument('<reservation>', 'the reservation’s number or id')
    .argument('<text>', 'the note')
    .addOption(jsonOption('{ number, id, text }'))
    .action((reservation: string, text: string, options: { json?: true }) =>
      withHost(shell, async (host) => {
        const note = await host.run('reservations.note', { reservation, text });
        answer(shell, options, note, ({ number }) => `Note added to reservation ${plain(number)}.`);
      }),
    );
