import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { understand } from '#features/assistant/guide/server/kinds.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import { stranger } from '../../../../bench/guide.ts'

const Pairs = z.array(z.strictObject({ word: z.string(), business: z.string(), product: z.string() }))
const pairs = Pairs.parse(parse(readFileSync('bench/questions/business-or-product.yaml', 'utf8')))
const ofProduct = new Set(['help', 'progress'])
const kindOf = (ask: string) => understand(talkOf(stranger()(ask))).group

test('forty words that product and business share are told apart', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(40)
  expect(new Set(pairs.map(({ word }) => word)).size).toBe(pairs.length)
  const misread = pairs.flatMap(({ business, product }) => [
    ...(ofProduct.has(kindOf(business)) ? [`${business} → ${kindOf(business)}`] : []),
    ...(ofProduct.has(kindOf(product)) ? [] : [`${product} → ${kindOf(product)}`]),
  ])
  expect(misread).toEqual([])
})
