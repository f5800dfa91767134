/** The command was typed in a way that none is; its message shows how. */
export class WrongUse extends Error {}

export type CommandWords = {
  /** The words that call it. */
  name: string
  needs: readonly string[]
  does: string
  /** Runs before there are secrets: restoring brings them. */
  beforeSecrets?: true
  /** Isn’t preceded by migrations: a backup comes before an update. */
  keepsSchema?: true
  /** Is refused where the server's secret is not: it is never made for this. */
  needsSecret?: true
  /** What it names is typed again before it is done: whatever that is, or where it is this. */
  asksAgain?: 'any' | 'all'
}

/** What may be typed; `commands.ts` of the folder above has what each runs, and loads the whole product. */
const listed = [
  {
    name: 'doctor',
    needs: [],
    does: 'Says what’s missing before you go public, and what to do about it. Fails if anything is serious.',
  },
  // Before the shorter name, which would take “verify” for a folder.
  {
    name: 'backup verify',
    needs: ['folder'],
    does: 'Restores a backup to a temporary place, compares every row and file, and cleans up; --trust as for restore.',
    keepsSchema: true,
  },
  {
    name: 'backup',
    needs: ['folder'],
    does: 'Writes the database and secrets to a new folder while the server runs; --verify restores it to check it.',
    keepsSchema: true,
    // Without the secret no one could sign in after a restore; one that is made now is not the server's.
    needsSecret: true,
  },
  {
    name: 'restore',
    needs: ['folder'],
    does: 'Restores a backup into an empty installation, on either database engine; --trust accepts one this installation didn’t sign.',
    beforeSecrets: true,
    // Brings an empty place to where the backup was first.
    keepsSchema: true,
  },
  {
    name: 'move',
    needs: [],
    does: 'Copies the SQLite installation in DATA_DIR into the empty PostgreSQL of DATABASE_URL, and compares every row.',
    beforeSecrets: true,
  },
  {
    name: 'members find',
    needs: ['words'],
    does: 'Shows members whose email or name contains the words, with tier, coach and last visit.',
  },
  {
    name: 'members reset-password',
    needs: ['email'],
    does: 'Prints a one-time link for setting a new password.',
  },
  {
    name: 'members two-step-off',
    needs: ['email'],
    does: 'Turns two-step sign-in off, for someone who lost their phone and recovery codes.',
  },
  {
    name: 'sessions end',
    needs: ['email or all'],
    does: 'Signs a member out everywhere; with "all", everyone, once that is typed again (--yes for scripts).',
    asksAgain: 'all',
  },
  {
    name: 'members erase',
    needs: ['email or id'],
    does: 'Deletes an account and everything personal with it, as its owner could, once the address is typed again (--yes for scripts).',
    asksAgain: 'any',
  },
  {
    name: 'coach grant',
    needs: ['email'],
    does: 'Lets a member switch to Coach Mode.',
  },
  {
    name: 'coach take-back',
    needs: ['email'],
    does: 'Takes Coach Mode back. Their coaching ends, and their clients are told.',
  },
  {
    name: 'gifts give',
    needs: ['email', 'plan', 'last-day', 'reason'],
    does: 'Gives a member Quantum or Elite through a day (2027-01-31), free, and tells them.',
  },
  {
    name: 'gifts end',
    needs: ['email', 'reason'],
    does: 'Ends what a member was given right away, and tells them.',
  },
  {
    name: 'operators grant',
    needs: ['email'],
    does: 'Lets a member use the operator’s desk (/operator); in public mode they need two-step sign-in.',
  },
  {
    name: 'operators take-back',
    needs: ['email'],
    does: 'Closes the operator’s desk to a member, starting with their next click.',
  },
  {
    name: 'operators list',
    needs: [],
    does: 'Shows who may open the operator’s desk.',
  },
  {
    name: 'jobs list',
    needs: [],
    does: 'Shows the jobs that failed for good and why, and what’s waiting.',
  },
  {
    name: 'jobs retry',
    needs: ['id'],
    does: 'Tries a failed job again; "all" for every failed job.',
  },
  {
    name: 'jobs drop',
    needs: ['id'],
    does: 'Deletes a failed job; "all" for every failed job. This can’t be undone.',
  },
  {
    name: 'billing reconcile',
    needs: [],
    does: 'Checks every paying member with the payment provider, and fixes and lists what differs.',
  },
  {
    name: 'assistant usage',
    needs: [],
    does: 'Shows the assistant’s usage by day, tier and member, for the last 30 days or the number in --days.',
  },
  {
    name: 'figures rebuild',
    needs: [],
    does: 'Counts again where people stop in the program, and adds up the ledger of money once more.',
  },
] as const satisfies readonly CommandWords[]

export type CommandName = (typeof listed)[number]['name']

export const commands: readonly (CommandWords & { name: CommandName })[] = listed

/** What was asked for: help, or a command with the words that are left for it. */
export type Asked = { help: readonly string[] } | { found: (typeof commands)[number]; rest: readonly string[] }

export function findCommand(words: readonly string[]): Asked {
  if (words.length === 0 || asksForHelp(words)) return { help: usage() }
  const found = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))
  if (!found) throw new WrongUse([`There is no command "${words.join(' ')}".`, '', ...usage()].join('\n'))
  const rest = words.slice(found.name.split(' ').length)
  if (rest.filter((word) => !word.startsWith('--')).length < found.needs.length)
    throw new WrongUse(`npm run admin -- ${synopsis(found)}`)
  return { found, rest }
}

const asksForHelp = ([word = '']: readonly string[]) => ['help', '--help', '-h'].includes(word)

const synopsis = ({ name, needs }: CommandWords) => [name, ...needs.map((need) => `<${need}>`)].join(' ')

const usage = (): string[] => [
  'npm run admin -- COMMAND',
  '',
  ...commands.map((command) => `  ${synopsis(command).padEnd(38)} ${command.does}`),
]
