import { type ChildProcessByStdio, spawn } from 'node:child_process'
import process from 'node:process'
import type { Readable, Writable } from 'node:stream'

export type ChildLimits = { seconds: number; megabytes: number; mostOutput: number }

/** The child failed, which is no more than one piece of work lost. `refused`: it said itself that it cannot read it. */
export class ChildFailure extends Error {
  readonly refused: boolean
  constructor(reason: string, refused: boolean) {
    super(reason)
    this.refused = refused
  }
}

/** Node's exit code after an uncaught error. */
const uncaught = 1
const killed = 'SIGKILL'

/**
 * Runs a script over bytes in a process of its own. Native code that aborts, takes all memory or never ends then costs
 * this piece of work and not the server. The process sees no settings, so no secrets either.
 */
export function workInChild(script: string, input: Buffer, limits: ChildLimits): Promise<Buffer> {
  const child = start(script, limits)
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let length = 0
    const end = (reason: string, refused = false) => {
      clearTimeout(deadline)
      child.kill(killed)
      reject(new ChildFailure(reason, refused))
    }
    const deadline = setTimeout(() => end(`took longer than ${limits.seconds} seconds`), limits.seconds * 1000)
    child.stdout.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > limits.mostOutput) end('answered too much')
      else pieces.push(piece)
    })
    child.once('error', (error) => end(error.message))
    child.once('close', (code, signal) => {
      clearTimeout(deadline)
      if (code === 0) resolve(Buffer.concat(pieces))
      else end(signal ?? `exit code ${code}`, code === uncaught)
    })
    // It may end before it has read everything; how it ended says why.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

type Child = ChildProcessByStdio<Writable, Readable, null>

function start(script: string, { seconds, megabytes }: ChildLimits): Child {
  const command = [process.execPath, '--jitless', `--max-old-space-size=${megabytes}`, script]
  const [first = '', ...rest] = process.platform === 'linux' ? limited(command, megabytes, seconds) : command
  return spawn(first, rest, { env: {}, stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true })
}

/**
 * Linux counts what a process may write to (`ulimit -d`), which holds for native code too; a processor limit ends it
 * should this server be killed meanwhile; and where the machine runs out of memory, the child is the first to go.
 * macOS and Windows know no such limit: there the rules about a file's header and the deadline are what bounds it.
 */
const limited = (command: readonly string[], megabytes: number, seconds: number): string[] => [
  '/bin/sh',
  '-c',
  `ulimit -c 0; ulimit -t ${seconds}; ulimit -d ${megabytes * 1024} || exit 3; echo 1000 2>/dev/null >/proc/self/oom_score_adj; exec "$0" "$@"`,
  ...command,
]
