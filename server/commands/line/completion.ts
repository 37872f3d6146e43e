import { Argument, type Command } from 'commander';
import { commandAbout, type Shell } from './shell.ts';

/** The name for which a shell completes: that of the installed program, or of a function of the user. */
const program = 'estadia';

/** A word that can follow a command. */
interface Word {
  text: string;
  about: string;
}

/** A command by its words, such as `reservations list`, with the words that can follow; the program itself is ''. */
interface CompletedCommand {
  command: string;
  words: readonly Word[];
}

function listCommands(command: Command, names: readonly string[] = []): CompletedCommand[] {
  const help = command.createHelp();
  const commands = help.visibleCommands(command);
  const words = [
    ...commands.map((each) => ({ text: each.name(), about: help.subcommandDescription(each) })),
    ...help
      .visibleOptions(command)
      .map((option) => ({ text: option.long ?? option.flags, about: option.description })),
  ];
  return [
    { command: names.join(' '), words },
    ...command.commands.flatMap((each) => listCommands(each, [...names, each.name()])),
  ];
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const quoteForFish = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

const quoteNames = (commands: readonly CompletedCommand[], separator: string, quoted = quote) =>
  commands
    .filter(({ command }) => command !== '')
    .map(({ command }) => quoted(command))
    .join(separator);

/** A loop over the words before the cursor, which finds the command; the same in bash and zsh. */
const findCommand = (commands: readonly CompletedCommand[], before: string) => `  local command='' word
  for word in ${before}; do
    case "\${command:+$command }$word" in
      ${quoteNames(commands, '|')}) command="\${command:+$command }$word" ;;
    esac
  done
  case "$command" in`;

const forBash = (commands: readonly CompletedCommand[]) => `_${program}() {
  local words=''
${findCommand(commands, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
${commands
  .map(
    ({ command, words }) =>
      `    ${quote(command)}) words=${quote(words.map(({ text }) => text).join(' '))} ;;`,
  )
  .join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${program} ${program}`;

const forZsh = (commands: readonly CompletedCommand[]) => `_${program}() {
  local -a choices
${findCommand(commands, '"${(@)words[2,CURRENT-1]}"')}
${commands
  .map(
    ({ command, words }) =>
      `    ${quote(command)}) choices=(${words.map(({ text, about }) => quote(`${text}:${about}`)).join(' ')}) ;;`,
  )
  .join('\n')}
  esac
  _describe ${program} choices || _files
}
compdef _${program} ${program}`;

const forFish = (commands: readonly CompletedCommand[]) => `function __${program}_at
    set -l command
    for word in (commandline -opc)[2..]
        if contains -- "$(string join -- ' ' $command $word)" ${quoteNames(commands, ' ', quoteForFish)}
            set -a command $word
        end
    end
    test "$command" = "$argv"
end
${commands
  .flatMap(({ command, words }) =>
    words.map(
      ({ text, about }) =>
        `complete -c ${program} -n ${quoteForFish(`__${program}_at ${command}`.trim())} -a ${quoteForFish(text)} -d ${quoteForFish(about)}`,
    ),
  )
  .join('\n')}`;

const scripts = { bash: forBash, zsh: forZsh, fish: forFish } as const;
const shellNames = Object.keys(scripts) as (keyof typeof scripts)[];

/** Prints a script with which a shell completes commands and options. */
export const completion = ({ terminal }: Shell): Command =>
  commandAbout('completion', {
    summary: 'print a script with which a shell completes commands',
    description:
      `Print a script with which your shell completes the commands and options of "${program}". In a clone, define a function ` +
      'with this name, as docs/commands.md shows.',
    example: 'completion bash',
  })
    .addArgument(new Argument('<shell>', 'your shell').choices(shellNames))
    .action((name: keyof typeof scripts, _options: unknown, command: Command) =>
      terminal.out(`${scripts[name](listCommands(command.parent!))}\n`),
    );
