import { isExampleAddress } from '#features/membership/plans/example-address.ts'
import { isSellerMissing } from '#features/operator/broadcasts/seller.rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Config } from '../config.ts'
import '../server/content/content-services.ts'
import { type Finding, serious, warning } from './finding.ts'

type Given = Pick<Context, 'offer' | 'siteBrand' | 'siteTexts'>

/** What a seller has to replace or set before the public comes. */
export function checkContent(
  { local }: Pick<Config, 'local'>,
  { offer, siteBrand: brand, siteTexts }: Given,
): Finding[] {
  if (local) return []
  const findings = offer.unkept.map((promise) =>
    warning(
      'content/plans.yaml',
      `“${promise}” isn’t shown on any plan, since nothing delivers it yet.`,
      'Set its link or calls, or remove the feature.',
    ),
  )
  const examples = [brand.contactEmail, brand.founderEmail].filter(isExampleAddress)
  for (const address of new Set(examples))
    findings.push(
      serious('content/brand.yaml', `${address} is an example address that no one reads.`, 'Write your own address.'),
    )
  if (isSellerMissing(`${brand.sellerName}, ${brand.sellerAddress}`))
    findings.push(
      serious(
        'content/brand.yaml',
        'the seller is missing or still the example, and appears on receipts, in emails and in the terms.',
        'Write sellerName and sellerAddress.',
      ),
    )
  for (const { name, draft } of siteTexts.legal)
    if (draft)
      findings.push(
        serious(`content/legal/${name}.md`, 'is a draft.', 'Have a lawyer read it, then write draft: false.'),
      )
  return findings
}
