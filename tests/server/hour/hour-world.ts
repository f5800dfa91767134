import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { hourEmailsJob } from '#features/program-emails/hour/server/send-hour-emails.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

/** 7:31 on a Tuesday. */
export const tuesday = '2026-03-03T07:31:00Z'

/** From a Saturday on, with people whose hours are Tuesdays and Saturdays at 7:30. */
export async function hourWorld() {
  const world = await newWorld({ now: '2026-02-28T12:00:00Z' })
  const lessons = world.services.program.modules.flatMap(({ core }) => core)
  const turn = () => hourEmailsJob.run(world.services, null, new AbortController().signal)

  return {
    world,
    lessons,
    turn,
    founder: async (person: Parameters<World['member']>[0] = {}): Promise<TestMember> => {
      const member = await world.member({ enrolledOn: '2026-02-21', ...person })
      await member.call(saveWorkHours, { body: { weekdays: [2, 6], startsAt: '07:30' } })
      return member
    },
    complete: (member: TestMember, index: number) => {
      const { id = '', moduleId = '' } = lessons[index] ?? {}
      return member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
    },
    /** The emails that leave at an instant. */
    at: async (now: string): Promise<Email[]> => {
      world.setNow(now)
      const before = world.emails.length
      await turn()
      await world.runJobs()
      return world.emails.slice(before)
    },
  }
}
