import { escaped } from '../../../src/app/server/static-pages/escaped.ts'
import { findFile, type Output } from './output.ts'

type Brand = { name: string; contactEmail: string; sellerName: string; sellerAddress: string; logo: string }

/** Puts the brand, its logo and the names of the two fonts above the fold into a document. */
export function fillPlaceholders(
  html: string,
  output: Output,
  { name, contactEmail, sellerName, sellerAddress, logo }: Brand,
): string {
  const font = (start: string) =>
    `/${findFile(output, `font ${start}`, ({ fileName }) => fileName.startsWith(`assets/${start}`))}`
  const marks = {
    __PRODUCT__: name,
    __CONTACT__: contactEmail,
    __SELLER__: `${sellerName}, ${sellerAddress}`,
    __DISPLAY_FONT__: font('besley-latin-wght-normal'),
    __TEXT_FONT__: font('source-sans-3-latin-wght-normal'),
  }
  const filled = Object.entries(marks).reduce(
    (text, [mark, value]) => text.replaceAll(mark, () => escaped(value)),
    html,
  )
  return filled.replaceAll('__LOGO__', () => logo)
}
