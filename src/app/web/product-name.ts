/** The name that the operator gave the product; the build writes it into the document. */
export const productName = document.documentElement.dataset.product ?? ''
