import type { ReactNode } from 'react'
import { unknownPlaceholders } from '#features/coaching/several/several.rules.ts'
import { isSellerMissing } from './seller.ts'

/** What would be noticed once it is too late. */
export function BeforeSending({ subject, text }: { subject: string; text: string }) {
  const unknown = unknownPlaceholders(`${subject}\n${text}`)
  return (
    <>
      {unknown.length > 0 && (
        <Warning>
          {unknown.join(', ')} {unknown.length === 1 ? 'is' : 'are'} sent as written: only {'{name}'} becomes a first
          name.
        </Warning>
      )}
      {isSellerMissing() && (
        <Warning>
          The name and postal address at its foot are still the example’s. In the United States and elsewhere the law
          asks for yours in emails to many: write sellerName and sellerAddress in content/brand.yaml.
        </Warning>
      )}
    </>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mt-4 rounded-md border border-warning/35 bg-warning-soft p-3 text-sm wrap-anywhere">
    {children}
  </p>
)
