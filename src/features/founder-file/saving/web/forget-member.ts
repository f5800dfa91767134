import { forgetAllEarlierTicks } from '../../ticks/web/earlier-ticks.ts'
import { forgetAnswers } from './waiting-answers.ts'

export async function forgetMember(memberId: string): Promise<void> {
  forgetAllEarlierTicks(memberId)
  await forgetAnswers(memberId, 'all')
}
