/** The desk's bar: its pages without an id, in this order. */
export const deskPlaces = [
  { to: '/operator', label: 'People' },
  { to: '/operator/coaches', label: 'Coaches' },
  { to: '/operator/money', label: 'Money' },
  { to: '/operator/where-people-stop', label: 'Where people stop' },
  { to: '/operator/broadcasts', label: 'Broadcasts' },
  { to: '/operator/content', label: 'Content' },
  { to: '/operator/preview', label: 'Preview' },
  { to: '/operator/running', label: 'Running' },
  { to: '/operator/audit', label: 'Who did what' },
] as const
