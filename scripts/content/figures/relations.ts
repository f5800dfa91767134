/** What follows from what in the figures of a business on one day, as the units of `docs/cast.yaml` say. */
export const relations: Readonly<Record<string, readonly string[]>> = {
  lumen: [
    'clients * price = revenue',
    'software_costs + marketing_spend + assistant_costs + insurance_and_fees = costs',
    'revenue - costs = profit',
    'round(new_clients / calls * 100) = close_rate',
    'round((revenue - software_costs - assistant_costs) / revenue * 100) = gross_margin',
  ],
  kesar: [
    'price - unit_cost - shipping_cost - payment_fee = contribution',
    'new_clients + repeat_orders = orders',
    'orders * price = revenue',
    'returns * (unit_cost + 2 * shipping_cost) = returns_cost',
    'orders * (price - contribution) + fixed_costs + marketing_spend + returns_cost = costs',
    'revenue - costs = profit',
    'profit - write_offs = result',
    'round(orders / visitors * 100, 1) = conversion_rate',
    'round(repeat_orders / orders * 100) = repeat_share',
  ],
  harbor: [
    'clients * price = revenue',
    'round(revenue * 0.03) = payment_fees',
    'hosting_costs + contractor_costs + tool_costs + marketing_spend + payment_fees = costs',
    'revenue - costs = profit',
    'owner_pay - profit = burn',
    'min(live_clinics, clients) = live_clinics',
  ],
  paddock: [
    'clients * price = revenue',
    'round(revenue * 0.03) = payment_fees',
    'clients * 7 = hosting_costs',
    'hosting_costs + contractor_costs + tool_costs + marketing_spend + payment_fees = costs',
    'revenue - costs = profit',
    'owner_pay - profit = burn',
    'round(new_clients / calls * 100) = close_rate',
    'round((revenue - hosting_costs - payment_fees) / revenue * 100) = gross_margin',
  ],
  mesa: [
    'clients * plan_price + raised_plans * 5 = plan_revenue',
    'jobs * price + plan_revenue = revenue',
    'jobs * parts_per_job + inspections * 18 + wages + overhead + marketing_spend = costs',
    'revenue - costs = profit',
    'round(jobs / quotes * 100) = close_rate',
    'min(new_clients, jobs) = new_clients',
    'round(quotes * quote_minutes / 60 * 7 / 30) = quote_hours_week',
    'round((jobs * 2.7 + inspections * 1.25) / (technicians * 176) * 100) = utilization',
  ],
  acacia: [
    'projects * price + clients * retainer_price = revenue',
    'salaries + freelancers + overhead + marketing_spend = costs',
    'revenue - costs = profit',
    'round(projects / proposals * 100) = close_rate',
    'price + retainer_price = biggest_client',
    'round(biggest_client / revenue * 100) = biggest_client_share',
  ],
  kiln: [
    'clients * price + course_sales * course_price = revenue',
    'clients * materials_per_seat + rent + assistant_costs + tool_costs + marketing_spend + payment_fees = costs',
    'revenue - costs = profit',
    'round(clients / (workshops * seats_per_workshop) * 100) = fill_rate',
    'round(new_clients / leads * 100) = close_rate',
    'min(new_clients, clients + course_sales) = new_clients',
    'min(set_aside, cash) = set_aside',
  ],
}

/** Hours a week that have to fit into the founder's own, in figures of the same day. */
export const hoursAWeek: Readonly<Record<string, string>> = {
  lumen: 'hours_per_client * clients * 7 / 30 + admin_hours_week + sales_hours_week',
  mesa: 'quote_hours_week + roof_hours_week',
}
