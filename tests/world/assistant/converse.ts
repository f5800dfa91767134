import type { TestMember } from '../world.ts'
import { talkTo } from './proposed.ts'

/** Several turns of one conversation; the answers. */
export async function converse(member: TestMember, ...messages: string[]): Promise<string[]> {
  const say = talkTo(member)
  const answers: string[] = []
  for (const message of messages) answers.push((await say(message)).content)
  return answers
}
