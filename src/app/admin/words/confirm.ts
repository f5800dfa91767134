import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { type Asked, WrongUse } from './commands.ts'

/** Undefined where no one sits at a terminal. */
type Ask = ((question: string) => Promise<string>) | undefined

/** Has what can’t be undone typed again: who slipped into the line above erases no one. Scripts say `--yes`. */
export async function confirm(asked: Asked, isSaid: boolean, ask: Ask = terminal()): Promise<void> {
  if ('help' in asked || isSaid) return
  const { found, rest } = asked
  const [named = ''] = rest
  if (found.asksAgain === undefined || (found.asksAgain !== 'any' && found.asksAgain !== named)) return
  if (!ask)
    throw new WrongUse(`This can’t be undone. Add --yes to have ${found.name} ${named} done without being asked.`)
  const typed = await ask(`This can’t be undone. Type ${named} again to have it done: `)
  if (typed.trim().toLowerCase() !== named.toLowerCase()) throw new Error('That’s something else. Nothing was done.')
}

function terminal(): Ask {
  if (!process.stdin.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  }
}
