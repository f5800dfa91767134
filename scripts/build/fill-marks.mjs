/** Puts the brand and the names of the two fonts above the fold into a document. */
export function fillMarks(html, output, { name, contactEmail, sellerName, sellerAddress }) {
  const font = (start) => `/${output.find(({ fileName }) => fileName.startsWith(`assets/${start}`)).fileName}`
  const marks = {
    __PRODUCT__: name,
    __CONTACT__: contactEmail,
    __SELLER__: `${sellerName}, ${sellerAddress}`,
    __DISPLAY_FONT__: font('besley-latin-wght-normal'),
    __TEXT_FONT__: font('source-sans-3-latin-wght-normal'),
  }
  return Object.entries(marks).reduce((text, [mark, value]) => text.replaceAll(mark, () => escaped(value)), html)
}

export const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])
