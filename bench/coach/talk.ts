import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { changeFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { founderWithAllPages } from '../../tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '../../tests/world/world.ts'
import { founderOfFile } from './founder-of-file.ts'

const Conversations = z.array(z.object({ turns: z.array(z.string()).min(1) }))

/**
 * `npm run bench -- talk FILE`: holds each conversation of the file (`- turns: [“…”, “…”]`) with a founder who wrote on every
 * page, or who has the answers of `--founder FILE`, and prints it as Markdown for a reader who marks it. `--day 72 --done 34`
 * is the day they are on and how many lessons they completed, `--currency EUR` their money’s.
 */
export async function holdTalks(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: {
      founder: { type: 'string' },
      day: { type: 'string', default: '1' },
      done: { type: 'string', default: '0' },
      currency: { type: 'string', default: 'USD' },
    },
    allowPositionals: true,
  })
  const world = await newWorld({ env: { AI_MESSAGES_PER_DAY: 'starter=100000,quantum=100000,elite=100000' } })
  try {
    const founder = await (values.founder ? founderOfFile(world, values.founder) : founderWithAllPages(world))
    await founder.call(changeFileSettings, { body: { currency: values.currency } })
    await complete(world, founder, Number(values.done))
    world.setNow(
      world.services
        .now()
        .add({ hours: 24 * (Number(values.day) - 1) })
        .toString(),
    )
    for (const file of positionals)
      for (const [at, { turns }] of Conversations.parse(parse(readFileSync(file, 'utf8'))).entries()) {
        process.stdout.write(`\n## ${at + 1}\n`)
        await talk(founder, turns)
      }
  } finally {
    await world.close()
  }
}

async function complete({ services }: World, founder: TestMember, lessons: number): Promise<void> {
  const core = services.program.modules.flatMap(({ id, core }) => core.map((one) => ({ moduleId: id, id: one.id })))
  for (const { moduleId, id } of core.slice(0, lessons))
    await founder.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

async function talk(founder: TestMember, turns: readonly string[]): Promise<void> {
  let conversationId: string | undefined
  for (const message of turns) {
    const { status, body } = await founder.call(sendMessage, { body: { message, conversationId } })
    if (status !== 200) throw new Error(`${message}: ${status} ${JSON.stringify(body)}`)
    conversationId = body.conversationId
    process.stdout.write(`\n> ${message}\n\n${body.message.content}\n`)
  }
}
