import { newId } from '#platform/server/new-id.ts'
import type { TestMember, World } from './world.ts'

const at = '2026-03-01T00:00:00.000Z'

/** Gives a coach so many clients, each somewhere on the way: the n-th has completed `n % 20` lessons. */
export async function seedClients({ db, services }: World, coach: TestMember, count: number): Promise<void> {
  const core = services.program.modules.flatMap((module) => module.core.map(({ id }) => id))
  const people = Array.from({ length: count }, (_, n) => personNumber(n))
  const assignments = people.map(({ id }) => assignment(coach.id, id))
  const completions = people.flatMap(({ id }, n) =>
    core
      .slice(0, n % 20)
      .map((subModuleId) => ({ memberId: id, subModuleId, completedAt: at, completedOn: '2026-03-01', programDay: 1 })),
  )
  for (const some of parts(people, 100)) await db.insertInto('users').values(some).execute()
  for (const some of parts(assignments, 100)) await db.insertInto('coachClients').values(some).execute()
  for (const some of parts(completions, 500)) await db.insertInto('completions').values(some).execute()
}

const personNumber = (n: number) => ({
  id: newId(),
  name: `Client ${n}`,
  email: `${newId()}@members.example`,
  emailVerified: 1,
  image: null,
  createdAt: at,
  updatedAt: at,
  firstName: 'Client',
  lastName: String(n),
  role: 'client' as const,
  timeZone: 'UTC',
  enrolledOn: '2026-03-01',
  dayFloor: 1,
  coachGrantedAt: null,
  version: 0,
})

const assignment = (coachId: string, clientId: string) => ({
  id: newId(),
  coachId,
  clientId,
  liveClientId: clientId,
  status: 'active' as const,
  notes: '',
  assignedAt: at,
  graduatedAt: null,
  endedAt: null,
  contactedAt: null,
  continuesId: null,
  earlierAgreedAt: null,
})

const parts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
