import { reconcile } from '#features/billing/server/public.ts'
import { audit, type Command } from './command.ts'

export const reconcileBilling: Command = {
  name: 'billing reconcile',
  needs: [],
  does: 'Asks the payment provider about every member who pays, repairs and lists what differs.',
  run: async (admin) => {
    if (admin.services.payments.provider === 'off') return ['No payment provider is set up.']
    const drift = await reconcile(admin.services)
    await audit(admin, 'billing reconcile', `${drift.length} repaired`)
    return drift.length === 0 ? ['Everything is as the provider says.'] : drift
  },
}
