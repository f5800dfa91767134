import type { PublicContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { landingRefusals } from '../../landing.contract.ts'
import type { getLegalText as endpoint } from '../legal.contract.ts'

export async function getLegalText(
  { siteTexts }: PublicContext,
  { params }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const text = siteTexts.legal.find(({ name }) => name === params.name)
  if (!text) throw landingRefusals.textNotFound()
  return { ...text, blocks: [...text.blocks()] }
}
