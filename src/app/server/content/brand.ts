import { z } from 'zod'
import type { ContentReader } from '#platform/server/content-files.ts'
import { loadLogo } from './logo.ts'

export const BrandFile = z.strictObject({
  name: z.string().min(1),
  tagline: z.string(),
  description: z.string(),
  contactEmail: z.email(),
  sellerName: z.string(),
  sellerAddress: z.string(),
  communityLink: z.union([z.url(), z.literal('')]),
  founderName: z.string(),
  founderEmail: z.email(),
})
/** `logo`: the markup of its symbol, safe to put into a document. */
export type Brand = z.infer<typeof BrandFile> & { logo: string }

/** Who sells the program: the one place with a name, an address and a contact. */
export const loadBrand = (reader: ContentReader): Brand => ({
  ...reader.yaml('brand.yaml', BrandFile),
  logo: loadLogo(reader),
})
