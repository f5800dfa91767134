import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readCast } from '../../scripts/content/content.ts'
import { calculate } from '../../scripts/content/formula.ts'

const cast = readCast(resolve('content'))
const days = Object.entries(cast).flatMap(([id, { figures }]) =>
  Object.entries(figures).map(([day, figure]) => ({ id, day, known: new Map(Object.entries(figure)) })),
)

/** What follows from what, as the units of `docs/cast.yaml` say. */
const relations: Record<string, string[]> = {
  lumen: [
    'clients * price = revenue',
    'software_costs + marketing_spend + assistant_costs + insurance_and_fees = costs',
    'revenue - costs = profit',
    'round(new_clients / calls * 100) = close_rate',
  ],
  kesar: [
    'price - unit_cost - shipping_cost - payment_fee = contribution',
    'new_clients + repeat_orders = orders',
    'orders * price = revenue',
    'orders * (price - contribution) + fixed_costs + marketing_spend = costs',
    'revenue - costs = profit',
  ],
  harbor: [
    'clients * price = revenue',
    'hosting_costs + contractor_costs + tool_costs + marketing_spend = costs',
    'revenue - costs = profit',
    'owner_pay - profit = burn',
  ],
  mesa: [
    'clients * plan_price = plan_revenue',
    'jobs * price + plan_revenue = revenue',
    'jobs * parts_per_job + wages + overhead + marketing_spend = costs',
    'revenue - costs = profit',
    'round(jobs / quotes * 100) = close_rate',
    'min(new_clients, jobs) = new_clients',
  ],
  acacia: [
    'projects * price + clients * retainer_price = revenue',
    'salaries + freelancers + overhead + marketing_spend = costs',
    'revenue - costs = profit',
    'round(projects / proposals * 100) = close_rate',
    'round(biggest_client / revenue * 100) = biggest_client_share',
  ],
  kiln: [
    'clients * price + course_sales * course_price = revenue',
    'clients * materials_per_seat + rent + assistant_costs + tool_costs + marketing_spend = costs',
    'revenue - costs = profit',
    'round(clients / (workshops * seats_per_workshop) * 100) = fill_rate',
    'round(new_clients / leads * 100) = close_rate',
    'min(new_clients, clients + course_sales) = new_clients',
  ],
}

test.each(days)('the figures of $id on day $day follow from one another', ({ id, known }) => {
  const broken = (relations[id] ?? ['1 = 0']).filter((relation) => {
    const [sum = '', figure = ''] = relation.split(' = ')
    return calculate(sum, known) !== calculate(figure, known)
  })
  expect(broken).toEqual([])
})
