import { accountTopics } from '../help/account-topics.ts'
import type { HelpTopic } from '../help/help-topic.ts'
import { membershipTopics } from '../help/membership-topics.ts'
import type { Kind, Talk } from '../talk.ts'

const topics: readonly HelpTopic[] = [...membershipTopics, ...accountTopics]

export const helpTopicOf = (plain: string): HelpTopic | undefined =>
  topics.find(({ sign, not }) => sign.test(plain) && !not?.test(plain))

/** Help with the product, from its own pages and the member's own state. */
export const help: Kind = {
  name: 'help',
  read: (talk) => {
    const topic = helpTopicOf(talk.plain)
    return topic ? () => helped(topic, talk) : undefined
  },
}

async function helped(topic: HelpTopic, talk: Talk): Promise<readonly string[]> {
  const lines = topic.says(await talk.question.own.circumstances(), talk)
  if (!talk.said.has(lines[0] ?? '')) return lines
  return talk.said.has(topic.short)
    ? [`If that isn’t what you meant, write to ${talk.question.own.contactEmail}; a person reads it.`]
    : [topic.short]
}
