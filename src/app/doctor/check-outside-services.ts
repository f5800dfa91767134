import type { Plan } from '#features/membership/membership.content.ts'
import { minorUnits, moneyText } from '#platform/format/money.ts'
import { smtpOptions } from '#platform/server/mail/mail-port.ts'
import type { Admin } from '../admin/command.ts'
import { type Finding, serious } from './finding.ts'

/** Asks the mail server and the payment provider themselves. */
export async function checkOutsideServices(admin: Admin): Promise<Finding[]> {
  return [...(await checkMailServer(admin)), ...(await checkPrices(admin))]
}

async function checkMailServer({ config }: Admin): Promise<Finding[]> {
  const { smtpUrl } = config.mail
  if (smtpUrl === undefined) return []
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    // Held to what emails are held to: a server elsewhere that offers no TLS isn’t told the password.
    ...smtpOptions(smtpUrl),
    pool: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  })
  try {
    await transport.verify()
    return []
  } catch (error) {
    return [
      serious(
        'SMTP_URL',
        `the mail server won’t let us in: ${messageOf(error)}.`,
        'Check host, port, user and password.',
      ),
    ]
  } finally {
    transport.close()
  }
}

async function checkPrices({ services }: Admin): Promise<Finding[]> {
  const { payments, priceIds, offer } = services
  if (payments.provider !== 'stripe') return []
  const findings = offer.plans.map((plan) => checkPrice(services, plan, priceIds[plan.id]))
  return (await Promise.all(findings)).flat()
}

type Sold = Pick<Plan, 'id' | 'name' | 'price' | 'currency'>

async function checkPrice({ payments }: Admin['services'], plan: Sold, priceId: string | null): Promise<Finding[]> {
  if (priceId === null) return []
  const about = `STRIPE_PRICE_${plan.id.toUpperCase()}`
  const fix = 'Create the price in Stripe, and put its id here.'
  try {
    const price = await (await payments.stripe()).prices.retrieve(priceId)
    const wrong = [
      !price.active && 'is archived in Stripe',
      (price.recurring?.interval !== 'month' || price.recurring.interval_count !== 1) && 'is not charged monthly',
      price.livemode !== payments.livemode && 'is in a different mode, test or live, than the key',
      price.unit_amount !== minorUnits(plan.price, plan.currency) &&
        `is ${moneyText(price.unit_amount ?? 0, price.currency.toUpperCase())}, but content/plans.yaml says ${moneyText(minorUnits(plan.price, plan.currency), plan.currency)}`,
      price.currency.toUpperCase() !== plan.currency &&
        `is in ${price.currency.toUpperCase()}, but content/plans.yaml says ${plan.currency}`,
    ]
    return wrong.filter((one) => one !== false).map((one) => serious(about, `${priceId} ${one}.`, fix))
  } catch (error) {
    return [serious(about, `Stripe doesn’t know ${priceId}: ${messageOf(error)}.`, fix)]
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message.replace(/\.$/, '') : String(error))
