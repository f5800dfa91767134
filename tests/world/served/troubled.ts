import { sendEmail } from '#platform/server/mail/email.ts'
import { startScriptedModel } from '#tests/peers/model-provider.ts'
import { serveWorld } from './serve-world.ts'

/** The product with a connected model whose tokens cost something, and a mail server that can refuse an address. */
export async function openTroubled() {
  const model = await startScriptedModel(() => ({ text: 'Ask three people who pay for it today.' }))
  const { world, close, ...served } = await serveWorld({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `${model.url}/v1`,
    AI_MODEL: 'a-model',
    AI_API_KEY: 'sk-key-of-the-tests',
    AI_TOKEN_PRICES: 'input=1000,output=2000',
  })
  const { deliver } = world.services.mail
  const refused = new Set<string>()
  world.services.mail.deliver = async (email, id) => {
    if (refused.has(email.to)) throw new Error('550 5.7.1 not from you today')
    await deliver(email, id)
  }
  return {
    ...served,
    /** An email that every try fails of, until the queue has given it up: hours pass between one look at it and the next. */
    deadEmailTo: async (address: string) => {
      refused.add(address)
      await sendEmail(world.services, { kind: 'note', to: address, subject: 'x', text: 'x', html: 'x' })
      const jobs = () => world.db.selectFrom('jobs').selectAll().where('name', '=', 'mail.deliver').execute()
      while ((await jobs()).some(({ deadAt }) => deadAt === null)) {
        await world.db
          .updateTable('jobs')
          .set({ runAt: '2026-01-01T00:00:00.000Z' })
          .where('deadAt', 'is', null)
          .execute()
        await new Promise((later) => setTimeout(later, 50))
      }
    },
    /** The mail server takes emails there again. */
    acceptEmailsTo: (address: string) => refused.delete(address),
    emailsTo: (address: string) => world.emails.filter(({ to }) => to === address).length,
    close: async () => {
      await close()
      await model.close()
    },
  }
}
