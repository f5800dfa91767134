import type { Offer } from '#features/membership/server/public.ts'
import { minorUnits } from '#platform/format/money.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/database/database.ts'
import { retryLostRace } from '#platform/server/database/retry-lost-race.ts'
import type { GivenCode } from '../../../../stripe-stand-in/checkout/coupons.ts'
import type { GivenPrice } from '../../../../stripe-stand-in/objects/prices.ts'
import { createStandIn, type StandIn } from '../../../../stripe-stand-in/stand-in.ts'
import type { StandInTables } from '../../../../stripe-stand-in/store/stand-in.tables.ts'
import type { Storage } from '../../../../stripe-stand-in/store/store.ts'
import type { Config } from '../../config.ts'
import { isStandInUsed, standInKeys, standInPath, standInPrices } from './payment-settings.ts'

declare module '#platform/server/context.ts' {
  interface Context {
    /** Plays Stripe's part in local mode. */
    standIn?: StandIn | undefined
  }
}

/** Its tables lie in the installation's database, so that they are backed up and restored with it; only it reads them. */
declare module '#platform/server/database/database.ts' {
  interface Tables extends StandInTables {}
}

type Given = { secret: string; db: Db; now: Clock; offer: Offer }

/** The stand-in of this installation, where it needs one. It takes a port on first need. */
export function createOwnStandIn(config: Config, { secret, db, now, offer }: Given): StandIn | undefined {
  if (!isStandInUsed(config)) return undefined
  const { webhookSecret, ...keys } = standInKeys(secret)
  return createStandIn({
    storage: storageIn(db),
    now,
    keys,
    webhookSecret,
    pagesPath: standInPath,
    prices: pricesIn(offer),
    codes: config.checkout.promotionCodes ? triedCodes : [],
  })
}

/** So that there is one to try; its checkout page names them. */
const triedCodes: readonly GivenCode[] = [
  { code: 'TEST20', percentOff: 20, duration: 'forever' },
  { code: 'FIRST50', percentOff: 50, duration: 'once' },
]

/** The plans' prices, as the plans file has them now. */
export const pricesIn = ({ plans }: Offer): GivenPrice[] =>
  plans.flatMap(({ id, price, currency, name }) =>
    id === 'starter'
      ? []
      : [
          {
            id: standInPrices[id],
            cents: minorUnits(price, currency),
            currency: currency.toLowerCase(),
            metadata: { tier: id, name },
          },
        ],
  )

export function storageIn(db: Db): Storage {
  const own = (all: Db): Storage['db'] => all.$pickTables<keyof StandInTables>()
  return { db: own(db), transact: (work) => retryLostRace(() => db.transaction().execute((db) => work(own(db)))) }
}
