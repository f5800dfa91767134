import type { ClientsFound, ListedClient } from '#features/coaching/my-clients/my-clients.contract.ts'

/** A client as My Clients lists one. */
export const client = (firstName: string, status: ListedClient['status'] = 'active', progress = 20): ListedClient => ({
  id: `a-${firstName}`,
  clientId: firstName,
  firstName,
  lastName: 'Okafor',
  email: `${firstName.toLowerCase()}@members.example`,
  status,
  progress,
  assignedAt: '2026-03-01T00:00:00.000Z',
  notes: '',
  profileImageUrl: null,
  programDay: 9,
  isOver: false,
  unread: 0,
  tier: 'starter',
  pace: 0,
  waiting: null,
  isPaused: false,
  tags: [],
})

/** A page of the list that holds all there are. */
export const found = (clients: ListedClient[], more: Partial<ClientsFound> = {}): ClientsFound => {
  const count = (wanted: string) => clients.filter(({ status }) => status === wanted).length
  const averageProgress = clients.reduce((sum, { progress }) => sum + progress, 0) / (clients.length || 1)
  const { length } = clients
  return {
    clients,
    found: length,
    total: length,
    active: count('active'),
    graduated: count('graduated'),
    averageProgress,
    tags: [],
    ...more,
  }
}
