import { productName } from '../product-name.ts'
import { SiteFooter } from './site-footer.tsx'

/** The legal pages are documents of their own, so its links are full navigations. */
export function Footer() {
  const { seller = '', contact = '' } = document.documentElement.dataset
  return (
    <div className="mt-16 print:hidden">
      <SiteFooter name={productName} seller={seller} contact={contact} />
    </div>
  )
}
